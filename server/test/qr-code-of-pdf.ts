import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';

/** Reads the QR code that is drawn in a PDF file. */
export function qrCodeIn(pdf: Buffer): string {
  return decodeQR(pictureOf(drawingsOf(pdf)));
}

/** Returns the drawing commands of all pages of a PDF file. */
function drawingsOf(pdf: Buffer): string {
  const texts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    try {
      texts.push(inflateSync(pdf.subarray(at + 'stream\n'.length, pdf.indexOf('\nendstream', at))).toString('latin1'));
    } catch {
      // This stream is a font, or not compressed.
    }
  }
  return texts.join('\n');
}

/** Returns the squares that are drawn on the page as a picture, with a block of pixels for each. */
function pictureOf(drawing: string): { width: number; height: number; data: Uint8ClampedArray } {
  const rectangles = [...drawing.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g)].map(
    (match) => match.slice(1).map(Number) as [number, number, number, number],
  );
  const squares = rectangles.filter(
    ([, , width, height]) => Math.abs(Math.abs(width) - Math.abs(height)) < 0.01 && Math.abs(width) < 8,
  );
  const [size] = squares.map(([, , width]) => Math.abs(width)) as [number];
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  const [SCALE, QUIET] = [4, 4];
  const modules = Math.round(Math.max(...squares.map(([x]) => x - left)) / size) + 1 + 2 * QUIET;
  const side = modules * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x, y] of squares) {
    const [column, row] = [Math.round((x - left) / size) + QUIET, Math.round((y - top) / size) + QUIET];
    for (let pixel = 0; pixel < SCALE * SCALE; pixel += 1) {
      const place = ((row * SCALE + Math.floor(pixel / SCALE)) * side + column * SCALE + (pixel % SCALE)) * 4;
      data.fill(0, place, place + 3);
    }
  }
  return { width: side, height: side, data };
}
