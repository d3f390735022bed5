import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../src/sandbox.ts';
import { sandboxSecrets } from '../src/secrets.ts';

const options = { journalFile: null, callbackUrl: () => 'http://127.0.0.1:9/', now: () => new Date() };
const sandbox = createSandbox(options);
const { user, password } = sandboxSecrets().smtp;
const PLAIN = `AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}`;
beforeAll(() => sandbox.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => sandbox.close());
const page = async (address: string) => (await sandbox.inject(address)).body;

/** Says these lines, each after the answer to the one before, and returns what the server says first in each answer. */
async function converse(lines: readonly string[], app = sandbox): Promise<string[]> {
  const { smtp } = (await app.inject('/sandbox/ports')).json<{ smtp: number }>();
  return new Promise((resolve) => {
    const socket = connect(smtp, '127.0.0.1');
    const heard: string[] = [];
    const left = [...lines];
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (!/^\d{3} .*\r\n$/m.test(text)) return;
      heard.push(text.slice(0, 3));
      text = '';
      const next = left.shift();
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve(heard));
  });
}

const email = (to: string, body: string) => [
  'EHLO test',
  PLAIN,
  'MAIL FROM:<noreply@tabibu.example> SIZE=10',
  `RCPT TO:<${to}>`,
  'DATA',
  `${body}\r\n.`,
  'QUIT',
];

describe('the mail server', () => {
  test('takes an email and says each step as mail servers do', async () => {
    expect(await converse(email('asha@example.org', 'Subject: Karibu\r\n\r\n..Habari'))).toEqual([
      '220',
      '250',
      '235',
      '250',
      '250',
      '354',
      '250',
      '221',
    ]);
    const { mails } = (await sandbox.inject('/sandbox/mails?address=ASHA@example.org')).json<{ mails: object[] }>();
    expect(mails).toMatchObject([{ to: 'asha@example.org', subject: 'Karibu', text: '.Habari' }]);
  });

  test.each([
    ['an email before signing in', ['EHLO t', 'MAIL FROM:<a@b.example>'], '530'],
    ['a wrong password', ['EHLO t', `AUTH PLAIN ${Buffer.from('\0sandbox\0no').toString('base64')}`], '535'],
    ['a reader before the sender', ['EHLO t', PLAIN, 'RCPT TO:<a@b.example>'], '503'],
    ['an email to nobody', ['EHLO t', PLAIN, 'MAIL FROM:<a@b.example>', 'DATA'], '503'],
    ['a reader that is no address', ['EHLO t', PLAIN, 'MAIL FROM:<a@b.example>', 'RCPT TO:<a>'], '501'],
    ['encryption without a certificate', ['EHLO t', 'STARTTLS'], '500'],
    ['a word of no meaning', ['FETCH 1'], '500'],
    ['a line without an end', ['x'.repeat(3000)], '500'],
  ])('refuses %s', async (_what, lines, code) => {
    expect((await converse(lines)).at(-1)).toBe(code);
  });

  test('signs in by the other way too', async () => {
    const coded = (text: string) => Buffer.from(text).toString('base64');
    expect(await converse(['EHLO t', 'AUTH LOGIN', coded(user), coded(password)])).toEqual([
      '220',
      '250',
      '334',
      '334',
      '235',
    ]);
  });
});

describe('the pages', () => {
  test('list the mailboxes and show an email, with its links and nothing that it could do', async () => {
    const body = 'Subject: <b>x</b>\r\n\r\n<script>1</script> https://tabibu.example/a?b=1#c end';
    await converse(email('page@example.org', body));
    expect(await page('/sandbox/inbox?lang=en')).toContain('address=page%40example.org');
    const shown = await page('/sandbox/inbox?address=page@example.org&lang=en');
    expect(shown).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(shown).toContain('&lt;script&gt;1');
    expect(shown).toContain('<a href="https://tabibu.example/a?b=1#c">');
    expect(await page('/sandbox/inbox?address=page@example.org')).toContain('MAJARIBIO');
  });

  test('the HTML of an email opens as a page that runs nothing', async () => {
    const body = 'Subject: x\r\nContent-Type: text/html\r\n\r\n<p>Habari</p>';
    await converse(email('html@example.org', body));
    const [, address = ''] =
      /href="(\/sandbox\/inbox\/html\?mail=[^"]+)"/.exec(await page('/sandbox/inbox?address=html@example.org')) ?? [];
    const reply = await sandbox.inject(address);
    expect(reply.body).toBe('<p>Habari</p>');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await sandbox.inject('/sandbox/inbox/html?mail=nobody')).statusCode).toBe(404);
  });
});

describe('at a public address', () => {
  const open = createSandbox({ ...options, mayRead: () => true });
  afterEach(() => open.close());
  test('nobody reads the emails of others', async () => {
    await open.listen({ port: 0, host: '127.0.0.1' });
    await converse(email('asha@example.org', 'Subject: secret\r\n\r\nsecret'), open);
    for (const address of [
      '/sandbox/inbox',
      '/sandbox/inbox?address=asha@example.org',
      '/sandbox/mails?address=asha@example.org',
    ]) {
      const { body } = await open.inject(address);
      expect(body).not.toContain('secret');
    }
    expect((await open.inject('/sandbox/inbox')).body).not.toContain('asha@example.org</a>');
  });
});
