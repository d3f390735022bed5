import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A program of its own: reads a JPEG or PNG from standard input and writes it as a square JPEG of at most 40 kB,
 * upright and without anything else. It writes nothing for anything that is no picture. It runs apart, with limits on
 * memory and time, because decoders of pictures are where a hostile file does harm (U-03).
 */

const MOST_PIXELS = 40_000_000;
const MOST_BYTES = 40_000;
const SIDES = [480, 360, 240, 160];
const QUALITIES = [80, 65, 50];

sharp.concurrency(1);
let rest = await drawSquare(await buffer(process.stdin));
while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));

/** Encodes at the best quality that stays within the bytes; smaller, if none does. The crop keeps what stands out. */
async function drawSquare(bytes: Buffer): Promise<Buffer> {
  const side = SIDES[0]!;
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
    .rotate()
    .resize({ width: side, height: side, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const square = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  for (const width of SIDES)
    for (const quality of QUALITIES) {
      const drawn = await square.clone().resize({ width }).jpeg({ quality }).toBuffer();
      if (drawn.length <= MOST_BYTES) return drawn;
    }
  throw new Error('no form of the picture is small enough');
}
