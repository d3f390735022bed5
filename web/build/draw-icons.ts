import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

const LEAF = [11, 107, 80, 255] as const;
const WHITE = [255, 255, 255, 255] as const;
const SUN = [240, 162, 46, 255] as const;
const NOTHING = [0, 0, 0, 0] as const;
type Colour = readonly [number, number, number, number];

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b6b50"/><path d="M13 6h6v7h7v6h-7v7h-6v-7H6v-6h7z" fill="#fff"/><path d="m16 11 5 5-5 5-5-5z" fill="#f0a22e"/></svg>';

/** Draws the product's icon as SVG and as the PNG sizes that installing needs, and writes the web app manifest. */
export async function drawIcons(folder: string): Promise<void> {
  await writeFile(join(folder, 'icon.svg'), SVG);
  await writeFile(join(folder, 'icon-192.png'), png(192, 8));
  await writeFile(join(folder, 'icon-512.png'), png(512, 8));
  // Maskable and Apple icons fill the square; the platform cuts the corners.
  await writeFile(join(folder, 'icon-maskable.png'), png(512, 0));
  await writeFile(join(folder, 'apple-touch-icon.png'), png(180, 0));
  await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest()));
}

function manifest() {
  return {
    id: '/', name: 'Tabibu', short_name: 'Tabibu', description: 'Afya Yako, Kipaumbele Chetu', lang: 'sw',
    start_url: '/', scope: '/', display: 'standalone', background_color: '#fbf8f3', theme_color: '#0b6b50', categories: ['medical', 'health'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** The mark's colour at a point of its 32 × 32 drawing. */
function colourAt(x: number, y: number, corner: number): Colour {
  const overX = Math.max(corner - x, x - (32 - corner), 0);
  const overY = Math.max(corner - y, y - (32 - corner), 0);
  if (corner > 0 && Math.hypot(overX, overY) > corner) return NOTHING;
  if (Math.abs(x - 16) + Math.abs(y - 16) <= 5) return SUN;
  const inCross = (Math.abs(x - 16) <= 3 && Math.abs(y - 16) <= 10) || (Math.abs(y - 16) <= 3 && Math.abs(x - 16) <= 10);
  return inCross ? WHITE : LEAF;
}

/** A PNG of the mark, each pixel the mean of 3 × 3 points. */
function png(size: number, corner: number): Buffer {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const sums = [0, 0, 0, 0];
      for (let point = 0; point < 9; point += 1) {
        const x = ((column + ((point % 3) + 0.5) / 3) * 32) / size;
        const y = ((row + (Math.floor(point / 3) + 0.5) / 3) * 32) / size;
        colourAt(x, y, corner).forEach((value, channel) => (sums[channel] = (sums[channel] ?? 0) + value));
      }
      const at = row * (size * 4 + 1) + 1 + column * 4;
      sums.forEach((sum, channel) => (rows[at + channel] = Math.round(sum / 9)));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
