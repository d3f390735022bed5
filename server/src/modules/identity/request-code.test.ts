import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode, messagesTo, receiveCode, typeCode } from '../../../test/one-time-code.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { statement } from '../../platform/database/statement.ts';

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct({ environment: { SMS_COUNTRY_HOURLY_CAP: '60' } }); });
afterAll(() => product.close());
// Budgets of one test are over before the next begins.
beforeEach(() => product.clock.advance(2 * DAY));

const stored = statement<Record<string, unknown>>('test.challenge', 'select to_jsonb(c) as row from code_challenges c where id = $1');
const sealed = statement<{ sealed_code: Buffer | null; delivery: string }>('test.sealed', 'select sealed_code, delivery from code_challenges where id = $1');
const sends = statement<{ sent: number }>('test.sends', 'select count(*) as sent from code_sends where bucket = $1');

describe('the message', () => {
  test.each([
    ['sw', '+255754000201', (code: string) => `Tabibu: namba yako ya kuingia ni ${code}. Inafaa kwa dakika 5. Usimpe mtu yeyote, hata mfanyakazi wetu.\n\n@localhost #${code}`],
    ['en', '+255754000202', (code: string) => `Tabibu: your sign-in code is ${code}. It works for 5 minutes. Never share it, not even with our staff.\n\n@localhost #${code}`],
    ['fr', '+255754000203', (code: string) => `Tabibu : votre code de connexion est ${code}. Valable 5 minutes. Ne le donnez à personne, pas non plus à notre équipe.\n\n@localhost #${code}`],
  ])('in %s holds code, purpose, a warning and our origin, nothing else (A-08)', async (language, phone, expected) => {
    const { code } = await receiveCode(product, product.visitor(), { phone, language });
    expect(await messagesTo(product, phone)).toEqual([expected(code)]);
  });

  test('is sent once, and its code leaves the database with it', async () => {
    const phone = '+255754000204';
    const { id, code } = await receiveCode(product, product.visitor(), { phone });
    expect(await product.db.one(sealed, [id])).toEqual({ sealed_code: null, delivery: 'accepted' });
    const { row } = await product.db.one(stored, [id]);
    expect(JSON.stringify(row)).not.toContain(code);
    const { sendCode } = await import('./send-code.ts');
    await sendCode(product.ctx(), { challengeId: id });
    expect(await messagesTo(product, phone)).toHaveLength(1);
  });

  test('is tried again when it certainly reached nobody', async () => {
    const phone = '+255754000205';
    const asked = await askForCode(product.visitor(), { phone });
    const id = asked.body.data.challenge_id;
    const { sendCode } = await import('./send-code.ts');
    const busy = { ...product.services.integrations, sms: { ...product.services.integrations.sms!, sendSms: async () => ({ kind: 'unknown' as const, why: 'rate-limited', mayHaveReached: false }) } };
    await expect(sendCode(product.ctx({ kind: 'job', name: 'test' }, { integrations: busy }), { challengeId: id })).rejects.toThrow('rate-limited');
    expect((await product.db.one(sealed, [id])).sealed_code).not.toBeNull();
    await product.settle();
    expect(await messagesTo(product, phone)).toHaveLength(1);
  });
});

test('logs, jobs and the audit name neither number, name nor code (S-04)', async () => {
  const phone = '+255754000206';
  const asked = await askForCode(product.visitor(), { phone, full_name: 'Canary Wanjiku' });
  const waiting = await product.db.one(everywhereElse);
  const written: string[] = [];
  const note = (...entry: unknown[]) => { written.push(JSON.stringify(entry)); };
  const log = { debug: note, info: note, warn: note, error: note, fatal: note };
  let code = '';
  const refusing = { ...product.services.integrations.sms!, sendSms: async ({ text }: { text: string }) => { code = text.slice(-6); return { kind: 'refused' as const, reason: 'blocked' as const, message: `blocked ${phone}` }; } };
  const { sendCode } = await import('./send-code.ts');
  await sendCode(product.ctx({ kind: 'job', name: 'test' }, { log, integrations: { ...product.services.integrations, sms: refusing } }), { challengeId: asked.body.data.challenge_id });
  expect(written).toHaveLength(1);
  const everything = [...written, waiting.text, (await product.db.one(everywhereElse)).text].join(' ');
  for (const secret of [phone, phone.slice(1), phone.slice(4), 'Canary', code]) expect(everything).not.toContain(secret);
  expect((await product.db.one(sealed, [asked.body.data.challenge_id])).delivery).toBe('refused');
});

const everywhereElse = statement<{ text: string }>('test.everywhere-else', `select concat_ws(' ', (select string_agg(o::text, ' ') from outbox o),
  (select string_agg(j::text, ' ') from graphile_worker._private_jobs j), (select string_agg(a::text, ' ') from audit_log a)) as text`);

describe('the answer', () => {
  test('says when the next code may be asked for and, with the sandbox, where the message is', async () => {
    const reply = await askForCode(product.visitor(), { phone: '0754 000 211' });
    expect(reply.status).toBe(202);
    const now = product.clock.now().getTime();
    expect(reply.body.data).toMatchObject({
      phone: '+255754000211', expires_at: new Date(now + 5 * MINUTE).toISOString(), resend_at: new Date(now + MINUTE).toISOString(),
      sandbox_outbox: `/sandbox/outbox?phone=%2B255754000211&since=${new Date(now).toISOString()}`,
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(String(reply.headers['set-cookie'])).toMatch(/^__Host-challenge=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  });

  test('is the same, byte for byte, for a known and an unknown number (A-06)', async () => {
    const known = product.visitor();
    const { id, code } = await receiveCode(product, known, { phone: '+255754000212' });
    expect((await typeCode(known, id, code)).status).toBe(200);
    product.clock.advance(HOUR);
    const bodies = [];
    for (const phone of ['+255754000212', '+255754000213']) {
      for (const role of ['patient', 'doctor']) {
        const reply = await askForCode(product.visitor(), { phone, role });
        const { date: _, 'set-cookie': cookie, ...headers } = reply.headers;
        bodies.push(JSON.stringify([reply.status, headers, String(cookie).replace(/=[\w-]{43}/, '='), reply.text.replaceAll(/[0-9a-f-]{36}/g, 'id').replaceAll(phone.slice(1), 'number')]));
        await forgetSpending();
      }
    }
    const withoutTimes = bodies.map((body) => body.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time'));
    expect(new Set(withoutTimes).size).toBe(1);
  });

  test('takes as long for a known as for an unknown number (A-06)', async () => {
    const times: Record<string, number[]> = { '+255754000212': [], '+255754000215': [] };
    for (let round = 0; round < 120; round += 1) {
      for (const phone of round % 2 === 0 ? Object.keys(times) : Object.keys(times).toReversed()) {
        await forgetSpending();
        const began = performance.now();
        await askForCode(product.visitor(), { phone });
        times[phone]!.push(performance.now() - began);
      }
    }
    const [known, unknown] = Object.values(times).map((some) => some.toSorted((one, other) => one - other)[60]!);
    expect(Math.abs(known! - unknown!)).toBeLessThan(5);
  });

  test.each([
    ['an empty name', { full_name: ' ' }, 422, 'Jina kamili linahitajika'],
    ['an empty number', { phone: ' ' }, 422, 'Namba ya simu inahitajika'],
    ['an impossible number', { phone: '0754' }, 422, 'Weka namba sahihi ya simu'],
    ['a country to come', { phone: '+12015550123', country: 'US' }, 422, 'Huduma bado haijafunguliwa katika nchi hii.'],
  ])('to %s is the printed refusal', async (_, person, status, message) => {
    const reply = await askForCode(product.visitor(), person);
    expect([reply.status, reply.body.success, reply.body.message]).toEqual([status, false, message]);
  });

  test('speaks the language of the visitor', async () => {
    const visitor = product.visitor();
    visitor.cookies.set('lang', 'fr');
    expect((await askForCode(visitor, { full_name: '' })).body.message).toBe('Le nom complet est requis');
  });

  test('to a doctor asks no name', async () => {
    expect((await product.visitor().post('/api/auth/code', { phone: '+255754000214', country: 'TZ', language: 'sw', role: 'doctor' })).status).toBe(202);
  });
});

const forget = statement('test.forget-sends', 'delete from code_sends');
const forgetSpending = () => product.db.run(forget);

describe('the budget of a number (A-04)', () => {
  const phone = '+255754000221';
  const ask = () => askForCode(product.visitor(), { phone });

  test('is one in 60 seconds, to the second', async () => {
    expect((await ask()).status).toBe(202);
    product.clock.advance(59 * SECOND);
    const early = await ask();
    expect([early.status, early.body.code, early.headers['retry-after'], early.body.params.seconds]).toEqual([429, 'code-just-sent', '1', 1]);
    product.clock.advance(SECOND);
    expect((await ask()).status).toBe(202);
  });

  test('is 3 in 15 minutes, 5 in an hour and 10 in a day', async () => {
    const began = product.clock.now().getTime();
    const accepted: number[] = [];
    while (product.clock.now().getTime() - began < 25 * HOUR) {
      await forgetPrefix();
      const reply = await ask();
      if (reply.status === 202) accepted.push((product.clock.now().getTime() - began) / MINUTE);
      product.clock.advance(reply.status === 202 ? MINUTE : Number(reply.headers['retry-after']) * SECOND);
    }
    expect(accepted).toEqual([0, 1, 2, 15, 16, 60, 61, 62, 75, 76, 1440, 1441, 1442, 1455, 1456]);
  });

  test('does not stop a session that is open (A-07)', async () => {
    const visitor = product.visitor();
    const { id, code } = await receiveCode(product, visitor, { phone: '+255754000222' });
    visitor.csrf = (await typeCode(visitor, id, code)).body.data.csrf;
    for (let times = 0; times < 6; times += 1) await askForCode(product.visitor(), { phone: '+255754000222' });
    expect((await visitor.get('/api/me')).status).toBe(200);
  });
});

const forgetPrefixes = statement('test.forget-prefixes', "delete from code_sends where bucket like 'prefix:%'");
const forgetPrefix = () => product.db.run(forgetPrefixes);

describe('under many requests at once on two processes (A-04)', () => {
  let second: TestProduct;
  beforeAll(async () => { second = await product.another(); });
  afterAll(() => second.close());

  async function storm(count: number, phoneOf: (index: number) => string, country = 'TZ'): Promise<number> {
    second.clock.set(product.clock.now());
    const replies = await Promise.all(Array.from({ length: count }, (_, index) =>
      askForCode((index % 2 === 0 ? product : second).visitor(), { phone: phoneOf(index), country })));
    expect(replies.filter(({ status }) => status !== 202 && status !== 429).map(({ text }) => text)).toEqual([]);
    return replies.filter(({ status }) => status === 202).length;
  }

  test('a number gets one message', async () => {
    expect(await storm(200, () => '+255754000231')).toBe(1);
    expect((await product.db.one(sends, ['phone:+255754000231'])).sent).toBe(1);
  });

  test('a prefix gets 60 messages that nobody proves', async () => {
    expect(await storm(100, (index) => `+25575410${String(index).padStart(4, '0')}`)).toBe(60);
  });

  test('no crowd at one number uses up a place of its neighbours for what it was refused', async () => {
    expect(await storm(100, () => '+255754110001')).toBe(1);
    expect((await product.db.one(sends, ['prefix:+25575411'])).sent).toBe(1);
  });

  test('a country gets its hourly budget', async () => {
    expect(await storm(200, (index) => `+2567${String(70 + (index % 10))}${String(100_000 + index * 13_457).slice(-6)}`, 'UG')).toBe(60);
  });
});

test('an address gets 10 messages in 10 minutes, whatever it claims in X-Forwarded-For (A-04, V-08)', async () => {
  const limited = await openTestProduct({ environment: { RATE_LIMITS: 'true' } });
  try {
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const visitor = limited.visitor();
      const reply = await visitor.post('/api/auth/code', { phone: `+25575${4 + index % 3}${index}00111`.padEnd(13, '1').slice(0, 13), full_name: 'Asha', country: 'TZ', language: 'sw' }, { 'x-forwarded-for': `41.59.1.${index}` });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429, 429]);
  } finally {
    await limited.close();
  }
});

test('the daily cap holds for everybody together (A-04)', async () => {
  const capped = await openTestProduct({ environment: { SMS_DAILY_CAP: '7' } });
  try {
    const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => askForCode(capped.visitor(), { phone: `+2557${54 + (index % 3)}${String(100_000 + index * 17_377).slice(-6)}` })));
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(7);
  } finally {
    await capped.close();
  }
});
