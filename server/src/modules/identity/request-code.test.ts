import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode, messagesTo, receiveCode, typeCode } from '../../../test/one-time-code.ts';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
// Two days later the budgets that earlier tests spent are free again.
beforeEach(() => product.clock.advance(2 * DAY));

const stored = statement<{ id: string }, Record<string, unknown>>(
  'test.challenge',
  'select to_jsonb(c) as row from code_challenges c where id = $id',
);
const sealed = statement<{ id: string }, { sealed_code: Buffer | null; delivery: string }>(
  'test.sealed',
  'select sealed_code, delivery from code_challenges where id = $id',
);

describe('the message', () => {
  test.each([
    [
      'sw',
      '+255754000201',
      (code: string) =>
        `Tabibu: namba yako ya kuingia ni ${code}. Inafaa kwa dakika 5. Usimpe mtu yeyote, hata mfanyakazi wetu.\n\n@localhost #${code}`,
    ],
    [
      'en',
      '+255754000202',
      (code: string) =>
        `Tabibu: your sign-in code is ${code}. It works for 5 minutes. Never share it, not even with our staff.\n\n@localhost #${code}`,
    ],
    [
      'fr',
      '+255754000203',
      (code: string) =>
        `Tabibu : votre code de connexion est ${code}. Valable 5 minutes. Ne le donnez à personne, pas non plus à notre équipe.\n\n@localhost #${code}`,
    ],
  ])('in %s holds code, purpose, a warning and our origin, nothing else (A-08)', async (language, phone, expected) => {
    const { code } = await receiveCode(product, product.visitor(), { phone, language });
    expect(await messagesTo(product, phone)).toEqual([expected(code)]);
  });

  test('is sent once, and its code leaves the database with it', async () => {
    const phone = '+255754000204';
    const { id, code } = await receiveCode(product, product.visitor(), { phone });
    expect(await product.db.one(sealed, { id })).toEqual({ sealed_code: null, delivery: 'accepted' });
    const { row } = await product.db.one(stored, { id });
    expect(JSON.stringify(row)).not.toContain(code);
    const { sendCode } = await import('./send-code.ts');
    await sendCode(product.ctx(), { challengeId: id });
    expect(await messagesTo(product, phone)).toHaveLength(1);
  });

  test('is not sent after it has expired, and its code leaves the database then too', async () => {
    const phone = '+255754000209';
    const asked = await askForCode(product.visitor(), { phone });
    const id = asked.body.data.challenge_id;
    expect((await product.db.one(sealed, { id })).sealed_code).not.toBeNull();
    product.clock.advance(5 * MINUTE);
    await product.settle();
    expect(await product.db.one(sealed, { id })).toEqual({ sealed_code: null, delivery: 'waiting' });
    expect(await messagesTo(product, phone)).toEqual([]);
  });

  test('is sent again when it certainly reached nobody', async () => {
    const phone = '+255754000205';
    const asked = await askForCode(product.visitor(), { phone });
    const id = asked.body.data.challenge_id;
    const { sendCode } = await import('./send-code.ts');
    const busy = {
      ...product.services.integrations,
      sms: {
        ...product.services.integrations.sms!,
        sendSms: async () => ({ kind: 'unknown' as const, why: 'rate-limited', mayHaveReached: false }),
      },
    };
    await expect(
      sendCode(product.ctx({ kind: 'job', name: 'test' }, { integrations: busy }), { challengeId: id }),
    ).rejects.toThrow('rate-limited');
    expect((await product.db.one(sealed, { id })).sealed_code).not.toBeNull();
    await product.settle();
    expect(await messagesTo(product, phone)).toHaveLength(1);
  });
});

test('logs, jobs and the audit log contain neither number, name nor code (S-04)', async () => {
  const phone = '+255754000206';
  const asked = await askForCode(product.visitor(), { phone, full_name: 'Canary Wanjiku' });
  const waiting = await product.db.one(everywhereElse);
  const written: string[] = [];
  const note = (...entry: unknown[]) => {
    written.push(JSON.stringify(entry));
  };
  const log = { debug: note, info: note, warn: note, error: note, fatal: note };
  let code = '';
  const refusing = {
    ...product.services.integrations.sms!,
    sendSms: async ({ text }: { text: string }) => {
      code = text.slice(-6);
      return { kind: 'refused' as const, reason: 'blocked' as const, message: `blocked ${phone}` };
    },
  };
  const { sendCode } = await import('./send-code.ts');
  await sendCode(
    product.ctx(
      { kind: 'job', name: 'test' },
      { log, integrations: { ...product.services.integrations, sms: refusing } },
    ),
    { challengeId: asked.body.data.challenge_id },
  );
  expect(written).toHaveLength(1);
  const everything = [...written, waiting.text, (await product.db.one(everywhereElse)).text].join(' ');
  for (const secret of [phone, phone.slice(1), phone.slice(4), 'Canary', code])
    expect(everything).not.toContain(secret);
  expect((await product.db.one(sealed, { id: asked.body.data.challenge_id })).delivery).toBe('refused');
});

const everywhereElse = statement<NoValues, { text: string }>(
  'test.everywhere-else',
  `select concat_ws(' ', (select string_agg(o::text, ' ') from outbox o),
  (select string_agg(j::text, ' ') from graphile_worker._private_jobs j), (select string_agg(a::text, ' ') from audit_log a)) as text`,
);

describe('the answer', () => {
  test('says when the next code may be asked for and, with the sandbox, where the message is', async () => {
    const reply = await askForCode(product.visitor(), { phone: '0754 000 211' });
    expect(reply.status).toBe(202);
    const now = product.clock.now().getTime();
    expect(reply.body.data).toMatchObject({
      phone: '+255754000211',
      expires_at: new Date(now + 5 * MINUTE).toISOString(),
      resend_at: new Date(now + MINUTE).toISOString(),
      sandbox_outbox: `/sandbox/outbox?phone=%2B255754000211&since=${new Date(now).toISOString()}`,
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Host-challenge=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
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
        bodies.push(
          JSON.stringify([
            reply.status,
            headers,
            String(cookie).replace(/=[\w-]{43}/, '='),
            reply.text.replaceAll(/[0-9a-f-]{36}/g, 'id').replaceAll(phone.slice(1), 'number'),
          ]),
        );
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
    // A busy machine answers slowly, and then the two differ by more milliseconds.
    expect(Math.abs(known! - unknown!)).toBeLessThan(Math.max(5, 0.25 * known!));
  });

  test.each([
    ['an empty name', { full_name: ' ' }, 422, 'Jina kamili linahitajika'],
    ['an empty number', { phone: ' ' }, 422, 'Namba ya simu inahitajika'],
    ['an impossible number', { phone: '0754' }, 422, 'Weka namba sahihi ya simu'],
    [
      'a country to come',
      { phone: '+12015550123', country: 'US' },
      422,
      'Huduma haipatikani katika nchi hii kwa sasa.',
    ],
  ])('to %s is the documented refusal', async (_, person, status, message) => {
    const reply = await askForCode(product.visitor(), person);
    expect([reply.status, reply.body.success, reply.body.message]).toEqual([status, false, message]);
  });

  test('is in the language of the visitor', async () => {
    const visitor = product.visitor();
    visitor.cookies.set('lang', 'fr');
    expect((await askForCode(visitor, { full_name: '' })).body.message).toBe('Le nom complet est requis');
  });

  test('to a doctor needs no name', async () => {
    expect(
      (
        await product
          .visitor()
          .post('/api/auth/code', { phone: '+255754000214', country: 'TZ', language: 'sw', role: 'doctor' })
      ).status,
    ).toBe(202);
  });
});

const forget = statement('test.forget-sends', 'delete from code_sends');
const forgetSpending = () => product.db.run(forget);
