import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, editable, signInAsDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { decideCase, sweptCasesOf } from '../../../test/case-makers.ts';
import { aGuardedDoctor, halfWay } from '../../../test/second-factor-makers.ts';
import { aMemberOfStaff, giveSession } from '../../../test/staff-makers.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let desk: Visitor;
let doctor: WorkingDoctor;
let fresh: string;
let numbers = 0;

beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  product.clock.advance(2 * MINUTE);
  desk = await aMemberOfStaff(product, 'staff-admin');
  doctor = await aWorkingDoctor(product);
  numbers += 1;
  fresh = `+25576${String(5_000_000 + numbers * 10_007)}`;
});
afterAll(() => product.close());

/** A new session of the same member of staff. */
const giveAgain = async (member: Visitor) => {
  const browser = product.visitor();
  await giveSession(product, browser, member.accountId, 'staff-admin');
  return browser;
};
const path = () => `/api/admin/doctor-changes/${doctor.id}`;
const ask = (phone = fresh, by = desk) => by.post(`${path()}/number/code`, { phone });
/** The code that the new number has got. */
const codeTo = async (phone: string) => {
  await product.settle();
  return /\d{6}/.exec((await messagesTo(product, phone)).at(-1)!)![0];
};
const prove = (asked: Reply, code: string, by = desk) =>
  by.put(`${path()}/number`, { challenge_id: asked.body.data.challenge_id, code });
const asked = async (phone = fresh, by = desk) => prove(await ask(phone, by), await codeTo(phone), by);
const askOld = (by = desk) => by.post(`${path()}/number/code`, { to: 'old' });
const codesTo = async (phone: string) => {
  await product.settle();
  const texts = (await messagesTo(product, phone)).filter((text) => text.includes('asked our office'));
  return /\d{6}/.exec(texts.at(-1)!)![0];
};
const agree = async (sent: Reply, by = desk) =>
  by.put(`${path()}/number/old`, { challenge_id: sent.body.data.challenge_id, code: await codesTo(doctor.phone) });
/** With the codes to both numbers. */
const changed = async (phone = fresh) => {
  const reply = await asked(phone);
  if (reply.status !== 200) return reply;
  product.clock.advance(MINUTE);
  return agree(await askOld());
};
const caseOf = async (by: Visitor) => (await sweptCasesOf(product, by, 'profile-change')).at(-1)!.id;
const decide = async (by: Visitor, decision: string) => decideCase(by, await caseOf(by), decision);
const numberNow = async () => (await desk.get(path())).body.data.phone;

describe('staff change the number of a doctor', () => {
  test('with codes to both numbers that the doctor reads to them: sessions end, the doctor signs in with the new one, both are told', async () => {
    const sent = await ask();
    expect([sent.status, sent.body.data.phone]).toEqual([202, fresh]);
    expect(JSON.stringify(sent.headers)).not.toContain('challenge');
    const text = (await codeTo(fresh), (await messagesTo(product, fresh)).at(-1)!);
    expect(text).toContain('if you asked our office to change your number, read them this code');
    expect(text).not.toContain('Never share it');
    const half = await prove(sent, await codeTo(fresh));
    expect([half.status, half.body.data.phone, half.body.data.requested.phone]).toEqual([200, doctor.phone, fresh]);
    await product.settle();
    expect((await messagesTo(product, doctor.phone)).at(-1)).toContain('sign in here within 24 hours and refuse it');
    expect((await doctor.browser.get('/api/me')).status).toBe(200);
    product.clock.advance(MINUTE);
    const reply = await agree(await askOld());
    expect([reply.status, reply.body.data.phone]).toEqual([200, fresh]);
    await product.settle();
    expect((await doctor.browser.get('/api/me')).status).toBe(401);
    expect((await messagesTo(product, doctor.phone)).at(-1)).toContain('your account has a new phone number');
    expect((await messagesTo(product, fresh)).at(-1)).toContain('your phone number was changed by our office');
    product.clock.advance(MINUTE);
    const again = await signInAsDoctor(product, fresh);
    expect(again.accountId).toBe(doctor.browser.accountId);
    const { notifications } = (await again.get('/api/doctor/notifications')).body.data;
    expect(notifications.map((row: { title: string }) => row.title)).toContain('Our office changed your profile');
    const trail = await product.db.pool.query(
      "select actor_id from audit_log where action = 'doctor-desk.change-number' and object_id = $1",
      [doctor.id],
    );
    expect(trail.rows).toEqual([{ actor_id: desk.accountId }]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('and the code signs nobody in, and proves nothing to somebody else or for another doctor', async () => {
    const sent = await ask();
    const code = await codeTo(fresh);
    const { challenge_id } = sent.body.data;
    for (const browser of [desk, product.visitor()])
      expect((await browser.post('/api/auth/verify', { challenge_id, code })).body.code).toBe('code-expired');
    const other = await aMemberOfStaff(product, 'administrator');
    expect((await prove(sent, code, other)).body.code).toBe('code-expired');
    const another = await aWorkingDoctor(product);
    const elsewhere = `/api/admin/doctor-changes/${another.id}/number`;
    expect((await desk.put(elsewhere, { challenge_id, code })).body.code).toBe('code-expired');
    expect((await desk.put(`${path()}/number/old`, { challenge_id, code })).body.code).toBe('code-expired');
    expect((await prove(sent, code)).status).toBe(200);
    expect((await prove(sent, code)).body.code).toBe('code-spent');
  });

  test('and five wrong codes end it', async () => {
    const sent = await ask();
    const code = await codeTo(fresh);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess += 1) expect((await prove(sent, wrong)).body.code).toBe('code-wrong');
    expect((await prove(sent, code)).body.code).toBe('code-spent');
    expect(await numberNow()).toBe(doctor.phone);
  });

  test('alone only with the code to the present number: without it a second person decides, after a day', async () => {
    expect((await asked()).status).toBe(200);
    const other = await aMemberOfStaff(product, 'staff-admin');
    expect((await decide(other, 'accept')).body.code).toBe('number-objection-open');
    product.clock.advance(DAY);
    desk = await giveAgain(desk);
    expect((await decide(desk, 'accept')).body.code).toBe('own-approval');
    expect(await numberNow()).toBe(doctor.phone);
    const second = await aMemberOfStaff(product, 'staff-admin');
    expect((await decide(second, 'accept')).status).toBe(200);
    expect(await numberNow()).toBe(fresh);
    expect((await doctor.browser.get('/api/me')).status).toBe(401);
    await product.settle();
  });

  test('not against the doctor, who refuses it with the present number', async () => {
    expect((await asked()).status).toBe(200);
    const { pending_changes: pending } = (await doctor.browser.get('/api/doctor/profile')).body.data;
    expect(pending).toMatchObject([{ field: 'phone', value: fresh, by_office: true }]);
    const refused = await doctor.browser.post('/api/doctor/profile/number-objection');
    expect([refused.status, refused.body.data.pending_changes]).toEqual([200, []]);
    product.clock.advance(MINUTE);
    expect((await agree(await askOld())).body.code).toBe('not-found');
    expect(await numberNow()).toBe(doctor.phone);
    expect((await doctor.browser.post('/api/doctor/profile/number-objection')).status).toBe(404);
  });

  test('and the second factor of the doctor stays asked for', async () => {
    const guarded = await aGuardedDoctor(product);
    const { rows } = await product.db.pool.query('select id from doctors where phone = $1', [guarded.phone]);
    doctor = { id: rows[0].id, phone: guarded.phone, browser: guarded.browser };
    desk = await aMemberOfStaff(product, 'staff-admin');
    expect((await changed()).body.data.phone).toBe(fresh);
    product.clock.advance(MINUTE);
    const { reply } = await halfWay(product, fresh);
    expect(reply.body.data.second_factor).toBeDefined();
  });

  test('but not to the present number, to a wrong one, or to the number of another account', async () => {
    expect((await ask(doctor.phone)).body.code).toBe('number-unchanged');
    expect((await ask('0754')).body.code).toBe('phone-invalid');
    const another = await aWorkingDoctor(product);
    product.clock.advance(MINUTE);
    expect((await changed(another.phone)).body.code).toBe('number-of-another');
    expect(await numberNow()).toBe(doctor.phone);
  });

  test('not during a visit, which the end of the sessions would cut', async () => {
    const starts = at(product, 1, '10:00');
    await anAppointment(product, await product.patient(), doctor.id, starts);
    product.clock.set(new Date(Date.parse(starts) + 5 * MINUTE));
    desk = await aMemberOfStaff(product, 'staff-admin');
    expect((await desk.get(path())).body.data).toMatchObject({ is_busy: true });
    expect((await changed()).body.code).toBe('doctor-busy');
    expect(await numberNow()).toBe(doctor.phone);
  });

  test('with a factor of the last five minutes only, and never their own', async () => {
    const sent = await ask();
    const code = await codeTo(fresh);
    product.clock.advance(4 * MINUTE + 30_000);
    expect((await desk.get(path())).status).toBe(200);
    product.clock.advance(30_000);
    for (const reply of [await ask(), await prove(sent, code), await desk.put(`${path()}/country`, { country: 'KE' })])
      expect(reply.body.code).toBe('step-up-required');
    desk = await aMemberOfStaff(product, 'staff-admin');
    await product.db.pool.query('update doctors set account_id = $1 where id = $2', [desk.accountId, doctor.id]);
    expect((await ask()).body.code).toBe('own-doctor');
    expect((await desk.put(`${path()}/country`, { country: 'KE' })).body.code).toBe('own-doctor');
  });

  test('and a request of the doctor for another number ends with it', async () => {
    const other = `+25576${String(6_900_000 + numbers)}`;
    await product.db.pool.query(
      'insert into session_numbers (session_id, phone, proven_at) select id, $2, $3 from sessions where account_id = $1',
      [doctor.browser.accountId, other, product.clock.now()],
    );
    const profile = editable((await doctor.browser.get('/api/doctor/profile')).body.data);
    expect((await doctor.browser.put('/api/doctor/profile', { ...profile, phone: other })).status).toBe(200);
    expect((await desk.get(path())).body.data.requested).toEqual({ phone: other, country: null });
    expect((await changed()).body.data.requested).toEqual({ phone: null, country: null });
  });
});
