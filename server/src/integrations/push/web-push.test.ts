import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { derivePushKeys } from '../../platform/keys.ts';
import { listen, startSandbox } from '../testing/stage.ts';
import type { Stage } from '../testing/stage.ts';
import type { PushAddress, PushMessage } from './port.ts';
import { isKnownService } from './push-address.ts';
import { webPush } from './web-push.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await startSandbox();
});
afterEach(() => stage.calm());
afterAll(() => stage.close());

const TEXT = JSON.stringify({ kind: 'emergency', title: 'Dharura: é ✓' });

async function aBrowser(publicKey = stage.integrations.push.publicKey): Promise<PushAddress> {
  const made = await fetch(`${stage.url}/sandbox/push/browsers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ application_server_key: publicKey }),
  });
  expect(made.status).toBe(201);
  const { endpoint, keys } = (await made.json()) as PushAddress;
  return { endpoint, keys };
}

const send = (to: PushAddress, changes: Partial<PushMessage> = {}) =>
  stage.integrations.push.sendPush({ to, text: TEXT, ttl: 300, urgency: 'high', topic: 'abc_123-x', ...changes });
const received = async ({ endpoint }: PushAddress) =>
  ((await (await fetch(endpoint)).json()) as { messages: unknown[] }).messages;

test('a message arrives encrypted and signed, with its lifetime and urgency', async () => {
  const browser = await aBrowser();
  expect(stage.integrations.push.accepts(browser)).toBe(true);
  expect(await send(browser)).toEqual({ kind: 'accepted' });
  expect(await received(browser)).toEqual([
    {
      text: TEXT,
      ttl: 300,
      urgency: 'high',
      topic: 'abc_123-x',
      contact: 'mailto:push@tabibu.example',
      at: expect.any(String),
    },
  ]);
});

test('only the browser that a message was encrypted for can read it', async () => {
  const [one, other] = [await aBrowser(), await aBrowser()];
  await send({ endpoint: one.endpoint, keys: other.keys });
  expect(await received(one)).toMatchObject([{ text: null }]);
});

test.each([
  ['gone', { kind: 'gone' }],
  ['not-found', { kind: 'gone' }],
  ['too-many', { kind: 'unknown', why: 'rate-limited' }],
  ['unavailable', { kind: 'unknown', why: 'http-error' }],
  ['too-large', { kind: 'refused', status: 413 }],
] as const)('the answer %s is %j', async (push, outcome) => {
  const browser = await aBrowser();
  await stage.force({ push });
  expect(await send(browser)).toEqual(outcome);
});

test("an ended subscription, another sender's subscription and a forged token get different outcomes", async () => {
  const browser = await aBrowser();
  await fetch(browser.endpoint, { method: 'DELETE' });
  expect(await send(browser)).toEqual({ kind: 'gone' });
  expect(await send(await aBrowser(derivePushKeys('somebody else').publicKey))).toEqual({
    kind: 'refused',
    status: 403,
  });
  const another = await aBrowser();
  const { publicKey } = stage.integrations.push;
  const forged = webPush(
    { publicKey, privateKey: derivePushKeys('somebody else').privateKey, contact: 'mailto:a@b.example' },
    { sandboxUrl: stage.url },
  );
  expect(await forged.sendPush({ to: another, text: TEXT, ttl: 300, urgency: 'high', topic: 'x' })).toEqual({
    kind: 'refused',
    status: 401,
  });
  expect(await received(another)).toEqual([]);
});

test('a timeout, a broken connection and a redirect are "unknown", and the redirect is not followed', async () => {
  let followed = 0;
  const { url, server } = await listen((request, response) => {
    if (request.url === '/inside') followed += 1;
    if (request.url?.endsWith('/moved')) response.writeHead(307, { location: '/inside' }).end();
    else if (request.url?.endsWith('/broken')) request.socket.destroy();
  });
  const { keys } = await aBrowser();
  const sender = webPush(
    { ...derivePushKeys('x'), contact: 'mailto:a@b.example' },
    { sandboxUrl: url, timeoutMs: 2_000 },
  );
  const outcomeOf = (name: string) =>
    sender.sendPush({
      to: { endpoint: `${url}/sandbox/push/${name}`, keys },
      text: TEXT,
      ttl: 1,
      urgency: 'high',
      topic: 'x',
    });
  expect([await outcomeOf('silent'), await outcomeOf('broken'), await outcomeOf('moved')]).toEqual(
    ['timeout', 'transport', 'redirect'].map((why) => ({ kind: 'unknown', why })),
  );
  expect(followed).toBe(0);
  server.closeAllConnections();
  server.close();
});

describe('addresses that our server may call (X-01)', () => {
  const sandbox = 'http://127.0.0.1:4101';

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://eu.push.services.mozilla.com/wpush/v1/g',
    'https://wns2-by3p.notify.windows.com/w/?token=BQ',
    'https://web.push.apple.com/QGuQ',
  ])('%s is accepted', (endpoint) => expect(isKnownService(endpoint, null)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil-notify.windows.com.example/x',
    'https://notify.windows.com/x',
    'https://xnotify.windows.com/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://push.apple.com/x',
    'https://fcm.googleapis.com./x',
    'ftp://fcm.googleapis.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
    '',
    'http://127.0.0.1:4101/sandbox/push/abc',
  ])('%s is refused', (endpoint) => expect(isKnownService(endpoint, null)).toBe(false));

  test('the sandbox is accepted under its own path only', () => {
    expect(isKnownService(`${sandbox}/sandbox/push/abc_-1`, sandbox)).toBe(true);
    for (const endpoint of [
      `${sandbox}/api/me`,
      `${sandbox}/sandbox/push/../scenario`,
      `${sandbox}/sandbox/push/`,
      `${sandbox}/sandbox/push/a/b`,
      'http://127.0.0.1:4102/sandbox/push/abc',
      'http://localhost:4101/sandbox/push/abc',
    ]) {
      expect(isKnownService(endpoint, sandbox), endpoint).toBe(false);
    }
  });

  test('nothing is sent to an unknown host, even if its address was stored', async () => {
    let called = 0;
    const server = createServer((_request, response) => {
      called += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const { keys } = await aBrowser();
    expect(await send({ endpoint: `http://127.0.0.1:${port}/sandbox/push/abc`, keys })).toEqual({
      kind: 'refused',
      status: 0,
    });
    expect(called).toBe(0);
    server.close();
  });

  test('invalid keys are not accepted', async () => {
    const { endpoint, keys } = await aBrowser();
    const accepts = (changes: Partial<PushAddress['keys']>) =>
      stage.integrations.push.accepts({ endpoint, keys: { ...keys, ...changes } });
    expect(accepts({})).toBe(true);
    expect(accepts({ p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url') })).toBe(false);
    expect(accepts({ p256dh: 'AAAA' })).toBe(false);
    expect(accepts({ auth: 'AAAA' })).toBe(false);
  });
});
