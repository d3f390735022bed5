/** Returns width and height scaled down so that the longer side is at most `longest`. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Returns a picture as a JPEG whose longer side has at most `longest` pixels. Drawing it again removes the place and
 * time in its metadata. Rejects when the browser cannot read the file as an image.
 */
export async function drawSmall(file: Blob, longest: number, quality: number): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await drawBitmap(picture, longest, quality);
  } finally {
    picture.close();
  }
}

/** The same as `drawSmall` for a picture that is decoded already. */
export async function drawBitmap(picture: ImageBitmap, longest: number, quality: number): Promise<Blob> {
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
