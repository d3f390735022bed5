import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { receiveCode, typeCode } from '../../../test/one-time-code.ts';
import { aDoctor } from '../../../test/security/people.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { statement } from '../../platform/database/statement.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(2 * DAY));

const SESSION = '__Host-sid';
const sessions = statement<{ accountId: string }, { text: string; live: number }>(
  'test.sessions',
  "select string_agg(s::text, ' ') as text, count(*) filter (where revoked_at is null) as live from sessions s where account_id = $accountId",
);
const lastSeen = statement<{ accountId: string }, { last_seen_at: Date }>(
  'test.last-seen',
  'select max(last_seen_at) as last_seen_at from sessions where account_id = $accountId',
);
const tokenOf = (visitor: Visitor) => visitor.cookies.get(SESSION)!;

async function signInAgain(phone: string, from = product.visitor()): Promise<Visitor> {
  product.clock.advance(16 * MINUTE);
  const challenge = await receiveCode(product, from, { phone });
  const reply = await typeCode(from, challenge.id, challenge.code);
  from.csrf = reply.body.data.csrf;
  from.accountId = reply.body.data.id;
  return from;
}

describe('the session cookie', () => {
  test('is bound to this origin, unreadable for scripts, and lives 30 days (V-01)', async () => {
    const visitor = product.visitor();
    const challenge = await receiveCode(product, visitor, { phone: '+255754000401' });
    const { headers } = await typeCode(visitor, challenge.id, challenge.code);
    const [session, device] = headers['set-cookie'] as unknown as string[];
    expect(device).toMatch(/^__Host-device=\d+\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/);
    expect(session).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
  });

  test('cannot be found in the database (V-01)', async () => {
    const visitor = await product.patient();
    const { text } = await product.db.one(sessions, { accountId: visitor.accountId });
    expect(text).not.toContain(tokenOf(visitor));
    expect(text).not.toContain(Buffer.from(tokenOf(visitor)).toString('hex'));
  });

  test('changes at each sign-in, and the browser’s old one is refused at once (V-01)', async () => {
    const visitor = await product.patient({ phone: '+255754000402' });
    const old = tokenOf(visitor);
    await signInAgain('+255754000402', visitor);
    expect(tokenOf(visitor)).not.toBe(old);
    const thief = product.visitor();
    thief.cookies.set(SESSION, old);
    expect((await thief.get('/api/me')).status).toBe(401);
    expect((await visitor.get('/api/me')).status).toBe(200);
  });

  test.each(['', 'x', 'a'.repeat(43), '../../etc/passwd', `${'a'.repeat(42)}'`])(
    'with a token that was never issued (%s) is refused',
    async (token) => {
      const visitor = product.visitor();
      visitor.cookies.set(SESSION, token);
      expect((await visitor.get('/api/me')).status).toBe(401);
    },
  );
});

describe('a session', () => {
  test('of a patient ends after 30 days', async () => {
    const visitor = await product.patient();
    product.clock.advance(30 * DAY - SECOND);
    expect((await visitor.get('/api/me')).status).toBe(200);
    product.clock.advance(SECOND);
    expect((await visitor.get('/api/me')).status).toBe(401);
  });

  test('of a doctor ends after 30 idle minutes, and after 12 hours however busy (V-02)', async () => {
    const idle = await aDoctor(product);
    product.clock.advance(30 * MINUTE + SECOND);
    expect((await idle.get('/api/me')).status).toBe(401);
    const busy = await aDoctor(product);
    for (let quarter = 0; quarter < 47; quarter += 1) {
      product.clock.advance(15 * MINUTE);
      expect((await busy.get('/api/me')).status).toBe(200);
      await noted(busy);
    }
    product.clock.advance(15 * MINUTE);
    expect((await busy.get('/api/me')).status).toBe(401);
  });

  test('records its use at most every five minutes', async () => {
    const visitor = await product.patient();
    const opened = product.clock.now();
    product.clock.advance(4 * MINUTE);
    await visitor.get('/api/me');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await product.db.one(lastSeen, { accountId: visitor.accountId })).last_seen_at).toEqual(opened);
    product.clock.advance(2 * MINUTE);
    await visitor.get('/api/me');
    await noted(visitor);
  });

  test('beyond the fifth ends the longest idle one', async () => {
    const first = await product.patient({ phone: '+255754000413' });
    const others = [];
    for (let times = 0; times < 4; times += 1) {
      product.clock.advance(HOUR);
      others.push(await signInAgain('+255754000413'));
    }
    expect((await first.get('/api/me')).status).toBe(200);
    await noted(first);
    product.clock.advance(HOUR);
    await signInAgain('+255754000413');
    expect((await product.db.one(sessions, { accountId: first.accountId })).live).toBe(5);
    expect((await first.get('/api/me')).status).toBe(200);
    expect((await others[0]!.get('/api/me')).status).toBe(401);
  });

  test('takes role and person from the database, whatever a request claims (Z-03)', async () => {
    const visitor = await product.patient();
    const other = await product.patient();
    for (const [path, headers] of [
      ['/api/me', { 'x-role': 'doctor', authorization: 'Bearer doctor', 'x-account-id': other.accountId }],
      ['/api/me?role=doctor', {}],
      [`/api/me?account_id=${other.accountId}`, {}],
    ] as const) {
      const reply = await visitor.get(path, headers);
      if (reply.status === 200)
        expect([reply.body.data.role, reply.body.data.id]).toEqual(['patient', visitor.accountId]);
      else expect(reply.status).toBe(400);
    }
    visitor.cookies.set('role', 'doctor');
    expect((await visitor.get('/api/me')).body.data.role).toBe('patient');
    expect((await visitor.patch('/api/me', { role: 'doctor' })).status).toBe(400);
    expect((await visitor.patch('/api/me', { id: other.accountId, language: 'en' })).status).toBe(400);
  });
});

/** Waits until the use of the session, which is recorded after the answer, is in the database. */
const noted = (visitor: Visitor) =>
  expect
    .poll(async () => (await product.db.one(lastSeen, { accountId: visitor.accountId })).last_seen_at)
    .toEqual(product.clock.now());

describe('signing out', () => {
  test('ends the session at once, here and elsewhere, clears cookie and site data (C64, V-05)', async () => {
    const visitor = await product.patient();
    const token = tokenOf(visitor);
    const reply = await visitor.post('/api/auth/sign-out');
    expect([reply.status, reply.headers['clear-site-data']]).toEqual([200, '"cache", "storage"']);
    expect(reply.headers['set-cookie']).toMatch(/^__Host-sid=; Path=\/; Max-Age=0;/);
    const second = await product.another();
    second.clock.set(product.clock.now());
    try {
      for (const replay of [product.visitor(), second.visitor()]) {
        replay.cookies.set(SESSION, token);
        expect((await replay.get('/api/me')).status).toBe(401);
      }
    } finally {
      await second.close();
    }
  });

  test('closes the open pages of the session', async () => {
    const visitor = await product.patient();
    const pages = await fetch(`${product.url}/api/events`, {
      headers: { cookie: `${SESSION}=${tokenOf(visitor)}` },
      signal: AbortSignal.timeout(10_000),
    });
    const read = pages.text();
    await visitor.post('/api/auth/sign-out');
    await product.settle();
    await product.settle();
    expect(await read).toContain('"kind":"signed-out"');
  });
});

describe('devices', () => {
  test('are listed with coarse names, the current one marked, none of another person', async () => {
    const visitor = await product.patient({ phone: '+255754000421' });
    await product.patient();
    const phone = product.visitor();
    product.clock.advance(MINUTE);
    const challenge = await receiveCode(product, phone, { phone: '+255754000421' });
    await phone.post(
      '/api/auth/verify',
      { challenge_id: challenge.id, code: challenge.code },
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' },
    );
    const { body } = await visitor.get('/api/me/devices');
    expect(body.data.map(({ label, current }: { label: string; current: boolean }) => [label, current])).toEqual([
      ['Chrome · Android', false],
      ['Web', true],
    ]);
  });

  test('sign out one by one; another person’s looks like none, byte for byte (Z-04)', async () => {
    const visitor = await product.patient({ phone: '+255754000422' });
    const lost = await signInAgain('+255754000422');
    const stranger = await product.patient();
    const [{ id: lostId }] = (await lost.get('/api/me/devices')).body.data.filter(
      ({ current }: { current: boolean }) => current,
    );
    const path = (id: string) => `/api/me/devices/${id}`;
    const withoutRequest = ({ status, text }: { status: number; text: string }) =>
      status + text.replace(/"request_id":"[^"]+"/, '');
    const foreign = await stranger.delete(path(lostId));
    const missing = await stranger.delete(path('019a0000-0000-7000-8000-000000000000'));
    const impossible = await stranger.delete(path('1'));
    expect(foreign.status).toBe(404);
    expect(new Set([foreign, missing, impossible].map(withoutRequest)).size).toBe(1);
    expect((await lost.get('/api/me')).status).toBe(200);
    expect((await visitor.delete(path(lostId))).status).toBe(200);
    expect((await lost.get('/api/me')).status).toBe(401);
    expect((await visitor.delete(path(lostId))).status).toBe(404);
  });
});
