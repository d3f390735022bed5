import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo, otherThan } from '../../../test/one-time-code.ts';
import { aGuardedDoctor, shownCode } from '../../../test/second-factor-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';
import { postJournal } from '../ledger/index.ts';

let product: TestProduct;
let doctor: WorkingDoctor;
let other: string;
let numbers = 0;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  doctor = await aWorkingDoctor(product);
  await earn(doctor.id);
  numbers += 1;
  other = `+25576${String(5_000_000 + numbers * 10_007)}`;
});

const earn = (doctorId: string) =>
  postJournal(product.ctx(), {
    kind: 'earning',
    reference: `test ${doctorId}`,
    entries: [
      { account: 'clearing:azampay:TZS', amount: -1_000_000, currency: 'TZS' },
      { account: `doctor:${doctorId}:TZS`, amount: 1_000_000, currency: 'TZS' },
    ],
  });
const withdraw = (visitor: Visitor, phone = visitor.phone) =>
  visitor.post('/api/doctor/withdrawals', { amount: 100_000, payout_phone: phone });
const asked = () =>
  asSystem<{ payout_phone: string }>(product, 'select payout_phone from withdrawals where requested_by = $1', [
    doctor.browser.accountId,
  ]);

/** Requests a code at a path and reads it from the SMS. */
async function codeBy(
  visitor: Visitor,
  path: string,
  phone: string,
  body: object = {},
): Promise<{ challenge_id: string; code: string }> {
  const reply = await visitor.post(path, body);
  if (reply.status !== 202) throw new Error(`no code: ${reply.status} ${reply.text}`);
  await product.settle();
  return {
    challenge_id: reply.body.data.challenge_id,
    code: /#(\d{6})$/.exec((await messagesTo(product, phone)).at(-1)!)![1]!,
  };
}

test('money is not moved with a factor older than five minutes, and is after a code to the own number (A-14)', async () => {
  product.clock.advance(6 * MINUTE);
  expect((await withdraw(doctor.browser)).body).toMatchObject({
    status: 403,
    code: 'step-up-required',
    params: { factor: 'sms' },
  });
  expect(await asked()).toEqual([]);
  const proof = await codeBy(doctor.browser, '/api/me/proof/code', doctor.phone);
  expect((await doctor.browser.post('/api/me/proof', { ...proof, code: otherThan(proof.code) })).status).toBe(401);
  expect((await withdraw(doctor.browser)).status).toBe(403);
  expect((await doctor.browser.post('/api/me/proof', proof)).status).toBe(200);
  expect((await withdraw(doctor.browser)).status).toBe(201);
  expect(await asked()).toEqual([{ payout_phone: doctor.phone }]);
});

test('a confirmed factor counts for five minutes, and only in the session that confirmed it', async () => {
  const { browser } = doctor;
  product.clock.advance(6 * MINUTE);
  const elsewhere = product.visitor();
  const again = await codeBy(elsewhere, '/api/auth/code', doctor.phone, {
    phone: doctor.phone,
    country: 'TZ',
    language: 'en',
    role: 'doctor',
  });
  elsewhere.csrf = (await elsewhere.post('/api/auth/verify', again)).body.data.csrf;
  expect((await withdraw(browser)).body.code).toBe('step-up-required');
  product.clock.advance(6 * MINUTE);
  expect((await withdraw(elsewhere, doctor.phone)).body.code).toBe('step-up-required');
});

test('an account with an authenticator must confirm with it; a code by SMS is not enough', async () => {
  const guarded = await aGuardedDoctor(product);
  const { rows } = await product.db.pool.query('select id from doctors where account_id = $1', [
    guarded.browser.accountId,
  ]);
  await earn((rows as { id: string }[])[0]!.id);
  product.clock.advance(6 * MINUTE);
  const proof = await codeBy(guarded.browser, '/api/me/proof/code', guarded.phone);
  expect((await guarded.browser.post('/api/me/proof', proof)).status).toBe(200);
  expect((await withdraw(guarded.browser)).body).toMatchObject({
    code: 'step-up-required',
    params: { factor: 'authenticator' },
  });
  expect(
    (
      await guarded.browser.post('/api/me/step-up', {
        kind: 'authenticator',
        code: otherThan(shownCode(product, guarded.secret)),
      })
    ).body.code,
  ).toBe('second-factor-wrong');
  expect(
    (await guarded.browser.post('/api/me/step-up', { kind: 'authenticator', code: shownCode(product, guarded.secret) }))
      .status,
  ).toBe(200);
  expect((await withdraw(guarded.browser)).status).toBe(201);
});

test('money goes to no number that was not proven by a code', async () => {
  expect((await withdraw(doctor.browser, other)).body).toMatchObject({ status: 403, code: 'number-unproven' });
  expect(await asked()).toEqual([]);
  const proof = await codeBy(doctor.browser, '/api/me/numbers/code', other, { phone: other });
  expect((await doctor.browser.post('/api/me/numbers', proof)).status).toBe(200);
  expect((await withdraw(doctor.browser, `${other.slice(0, -1)}${(Number(other.at(-1)) + 1) % 10}`)).body.code).toBe(
    'number-unproven',
  );
  expect((await withdraw(doctor.browser, other)).status).toBe(201);
  expect(await asked()).toEqual([{ payout_phone: other }]);
});

test("another doctor's proof of a number proves nothing here, and it goes with the session", async () => {
  const somebody = await aWorkingDoctor(product);
  const proof = await codeBy(somebody.browser, '/api/me/numbers/code', other, { phone: other });
  expect((await somebody.browser.post('/api/me/numbers', proof)).status).toBe(200);
  expect((await withdraw(doctor.browser, other)).body.code).toBe('number-unproven');
  await product.db.pool.query('delete from sessions where account_id = $1', [somebody.browser.accountId]);
  expect((await product.db.pool.query('select phone from session_numbers where phone = $1', [other])).rows).toEqual([]);
});

test('a code for the own number does not prove another one, and the other way round', async () => {
  product.clock.advance(6 * MINUTE);
  const forOther = await codeBy(doctor.browser, '/api/me/numbers/code', other, { phone: other });
  expect((await doctor.browser.post('/api/me/proof', forOther)).body.code).toBe('code-expired');
  expect((await withdraw(doctor.browser)).body.code).toBe('step-up-required');
});
