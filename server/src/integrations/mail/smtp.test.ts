import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import { smtpServer } from '@tabibu/sandbox/smtp-server';
import { tcpListener } from '@tabibu/sandbox/tcp-listener';
import type { TcpListener } from '@tabibu/sandbox/tcp-listener';
import { openStore } from '@tabibu/sandbox/world';
import type { SandboxMail } from '@tabibu/sandbox/world';
import { generate } from 'selfsigned';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../testing/stage.ts';
import type { Stage } from '../testing/stage.ts';
import { smtp } from './smtp.ts';
import type { SmtpConfig } from './smtp.ts';

const MESSAGE = {
  to: 'asha@example.org',
  subject: 'Thibitisha barua pepe yako — déjà',
  text: 'Habari Asha,\n.\n..nukta\nhttps://tabibu.example/x#abc\n' + 'é'.repeat(200),
  html: '<p>Habari <b>Asha</b> — karibu</p>',
  key: '019a0000-0000-7000-8000-000000000001',
};

let stage: Stage;
let now = new Date('2026-11-23T10:00:00Z');
beforeAll(async () => {
  stage = await startSandbox({ now: () => now, timeoutMs: 60_000 });
});
afterEach(async () => {
  await stage.calm();
  // A pause of one test is over before the next.
  now = new Date(now.getTime() + 60_000);
});
afterAll(() => stage.close());

const send = (changes: Partial<typeof MESSAGE> = {}) => stage.integrations.mail!.sendMail({ ...MESSAGE, ...changes });
async function mailsOf(address: string): Promise<SandboxMail[]> {
  const reply = await fetch(`${stage.url}/sandbox/mails?address=${encodeURIComponent(address)}`);
  return ((await reply.json()) as { mails: SandboxMail[] }).mails;
}
async function portOf(): Promise<number> {
  return ((await (await fetch(`${stage.url}/sandbox/ports`)).json()) as { smtp: number }).smtp;
}
/** Returns an adapter for the stand-in with other settings. */
async function adapter(changes: Partial<SmtpConfig>, timeoutMs = 60_000): Promise<ReturnType<typeof smtp>> {
  const port = await portOf();
  return smtp(
    {
      address: async () => ({ host: '127.0.0.1', port }),
      security: 'none',
      login: sandboxSecrets().smtp,
      from: 'noreply@tabibu.example',
      ...changes,
    },
    { sandbox: true, now: () => now, timeoutMs },
  );
}

test('an email arrives as it was written, in both forms, and names no person as sender', async () => {
  expect(await send()).toEqual({ kind: 'accepted' });
  const [mail] = await mailsOf(MESSAGE.to);
  expect(mail).toMatchObject({
    to: MESSAGE.to,
    envelopeFrom: 'noreply@tabibu.example',
    from: 'Tabibu <noreply@tabibu.example>',
    subject: MESSAGE.subject,
    text: MESSAGE.text,
    html: MESSAGE.html,
  });
  expect(mail!.headers).toContain(`Message-ID: <${MESSAGE.key}@tabibu.example>`);
  expect(mail!.headers).toContain('Auto-Submitted: auto-generated');
});

test.each([
  ['a line end in the subject', { to: 'b1@example.org', subject: 'Karibu\r\nBcc: victim@example.org\r\n\r\nText' }],
  ['one line feed in the subject', { to: 'b2@example.org', subject: 'Karibu\nBcc: victim@example.org' }],
  [
    'a line end in the text',
    { to: 'b3@example.org', text: 'x\r\n.\r\nMAIL FROM:<evil@example.org>\r\nRCPT TO:<victim@example.org>' },
  ],
  ['a line end in the key', { to: 'b4@example.org', key: 'x>\r\nBcc: victim@example.org\r\nX: <y' }],
])('%s makes neither a header nor a second reader', async (_what, changes) => {
  expect(await send(changes)).toEqual({ kind: 'accepted' });
  const [mail] = await mailsOf(changes.to);
  expect(mail!.headers.filter((line) => /^(bcc|x):/i.test(line))).toEqual([]);
  expect(await mailsOf('victim@example.org')).toEqual([]);
});

test.each([
  'asha@example.org\r\nRCPT TO:<victim@example.org>',
  'asha@example.org>\r\nDATA',
  'asha@example.org, victim@example.org',
  'Asha <asha@example.org>',
  'a\u0000b@example.org',
  'asha',
  '',
])('%j is no address, and nobody is asked about it', async (to) => {
  await stage.force({ mail: 'unavailable' });
  expect(await send({ to })).toEqual({ kind: 'refused', reason: 'recipient' });
});

test.each([
  ['busy', { kind: 'unknown', why: 'later', mayHaveReached: false }],
  ['postponed', { kind: 'unknown', why: 'later', mayHaveReached: false }],
  ['no-mailbox', { kind: 'refused', reason: 'recipient' }],
  ['not-allowed', { kind: 'refused', reason: 'policy' }],
  ['bad-content', { kind: 'refused', reason: 'content' }],
  ['unavailable', { kind: 'unknown', why: 'transport', mayHaveReached: false }],
  ['cut', { kind: 'unknown', why: 'transport', mayHaveReached: true }],
] as const)('a server that is %s keeps nothing', async (mail, outcome) => {
  const to = `${mail}@example.org`;
  await stage.force({ mail });
  expect(await send({ to })).toEqual(outcome);
  expect(await mailsOf(to)).toEqual([]);
});

test('a server that breaks off or is silent after it kept the email may have it', async () => {
  await stage.force({ mail: 'lost' });
  expect(await send({ to: 'lost@example.org' })).toEqual({ kind: 'unknown', why: 'transport', mayHaveReached: true });
  expect(await mailsOf('lost@example.org')).toHaveLength(1);
  await stage.force({ mail: 'hang' });
  const impatient = await adapter({}, 1_000);
  expect(await impatient.sendMail({ ...MESSAGE, to: 'hang@example.org' })).toMatchObject({
    kind: 'unknown',
    why: 'timeout',
  });
});

test('a wrong password, and no password at all, are refusals that our operators put right', async () => {
  const wrong = await adapter({ login: { user: 'sandbox', password: 'wrong' } });
  expect(await wrong.sendMail(MESSAGE)).toEqual({ kind: 'refused', reason: 'credentials' });
  const none = await adapter({ login: null });
  expect(await none.sendMail(MESSAGE)).toEqual({ kind: 'refused', reason: 'policy' });
});

test('a server that is away is asked three times, then not for half a minute', async () => {
  const mail = await adapter({});
  await stage.force({ mail: 'unavailable' });
  const whys = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const outcome = await mail.sendMail(MESSAGE);
    whys.push(outcome.kind === 'unknown' && outcome.why);
  }
  expect(whys).toEqual(['transport', 'transport', 'transport', 'paused']);
  await stage.calm();
  expect(await mail.sendMail(MESSAGE)).toMatchObject({ why: 'paused' });
  now = new Date(now.getTime() + 30_000);
  expect(await mail.sendMail(MESSAGE)).toEqual({ kind: 'accepted' });
});

test('refusals for now do not pause the server, because others are served', async () => {
  const mail = await adapter({});
  await stage.force({ mail: 'postponed' });
  for (let turn = 0; turn < 4; turn += 1) expect(await mail.sendMail(MESSAGE)).toMatchObject({ why: 'later' });
});

describe('encryption', () => {
  const world = openStore({ past: [], append: () => undefined, close: () => undefined });
  const services = { world, secrets: sandboxSecrets(), now: () => now };
  let listener: TcpListener;
  let certificate: string;
  beforeAll(async () => {
    const pems = await generate([{ name: 'commonName', value: 'localhost' }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
    });
    certificate = pems.cert;
    listener = tcpListener(smtpServer(services, { key: pems.private, cert: pems.cert }));
    await listener.listen('127.0.0.1');
  });
  afterAll(() => listener.close());
  const over = (changes: Partial<SmtpConfig>) =>
    adapter({
      address: async () => ({ host: 'localhost', port: listener.port() }),
      security: 'starttls',
      ...changes,
    });

  test('with STARTTLS the email goes over an encrypted connection', async () => {
    expect(await (await over({ ca: certificate })).sendMail(MESSAGE)).toEqual({ kind: 'accepted' });
    expect(world.mailsOf(MESSAGE.to)).toHaveLength(1);
  });

  test('a certificate that nobody trusts, or a server that offers no encryption, gets neither email nor password', async () => {
    const before = world.mailsOf(MESSAGE.to).length;
    expect(await (await over({})).sendMail(MESSAGE)).toEqual({
      kind: 'unknown',
      why: 'transport',
      mayHaveReached: false,
    });
    expect(world.mailsOf(MESSAGE.to)).toHaveLength(before);
    const inTheClear = await adapter({ security: 'starttls' });
    expect(await inTheClear.sendMail({ ...MESSAGE, to: 'clear@example.org' })).toMatchObject({ kind: 'refused' });
    expect(await mailsOf('clear@example.org')).toEqual([]);
  });
});

describe('what a real server may do besides', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** Starts a server that says this as soon as somebody connects. */
  async function serverThat(says: (socket: Socket) => void, timeoutMs = 60_000): Promise<ReturnType<typeof smtp>> {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.resume();
      says(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    });
    const { port } = server.address() as AddressInfo;
    return smtp(
      { address: async () => ({ host: '127.0.0.1', port }), security: 'none', login: null, from: 'a@b.example' },
      { sandbox: false, now: () => new Date(), timeoutMs },
    );
  }

  test.each([
    ['it speaks HTTP', 'HTTP/1.1 400 Bad Request\r\n\r\n', 'transport'],
    ['it never ends its line', 'x'.repeat(100_000), 'transport'],
    ['it closes after half a greeting', '22', 'transport'],
  ])('%s: no judgement', async (_what, text, why) => {
    const mail = await serverThat((socket) => socket.end(text));
    expect(await mail.sendMail(MESSAGE)).toEqual({ kind: 'unknown', why, mayHaveReached: false });
  });

  test('it never answers, or nobody listens: nobody waits for long', async () => {
    const silent = await serverThat(() => undefined, 50);
    expect(await silent.sendMail(MESSAGE)).toEqual({ kind: 'unknown', why: 'timeout', mayHaveReached: false });
    const nobody = smtp(
      { address: () => Promise.reject(new Error('no sandbox')), security: 'none', login: null, from: 'a@b.example' },
      { sandbox: false, now: () => new Date() },
    );
    expect(await nobody.sendMail(MESSAGE)).toEqual({ kind: 'unknown', why: 'transport', mayHaveReached: false });
  });
});
