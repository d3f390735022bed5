import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { authenticate } from '../../modules/identity/index.ts';
import { cookieNames } from './cookies.ts';
import { openHeavyWork } from './heavy-work.ts';
import { trackRoutes } from './known-paths.ts';
import { openLimits } from './limits.ts';
import { OpenSockets } from './open-sockets.ts';
import { createServer } from './server.ts';
import { mountSocket } from './socket-route.ts';

const PATH = '/socket';
const PROTOCOL = 'test.v1';
const open = new OpenSockets();
let product: TestProduct;
let patient: Visitor;
let port: number;
let app: ReturnType<typeof createServer>;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient();
  app = createServer(product.services);
  const deps = {
    services: product.services,
    names: () => cookieNames(true),
    limits: openLimits(false),
    authenticate: authenticate(product.services),
    isOldBooking: async () => false,
    ownOrigin: () => 'http://localhost',
    runHeavy: openHeavyWork(),
    requireStepUp: async () => undefined,
    paths: trackRoutes(app),
  };
  const take = () => ({ hear: () => undefined, closed: () => undefined });
  mountSocket(
    app,
    deps,
    { path: PATH, protocol: PROTOCOL, access: ['patient'], largest: 100, take, stop: () => undefined },
    open,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await product.close();
});

const headers = () => ({
  cookie: [...patient.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  origin: 'http://localhost',
});

/** Asks for a socket with a key that is none, and returns the answer's first line. */
async function failHandshake(): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const asked = {
    ...headers(),
    host: 'localhost',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-protocol': PROTOCOL,
    'sec-websocket-key': 'none',
  };
  socket.write(
    `GET ${PATH} HTTP/1.1\r\n${Object.entries(asked)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  await once(socket, 'close');
  return answer.split('\r\n')[0]!;
}

test('a person whose handshake fails is not remembered, and one with an open socket until it closes', async () => {
  expect(await failHandshake()).toBe('HTTP/1.1 400 Bad Request');
  expect(open.accounts).toBe(0);
  const socket = new WebSocket(`ws://127.0.0.1:${port}${PATH}`, PROTOCOL, { headers: headers() });
  await once(socket, 'open');
  expect([open.accounts, open.all().length]).toEqual([1, 1]);
  const [closing] = open.all();
  socket.close();
  await once(closing!, 'close');
  expect(open.accounts).toBe(0);
});
