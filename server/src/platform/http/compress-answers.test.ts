import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

async function ask(path: string, encoding?: string) {
  const app = fastify();
  compressAnswers(app);
  for (const url of ['/api/long', '/api/me'])
    app.get(url, async () => ({ slots: Array.from({ length: 100 }, (_, index) => `slot ${index}`) }));
  app.get('/api/short', async () => ({ ok: true }));
  return app.inject({ url: path, ...(encoding === undefined ? {} : { headers: { 'accept-encoding': encoding } }) });
}

test('a long answer is compressed for a browser that accepts it', async () => {
  const plain = await ask('/api/long');
  const packed = await ask('/api/long', 'gzip, deflate, br');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['vary']).toBe('accept-encoding');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
  expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
});

test.each(['/api/short', '/api/me'])('%s is not compressed: it is too short, or it carries a token', async (path) => {
  expect((await ask(path, 'br')).headers['content-encoding']).toBeUndefined();
});
