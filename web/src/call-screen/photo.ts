/** Largest size of a photo in bytes, a little below the limit of the server. */
const LARGEST = 195_000;

/** Longest side in pixels and JPEG quality of each attempt, best first. */
const TRIES = [
  [1280, 0.8],
  [1280, 0.6],
  [1024, 0.6],
  [800, 0.6],
  [640, 0.5],
  [480, 0.4],
] as const;

/** Returns width and height scaled down so that the longer side is at most `longest`. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Returns a photo as a JPEG of at most 200 KB, base64-encoded. It is drawn again, which removes the place and time in
 * its metadata. Rejects when the browser cannot read the file as an image.
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
  // Transparent areas become white; a JPEG would make them black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('this browser cannot write a JPEG'))),
      'image/jpeg',
      quality,
    );
  });
}

async function inBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
