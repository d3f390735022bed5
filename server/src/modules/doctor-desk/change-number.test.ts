import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, editable, signInAsDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

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

const path = () => `/api/admin/doctor-changes/${doctor.id}`;
const ask = (phone = fresh, by = desk) => by.post(`${path()}/number/code`, { phone });
/** The code that the new number has got. */
const codeTo = async (phone: string) => {
  await product.settle();
  return /\d{6}/.exec((await messagesTo(product, phone)).at(-1)!)![0];
};
const prove = (asked: Reply, code: string, by = desk) =>
  by.put(`${path()}/number`, { challenge_id: asked.body.data.challenge_id, code });
const changed = async (phone = fresh) => prove(await ask(phone), await codeTo(phone));
const numberNow = async () => (await desk.get(path())).body.data.phone;

describe('staff change the number of a doctor', () => {
  test('with a code that the doctor reads to them: the doctor signs in with it, sessions end, both numbers are told', async () => {
    const asked = await ask();
    expect([asked.status, asked.body.data.phone]).toEqual([202, fresh]);
    expect(JSON.stringify(asked.headers)).not.toContain('challenge');
    const text = (await codeTo(fresh), (await messagesTo(product, fresh)).at(-1)!);
    expect(text).toContain('if you asked our office to use this number, read them this code');
    expect(text).not.toContain('Never share it');
    const reply = await prove(asked, await codeTo(fresh));
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
    const asked = await ask();
    const code = await codeTo(fresh);
    const { challenge_id } = asked.body.data;
    for (const browser of [desk, product.visitor()])
      expect((await browser.post('/api/auth/verify', { challenge_id, code })).body.code).toBe('code-expired');
    const other = await aMemberOfStaff(product, 'administrator');
    expect((await prove(asked, code, other)).body.code).toBe('code-expired');
    const another = await aWorkingDoctor(product);
    const elsewhere = `/api/admin/doctor-changes/${another.id}/number`;
    expect((await desk.put(elsewhere, { challenge_id, code })).body.code).toBe('code-expired');
    expect((await prove(asked, code)).status).toBe(200);
    expect((await prove(asked, code)).body.code).toBe('code-spent');
  });

  test('and five wrong codes end it', async () => {
    const asked = await ask();
    const code = await codeTo(fresh);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess += 1) expect((await prove(asked, wrong)).body.code).toBe('code-wrong');
    expect((await prove(asked, code)).body.code).toBe('code-spent');
    expect(await numberNow()).toBe(doctor.phone);
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
    const asked = await ask();
    expect((await prove(asked, await codeTo(fresh))).body.code).toBe('doctor-busy');
    expect(await numberNow()).toBe(doctor.phone);
  });

  test('with a factor of the last five minutes only, and never their own', async () => {
    const asked = await ask();
    const code = await codeTo(fresh);
    product.clock.advance(4 * MINUTE + 30_000);
    expect((await desk.get(path())).status).toBe(200);
    product.clock.advance(30_000);
    for (const reply of [await ask(), await prove(asked, code), await desk.put(`${path()}/country`, { country: 'KE' })])
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
