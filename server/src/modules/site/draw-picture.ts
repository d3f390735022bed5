import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/**
 * A program of its own: reads a JPEG or PNG from standard input, decodes it whole and writes it anew in four forms, as
 * a line of JSON with their sizes followed by their bytes. It writes nothing for anything else. It runs apart, with
 * limits on memory and time, because decoders of pictures are where a hostile file does harm (U-03).
 */

const MOST_PIXELS = 40_000_000;
/** The longest side of each form in pixels, and the most bytes that it may take. */
const PHONE = { side: 800, bytes: 40_000 };
const WIDE = { side: 1600, bytes: 250_000 };
const QUALITIES = { avif: [55, 42, 30, 20], webp: [72, 55, 40, 25] } as const;

type Kind = keyof typeof QUALITIES;

sharp.concurrency(1);
const picture = await readPicture(await buffer(process.stdin));
const wide = await sized(picture, WIDE.side);
const forms: readonly (readonly [typeof PHONE, Kind])[] = [
  [PHONE, 'avif'],
  [PHONE, 'webp'],
  [WIDE, 'avif'],
  [WIDE, 'webp'],
];
const drawn: Buffer[] = [];
for (const [limit, kind] of forms) drawn.push(await draw(picture, limit, kind));
const head = { ...wide, bytes: drawn.map(({ length }) => length) };
let rest = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...drawn]);
while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));

/** Returns the pixels of a picture, upright and without anything else. Throws for what is no whole JPEG or PNG. */
async function readPicture(bytes: Buffer): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' });
  const { format } = await image.metadata();
  if (format !== 'jpeg' && format !== 'png') throw new Error(`a picture of the format ${format}`);
  const { data, info } = await image
    .rotate()
    .resize({ width: WIDE.side, height: WIDE.side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function sized(image: Sharp, side: number): Promise<{ width: number; height: number }> {
  const { info } = await image
    .clone()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}

/** Encodes at the best quality that stays within the bytes; smaller, if none does. */
async function draw(image: Sharp, limit: typeof PHONE, kind: Kind): Promise<Buffer> {
  for (let side = limit.side; side > 100; side = Math.floor(side * 0.75)) {
    const small = image.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    for (const quality of QUALITIES[kind]) {
      const encoded = kind === 'avif' ? small.clone().avif({ quality, effort: 2 }) : small.clone().webp({ quality });
      const bytes = await encoded.toBuffer();
      if (bytes.length <= limit.bytes) return bytes;
    }
  }
  throw new Error('no form of the picture is small enough');
}
