import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const SCALE = 4;

/** Draws the path as pixels, as a scanner would see it. */
function pictureOf({ size, path }: { size: number; path: string }): {
  width: number;
  height: number;
  data: Uint8ClampedArray;
} {
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

test('a scanner reads the address back from the bars, and the quiet zone is free', () => {
  const address = 'https://tabibu.example/verify/0123456789ABCDEFGHJK';
  const qr = qrPath(address);
  expect(decodeQR(pictureOf(qr))).toBe(address);
  expect([...qr.path.matchAll(/M(\d+) (\d+)h/g)].every(([, x, y]) => Number(x) >= 4 && Number(y) >= 4)).toBe(true);
});
