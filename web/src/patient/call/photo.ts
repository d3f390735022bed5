/** What the server takes, with a little room. */
const LARGEST = 195_000;

/** Longest sides and qualities, best first. */
const TRIES = [[1280, 0.8], [1280, 0.6], [1024, 0.6], [800, 0.6], [640, 0.5], [480, 0.4]] as const;

/** Width and height with the longer side shortened to `longest`. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A picture of the phone as a JPEG of at most 200 KB in base64, drawn anew: where and when it was taken stays here. Rejects when the
 * browser cannot read the file as a picture.
 */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const [longest, quality] of TRIES) {
      const drawn = await draw(picture, longest, quality);
      if (drawn.size <= LARGEST) return await inBase64(drawn);
    }
    throw new Error('the picture cannot be made small enough');
  } finally {
    picture.close();
  }
}

async function draw(picture: ImageBitmap, longest: number, quality: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(picture.width, picture.height, longest));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  // A drawing with see-through places gets paper, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('this browser cannot write a JPEG'))), 'image/jpeg', quality);
  });
}

async function inBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
