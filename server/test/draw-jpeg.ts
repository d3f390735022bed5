import sharp from 'sharp';

/** Returns a drawing in SVG as a JPEG, as somebody would upload it. */
export function drawJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
