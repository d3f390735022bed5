import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import { speaker } from '@tabibu/locales/server-speech';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/slow-machines.ts';
import { openCircuit } from '../circuit.ts';
import { listen, startSandbox } from '../testing/stage.ts';
import type { Stage } from '../testing/stage.ts';
import { cloudApi } from './cloud-api.ts';
import type { WhatsAppConfig } from './cloud-api.ts';
import { readStatusReports } from './status-reports.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await startSandbox();
});
afterEach(() => stage.calm());
afterAll(() => stage.close());

const LINK = 'https://tabibu.example/more/notices';
const PHONE = '+255754123456';
const credentials = sandboxSecrets().whatsapp;
const adapter = (changes: Partial<WhatsAppConfig> = {}, timeoutMs = 2_000) =>
  cloudApi(
    { url: `${stage.url}/sandbox/whatsapp/v23.0`, ...credentials, ...changes },
    { sandbox: true, circuit: openCircuit(() => new Date()), timeoutMs },
  );
const notice = (language: 'sw' | 'en' | 'fr' = 'sw', to = PHONE) => ({ to, language, link: LINK });

test.each(['sw', 'en', 'fr'] as const)('a message arrives in the words of our catalogue (%s)', async (language) => {
  const outcome = await adapter().sendNotice(notice(language));
  expect(outcome).toEqual({ kind: 'accepted', messageId: expect.stringMatching(/^wamid\./) });
  const { messages } = (await (await fetch(`${stage.url}/sandbox/outbox?phone=%2B255754123456`)).json()) as {
    messages: { messageId: string; from: string; text: string }[];
  };
  expect(messages).toContainEqual(
    expect.objectContaining({
      messageId: outcome.kind === 'accepted' && outcome.messageId,
      from: 'WhatsApp',
      text: speaker(language)('whatsapp.notice', { link: LINK }),
    }),
  );
});

test('signed reports say that it was sent and delivered', async () => {
  const outcome = await adapter().sendNotice(notice());
  const mine = () =>
    stage.heard
      .filter(({ path }) => path === '/whatsapp/delivery-report')
      .map(({ raw, headers }) => readStatusReports(credentials, raw, headers))
      .flatMap((read) => (read.kind === 'reports' ? read.reports : []))
      .filter(({ messageId }) => outcome.kind === 'accepted' && messageId === outcome.messageId);
  await eventually(() => (mine().length === 2 ? mine() : undefined));
  expect(
    mine()
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(['delivered', 'on-its-way']);
});

test.each([
  ['no-whatsapp', { kind: 'refused', reason: 'not-on-whatsapp', code: 131026 }],
  ['window', { kind: 'refused', reason: 'window', code: 131047 }],
  ['token-over', { kind: 'refused', reason: 'account', code: 190 }],
  ['busy', { kind: 'unknown', why: 'busy', mayHaveReached: false }],
  ['pair-busy', { kind: 'unknown', why: 'busy', mayHaveReached: false }],
  ['unavailable', { kind: 'unknown', why: 'http-error', mayHaveReached: true }],
] as const)('the answer %s is read as %o', async (whatsapp, outcome) => {
  await stage.force({ whatsapp });
  expect(await adapter().sendNotice(notice())).toEqual(outcome);
});

test('a wrong token, number, template or language is refused for what it is', async () => {
  expect(await adapter({ token: 'wrong' }).sendNotice(notice())).toMatchObject({ kind: 'refused', reason: 'account' });
  expect(await adapter({ template: 'other' }).sendNotice(notice())).toMatchObject({ reason: 'template', code: 132001 });
  expect(await adapter({ phoneNumberId: '12345' }).sendNotice(notice())).toMatchObject({ reason: 'other', code: 100 });
  expect(await adapter().sendNotice(notice('sw', '+12'))).toMatchObject({ kind: 'refused', reason: 'other' });
});

test('the request carries the token, the digits of the number, and nothing but the address', async () => {
  let heard: { authorization: string | undefined; path: string | undefined; body: unknown } | undefined;
  const { url, server } = await listen(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard = {
      authorization: request.headers.authorization,
      path: request.url,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"messages":[{"id":"wamid.1"}]}');
  });
  expect(await adapter({ url }).sendNotice(notice('fr'))).toEqual({ kind: 'accepted', messageId: 'wamid.1' });
  server.close();
  expect(heard).toEqual({
    authorization: `Bearer ${credentials.token}`,
    path: `/${credentials.phoneNumberId}/messages`,
    body: {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '255754123456',
      type: 'template',
      template: {
        name: 'tabibu_notice',
        language: { code: 'fr' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: LINK }] }],
      },
    },
  });
});

test('a hang, a redirect and an unreadable answer are unknown, and after three in a row nobody asks', async () => {
  const answers = [
    { why: 'timeout', answer: () => {} },
    { why: 'redirect', answer: (response: ServerResponse) => response.writeHead(302, { location: '/' }).end() },
    { why: 'unreadable', answer: (response: ServerResponse) => response.writeHead(200).end('<p>OK</p>') },
  ];
  for (const { why, answer } of answers) {
    const { url, server } = await listen((_request, response) => void answer(response));
    const outcome = await adapter({ url }, why === 'timeout' ? 200 : 2_000).sendNotice(notice());
    expect(outcome).toMatchObject({ kind: 'unknown', why });
    server.closeAllConnections();
    server.close();
  }
  await stage.force({ whatsapp: 'unavailable' });
  const failing = adapter();
  for (let tries = 0; tries < 3; tries += 1) await failing.sendNotice(notice());
  await stage.calm();
  expect(await failing.sendNotice(notice())).toEqual({ kind: 'unknown', why: 'paused', mayHaveReached: false });
});

const signed = (raw: string, secret = credentials.appSecret) => ({
  'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`,
});
const report = (statuses: object[], phoneNumberId = credentials.phoneNumberId) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      { id: '1', changes: [{ field: 'messages', value: { metadata: { phone_number_id: phoneNumberId }, statuses } }] },
    ],
  });
const read = (raw: string, headers: Record<string, string>) =>
  readStatusReports(credentials, Buffer.from(raw), headers);

test('a report counts only with our signature over its very bytes', () => {
  const raw = report([{ id: 'wamid.1', status: 'read' }]);
  expect(read(raw, signed(raw))).toEqual({
    kind: 'reports',
    reports: [{ messageId: 'wamid.1', state: 'delivered', failure: null }],
  });
  expect(read(raw, {})).toEqual({ kind: 'rejected', why: 'unsigned' });
  expect(read(raw, signed(raw, 'another'))).toEqual({ kind: 'rejected', why: 'bad-signature' });
  expect(read(`${raw} `, signed(raw))).toEqual({ kind: 'rejected', why: 'bad-signature' });
  expect(read(raw, { 'x-hub-signature-256': 'sha256=no' })).toEqual({ kind: 'rejected', why: 'bad-signature' });
});

test('a report of another number, of a new kind, or of a message to us changes nothing', () => {
  const nothing = { kind: 'reports', reports: [] };
  const other = report([{ id: 'wamid.1', status: 'failed' }], '999999');
  expect(read(other, signed(other))).toEqual(nothing);
  const strange = report([
    { id: 'wamid.1', status: 'warning' },
    { id: 'wamid.2', status: 'toString' },
  ]);
  expect(read(strange, signed(strange))).toEqual(nothing);
  const failed = report([{ id: 'wamid.1', status: 'failed', errors: [{ code: 131026, title: 'no' }] }]);
  expect(read(failed, signed(failed))).toMatchObject({ reports: [{ state: 'failed', failure: '131026' }] });
  expect(read('{"entry":1}', signed('{"entry":1}'))).toEqual({ kind: 'rejected', why: 'wrong-shape' });
});
