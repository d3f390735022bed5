import { drawBitmap } from '../components/draw-small.ts';

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

/**
 * Returns a photo as a JPEG of at most 200 KB, base64-encoded. It is drawn again, which removes the place and time in
 * its metadata. Rejects when the browser cannot read the file as an image.
 */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const [longest, quality] of TRIES) {
      const drawn = await drawBitmap(picture, longest, quality);
      if (drawn.size <= LARGEST) return await inBase64(drawn);
    }
    throw new Error('the picture cannot be made small enough');
  } finally {
    picture.close();
  }
}

async function inBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
