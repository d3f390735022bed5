import { drawBitmap } from './draw-small.ts';

/**
 * Returns the middle square of a picture as a JPEG with sides of at most `side` pixels, at the best quality that stays
 * within `most` bytes, or at the lowest. Rejects like `drawSmall`.
 */
export async function drawSquare(file: Blob, side: number, most: number): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const edge = Math.min(picture.width, picture.height);
    const square = await createImageBitmap(
      picture,
      Math.floor((picture.width - edge) / 2),
      Math.floor((picture.height - edge) / 2),
      edge,
      edge,
    );
    let drawn = await drawBitmap(square, side, 0.85);
    for (const quality of [0.7, 0.55, 0.4]) if (drawn.size > most) drawn = await drawBitmap(square, side, quality);
    square.close();
    return drawn;
  } finally {
    picture.close();
  }
}
