import type { ServerResponse } from 'node:http';
import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listen, startSandbox } from '../testing/stage.ts';
import type { Stage } from '../testing/stage.ts';
import { africasTalking } from './africas-talking.ts';
import { readDeliveryReport } from './delivery-report.ts';
import { eventually } from '../../../test/slow-machines.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await startSandbox();
});
afterEach(() => stage.calm());
afterAll(() => stage.close());

const message = (to: string, text = 'Habari & karibu: 123456') => ({ to, text, idempotencyKey: 'k' });
const send = (to: string, text?: string) => stage.integrations.sms!.sendSms(message(to, text));
const adapter = (changes: Partial<Parameters<typeof africasTalking>[0]> = {}) =>
  africasTalking(
    { url: `${stage.url}/sandbox/africastalking/version1`, ...sandboxSecrets().africasTalking, ...changes },
    { sandbox: true, timeoutMs: 2_000 },
  );

test('an accepted message is in the outbox unchanged, and a delivery report follows', async () => {
  const outcome = await send('+255754123456');
  expect(outcome).toEqual({ kind: 'accepted', messageId: expect.stringMatching(/^ATXid_/) });
  const outbox = await (await fetch(`${stage.url}/sandbox/outbox?phone=%2B255754123456`)).json();
  expect(outbox).toMatchObject({
    messages: [{ to: '+255754123456', from: 'TABIBU', text: 'Habari & karibu: 123456' }],
  });
  const report = await eventually(() => stage.heard.find((heard) => heard.path === '/africastalking/delivery-report'));
  expect(readDeliveryReport(report.raw)).toMatchObject({
    kind: 'report',
    state: 'delivered',
    messageId: outcome.kind === 'accepted' && outcome.messageId,
  });
});

test('a bad number, a blocked number and a bad sender are refused', async () => {
  expect(await send('0754')).toMatchObject({ kind: 'refused', reason: 'invalid-phone' });
  await stage.force({ phone: '255754123457', sms: 'refused' });
  expect(await send('+255754123457')).toMatchObject({ kind: 'refused', reason: 'blocked' });
  expect(await adapter({ senderId: 'FAR TOO LONG A NAME' }).sendSms(message('+255754123456'))).toMatchObject({
    kind: 'refused',
    reason: 'invalid-sender',
  });
});

test('an answer without recipients is a refusal', async () => {
  await stage.force({ sms: 'empty' });
  expect(await send('+255754123456')).toMatchObject({ kind: 'refused', reason: 'other' });
});

test('a wrong key or user name is refused as "credentials"', async () => {
  expect(await adapter({ apiKey: 'wrong' }).sendSms(message('+255754123456'))).toMatchObject({
    kind: 'refused',
    reason: 'credentials',
  });
  expect(await adapter({ username: 'somebody' }).sendSms(message('+255754123456'))).toMatchObject({
    kind: 'refused',
    reason: 'credentials',
  });
});

test('an outage, a timeout, a redirect and an unreadable answer are "unknown"', async () => {
  await stage.force({ sms: 'unavailable' });
  expect(await send('+255754123456')).toEqual({ kind: 'unknown', why: 'http-error', mayHaveReached: true });
  const answers = [
    { why: 'timeout', answer: () => {} },
    { why: 'redirect', answer: (response: ServerResponse) => response.writeHead(302, { location: '/' }).end() },
    { why: 'unreadable', answer: (response: ServerResponse) => response.writeHead(201).end('<p>OK</p>') },
    { why: 'too-large', answer: (response: ServerResponse) => response.writeHead(201).end('x'.repeat(300_000)) },
  ];
  for (const { why, answer } of answers) {
    const { url, server } = await listen((_request, response) => void answer(response));
    expect(await adapter({ url }).sendSms(message('+255754123456'))).toMatchObject({ kind: 'unknown', why });
    server.closeAllConnections();
    server.close();
  }
});

test.each([
  [
    'id=ATXid_1&status=Failed&failureReason=UserIsInactive',
    { kind: 'report', state: 'failed', failureReason: 'UserIsInactive' },
  ],
  ['id=ATXid_1&status=Buffered', { kind: 'report', state: 'on-its-way' }],
  ['id=ATXid_1&status=Exploded', { kind: 'rejected' }],
  ['status=Success', { kind: 'rejected' }],
  ['{"id":"x"}', { kind: 'rejected' }],
])('the report %j is read as %j', (raw, reading) => {
  expect(readDeliveryReport(Buffer.from(raw))).toMatchObject(reading);
});

test.each(['AbsentSubscriber', 'Expired', 'Failed', 'Rejected'])(
  'a message whose report says %s did not arrive, so the next channel is tried',
  (status) => {
    const report = readDeliveryReport(Buffer.from(new URLSearchParams({ id: 'ATXid_1', status }).toString()));
    expect(report).toMatchObject({ kind: 'report', messageId: 'ATXid_1', state: 'failed' });
  },
);
