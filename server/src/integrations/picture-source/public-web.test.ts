import { createServer } from 'node:https';
import type { Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCertificate } from '../../../test/certificate.ts';
import { isPublicAddress } from './public-address.ts';
import { publicWeb } from './public-web.ts';

let server: Server;
let port: number;
let ca: string;
let asked = 0;
beforeAll(async () => {
  const { key, cert } = await newCertificate();
  ca = cert;
  server = createServer({ key, cert }, (request, response) => {
    asked += 1;
    if (request.url === '/moved') return response.writeHead(302, { location: 'https://10.0.0.1/' }).end();
    if (request.url === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(request.url === '/large' ? 2000 : 10));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:80b::200e', true],
  ['127.0.0.1', false],
  ['10.9.8.7', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['no address', false],
])('%s belongs to the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a name that leads to our own machine is never asked (X-01)', async () => {
  const before = asked;
  const inside = publicWeb({
    sandboxUrl: null,
    ca,
    port,
    lookup: (_name, options, callback) =>
      options.all === true ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
  });
  expect(await inside.fetchPicture(`https://pictures.example:${port}/a.png`, 1000)).toEqual({ failed: 'unreachable' });
  expect(asked).toBe(before);
});

test.each([
  ['/a.png', { bytes: Buffer.alloc(10) }],
  ['/large', { failed: 'too-large' }],
  ['/page', { failed: 'kind' }],
  ['/moved', { failed: 'unreachable' }],
])('of an address that may be asked, %s gives its bytes or why there are none', async (path, result) => {
  const source = publicWeb({ sandboxUrl: null, ca, port, isPublic: () => true });
  expect(await source.fetchPicture(`https://127.0.0.1:${port}${path}`, 1000)).toEqual(result);
});

test('an address with a port of its own is not asked: other services answer there', async () => {
  const before = asked;
  const source = publicWeb({ sandboxUrl: null, ca, isPublic: () => true });
  expect(await source.fetchPicture(`https://127.0.0.1:${port}/a.png`, 1000)).toEqual({ failed: 'address' });
  expect(asked).toBe(before);
});
