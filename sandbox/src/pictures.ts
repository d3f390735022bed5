import { deflateSync, crc32 } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const [WIDTH, HEIGHT] = [1600, 900];

/** A web site with pictures: one that is whole, one that is cut off, a page, and nothing under any other name. */
export function pictureRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/:name', (request, reply) => {
    const { name } = request.params;
    if (name === 'whole.png') return reply.type('image/png').send(wholePng());
    if (name === 'cut.png') return reply.type('image/png').send(wholePng().subarray(0, 2000));
    if (name === 'page.html') return reply.type('text/html').send('<p>No picture</p>');
    return reply.code(404).send();
  });
}

/** A PNG of 1600 × 900 with soft colours. */
function wholePng(): Buffer {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * (1 + WIDTH * 3) + 1 + x * 3;
      rows[at] = 40 + Math.round((x / WIDTH) * 120);
      rows[at + 1] = 120 + Math.round((y / HEIGHT) * 80);
      rows[at + 2] = 110;
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, bytes: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.from(kind, 'latin1'), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(framed));
  return Buffer.concat([length, framed, sum]);
}
