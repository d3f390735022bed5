import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants, pass } from '../../../test/booking-makers.ts';
import {
  CALLER_BOOKINGS,
  aCaller,
  aProvenCaller,
  codeOf,
  holdForCaller,
  untilShown,
} from '../../../test/caller-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';
import { sweepAssisted } from './end-assisted.ts';

let product: TestProduct;
let desk: Visitor;
let doctorId: string;
let phone: string;
let numbers = 0;

beforeAll(async () => {
  product = await openTestProduct();
  desk = await aMemberOfStaff(product, 'receptionist');
  doctorId = await aDoctor(product);
});
beforeEach(() => {
  numbers += 1;
  phone = `+2557543${String(numbers).padStart(2, '0')}000`;
});
afterAll(() => product.close());

const slot = (time: string) => at(product, 2, time);
const one = (id: string) => `${CALLER_BOOKINGS}/${id}`;
const codeOfPost = async (promise: ReturnType<Visitor['post']>) => (await promise).body.code;
const unfinished = async (by = desk) => (await by.get(CALLER_BOOKINGS)).body.data.unfinished;

describe('what was begun for a caller', () => {
  test('is listed for the desk with a masked number, and goes on with whoever takes it up', async () => {
    const { id } = await aProvenCaller(product, desk, phone);
    const held = (await holdForCaller(desk, id, doctorId, slot('10:00'))).body.data.booking;
    const other = await aMemberOfStaff(product, 'staff-admin');
    const [row] = await unfinished(other);
    expect(row).toMatchObject({
      id,
      state: 'held',
      member: { is_me: false },
      full_name: 'Rehema Mwinyi',
      phone_end: '000',
      hold_expires_at: held.hold_expires_at,
      payment_stage: null,
    });
    expect(JSON.stringify(row)).not.toContain(phone);
    const early = other.post(`${one(id)}/payment`, { method: 'mpesa' });
    expect(await codeOfPost(early)).toBe('assisted-elsewhere');
    expect((await other.post(`${one(id)}/take-up`, {})).body.data.member.is_me).toBe(true);
    expect(await codeOfPost(desk.post(`${one(id)}/payment`, { method: 'mpesa' }))).toBe('assisted-elsewhere');
    await other.post(`${one(id)}/payment`, { method: 'mpesa' });
    expect((await unfinished(other))[0].payment_stage).not.toBeNull();
    await untilShown(product, other, id, ({ state }) => state === 'paid');
    expect(await unfinished(other)).toEqual([]);
    expect(await codeOfPost(other.post(`${one(id)}/take-up`, {}))).toBe('assisted-over');
  });

  test('to a wrong number is corrected: the code of the first number proves nothing then', async () => {
    const wrong = '+255754390000';
    const begun = (await desk.post(CALLER_BOOKINGS, aCaller(wrong))).body.data;
    const path = one(begun.assisted.id);
    const stale = { challenge_id: begun.code.challenge_id, code: await codeOf(product, wrong), agreed: true };
    const corrected = (await desk.post(`${path}/code`, aCaller(phone, { language: 'en' }))).body.data;
    expect(corrected.assisted.caller).toMatchObject({ phone, language: 'en' });
    expect(await codeOfPost(desk.post(`${path}/proof`, stale))).toBe('code-expired');
    const { challenge_id } = corrected.code;
    const right = { challenge_id, code: await codeOf(product, phone), agreed: true };
    const other = await aMemberOfStaff(product, 'staff-admin');
    await other.post(`${path}/take-up`, {});
    expect(await codeOfPost(other.post(`${path}/proof`, right))).toBe('code-expired');
    await desk.post(`${path}/take-up`, {});
    for (const browser of [desk, product.visitor()])
      expect(await codeOfPost(browser.post('/api/auth/verify', { challenge_id, code: right.code }))).toBe(
        'code-expired',
      );
    for (let guess = 0; guess < 3; guess += 1)
      expect(await codeOfPost(desk.post(`${path}/proof`, { ...right, code: '000000' }))).toBe('code-wrong');
    expect((await desk.post(`${path}/proof`, right)).body.data.state).toBe('proven');
    expect(await codeOfPost(desk.post(`${path}/code`, aCaller(phone)))).toBe('assisted-proven');
    expect(await codeOfPost(desk.post(`${path}/payment`, { method: 'mpesa' }))).toBe('nothing-held');
    const { rows } = await product.db.pool.query('select count(*) from accounts where phone = $1', [wrong]);
    expect(Number(rows[0].count)).toBe(0);
  });

  test('goes on in the second call of the same caller, with the time that is held', async () => {
    const first = await aProvenCaller(product, desk, phone);
    const held = (await holdForCaller(desk, first.id, doctorId, slot('11:00'))).body.data.booking;
    product.clock.advance(2 * MINUTE);
    const again = await aProvenCaller(product, desk, phone);
    expect([again.state, again.booking?.id]).toEqual(['held', held.id]);
    expect((await desk.get(one(first.id))).body.data.state).toBe('abandoned');
    expect(await brokenInvariants(product)).toEqual([]);
    await desk.post(`${one(again.id)}/abandon`, {});
  });

  test('is given up with its time, but not while money may come', async () => {
    const { id } = await aProvenCaller(product, desk, phone);
    await holdForCaller(desk, id, doctorId, slot('12:00'));
    const rival = await product.patient({ phone: '+255754398000' });
    const wanted = { doctor_id: doctorId, starts_at: slot('12:00') };
    expect(await codeOfPost(rival.post('/api/bookings', wanted))).toBe('slot-taken');
    expect((await desk.post(`${one(id)}/abandon`, {})).body.data.state).toBe('abandoned');
    expect((await rival.post('/api/bookings', wanted)).status).toBe(201);
    product.clock.advance(2 * MINUTE);
    const second = await aProvenCaller(product, desk, phone);
    await holdForCaller(desk, second.id, doctorId, slot('12:30'));
    await desk.post(`${one(second.id)}/payment`, { method: 'mpesa' });
    expect(await codeOfPost(desk.post(`${one(second.id)}/abandon`, {}))).toBe('payment-awaited');
    await untilShown(product, desk, second.id, ({ state }) => state === 'paid');
  });

  test('ends by itself a quarter of an hour after its hold, and the caller is told that nothing was paid', async () => {
    const { id } = await aProvenCaller(product, desk, phone, { language: 'en' });
    await holdForCaller(desk, id, doctorId, slot('13:00'));
    await pass(product, 11 * MINUTE, MINUTE);
    const late = (await desk.get(one(id))).body.data;
    expect([late.state, late.booking.hold_expires_at, late.may_ask]).toEqual(['held', null, false]);
    expect(await codeOfPost(desk.post(`${one(id)}/payment`, { method: 'mpesa' }))).toBe('hold-expired');
    await pass(product, 15 * MINUTE, MINUTE);
    await sweepAssisted(product.ctx({ kind: 'job', name: 'assisted-bookings.sweep' }));
    await product.settle();
    const over = (await desk.get(one(id))).body.data;
    expect([over.state, over.booking.money, over.caller.phone]).toEqual(['ended', null, '000']);
    expect((await messagesTo(product, phone)).at(-1)).toMatch(/was not paid and is free again.*paid nothing/);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('spends a budget of codes of its member of staff, whatever the number', async () => {
    const busy = await aMemberOfStaff(product, 'receptionist');
    const numbersOf = (place: number) => `+25571${String(4_000_000 + place * 20_011)}`;
    for (let place = 0; place < 30; place += 1)
      expect((await busy.post(CALLER_BOOKINGS, aCaller(numbersOf(place)))).status).toBe(201);
    expect(await codeOfPost(busy.post(CALLER_BOOKINGS, aCaller(numbersOf(31))))).toBe('codes-exhausted');
    expect((await desk.post(CALLER_BOOKINGS, aCaller(numbersOf(32)))).status).toBe(201);
  });
});
