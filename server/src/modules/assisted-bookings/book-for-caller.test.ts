import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants, pass, pay } from '../../../test/booking-makers.ts';
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

let product: TestProduct;
let desk: Visitor;
let doctorId: string;
let phone: string;
let numbers = 0;

beforeAll(async () => {
  product = await openTestProduct({ still: true });
  desk = await aMemberOfStaff(product, 'receptionist');
  doctorId = await aDoctor(product);
});
beforeEach(() => {
  numbers += 1;
  phone = `+2557542${String(numbers).padStart(2, '0')}000`;
});
afterAll(() => product.close());

const slot = (time: string) => at(product, 1, time);
const one = (id: string) => `${CALLER_BOOKINGS}/${id}`;
const asked = (id: string, body: object = { method: 'mpesa' }) => desk.post(`${one(id)}/payment`, body);

describe('a member of staff books for a caller', () => {
  test('who has no account yet: code, consent, time, one price, push, and a text with everything', async () => {
    const begun = await desk.post(CALLER_BOOKINGS, aCaller('0754201000'));
    expect([begun.status, begun.body.data.code.phone, begun.body.data.assisted.state]).toEqual([201, phone, 'begun']);
    expect(begun.body.data.assisted.consent).toContain('Unakubali?');
    expect(JSON.stringify(begun.headers)).not.toContain('challenge');
    const { id } = begun.body.data.assisted;
    const code = await codeOf(product, phone);
    expect((await messagesTo(product, phone)).at(-1)).toContain('msomee namba hii ya uthibitisho');
    const { challenge_id } = begun.body.data.code;
    const silent = await desk.post(`${one(id)}/proof`, { challenge_id, code, agreed: false });
    expect([silent.status, silent.body.code]).toEqual([422, 'caller-not-agreed']);
    const proven = await desk.post(`${one(id)}/proof`, { challenge_id, code, agreed: true });
    expect(proven.body.data).toMatchObject({ state: 'proven', caller: { full_name: 'Rehema Mwinyi', phone } });
    const held = await holdForCaller(desk, id, doctorId, slot('10:00'), { reason: 'maumivu ya kifua' });
    expect(held.text).not.toContain('maumivu');
    const { money, hold_expires_at } = held.body.data.booking;
    expect([money.to_pay, hold_expires_at]).toEqual([
      money.price,
      new Date(product.clock.now().getTime() + 10 * MINUTE).toISOString(),
    ]);
    expect((await asked(id)).status).toBe(200);
    const paid = await untilShown(product, desk, id, ({ state }) => state === 'paid');
    expect([paid.booking!.money, paid.caller.phone, paid.open_until]).toEqual([null, '000', null]);
    const text = (await messagesTo(product, phone)).at(-1)!;
    expect(text).toContain('miadi imewekwa na kulipiwa');
    expect(text).toContain(`/appointments/${paid.booking!.id}`);
    expect(text).not.toContain('maumivu');
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('and the audit log names the member of staff in each step, and the patient sees that it was by phone', async () => {
    const patient = await product.patient({ phone });
    product.clock.advance(MINUTE);
    const { id, caller } = await aProvenCaller(product, desk, phone, { full_name: 'Somebody Else' });
    expect(caller.full_name).not.toBe('Somebody Else');
    const held = await holdForCaller(desk, id, doctorId, slot('10:30'));
    const appointment = (await patient.get(`/api/appointments/${held.body.data.booking.id}`)).body.data;
    expect([appointment.by_phone, appointment.state]).toEqual([true, 'awaiting-payment']);
    await asked(id);
    await product.settle();
    const { rows } = await product.db.pool.query(
      `select action, actor, actor_id, details->>'assisted' as assisted from audit_log
        where action in ('bookings.hold', 'payments.open', 'payments.checkout', 'assisted-bookings.hold') and details->>'assisted' = $1 order by action`,
      [patient.accountId],
    );
    expect(rows).toEqual(
      ['assisted-bookings.hold', 'bookings.hold', 'payments.checkout', 'payments.open'].map((action) => ({
        action,
        actor: 'receptionist',
        actor_id: desk.accountId,
        assisted: patient.accountId,
      })),
    );
    const own = await product.patient({ phone: '+255754299000' });
    const alone = await own.post('/api/bookings', { doctor_id: doctorId, starts_at: slot('11:00') });
    expect(alone.body.data).not.toHaveProperty('by_phone');
  });

  test('refused by the network, then paid by a relative; never asked twice while the first may still come', async () => {
    const refusing = '+255754270001';
    const { id } = await aProvenCaller(product, desk, refusing);
    await holdForCaller(desk, id, doctorId, slot('11:30'));
    await asked(id);
    expect((await asked(id)).body.code).toBe('payment-unsettled');
    const refused = await untilShown(product, desk, id, ({ payment }) => (payment?.refusal ?? null) !== null);
    expect([refused.payment!.refusal, refused.may_ask, refused.state]).toEqual(['insufficient-funds', true, 'held']);
    expect((await asked(id, { method: 'card' })).body.code).toBe('payment-method-not-offered');
    expect((await asked(id, { method: 'mpesa', phone: '12' })).body.code).toBe('phone-invalid');
    expect((await asked(id, { method: 'tigopesa', phone: '0714 280 000' })).body.data.payment.phone).toBe(
      '+255714280000',
    );
    await untilShown(product, desk, id, ({ state }) => state === 'paid');
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('a time that somebody else took is refused with free ones, and another time gives the first one up', async () => {
    const { id } = await aProvenCaller(product, desk, phone);
    const rival = await product.patient({ phone: '+255754298000' });
    await rival.post('/api/bookings', { doctor_id: doctorId, starts_at: slot('12:00') });
    const taken = await holdForCaller(desk, id, doctorId, slot('12:00'));
    expect([taken.status, taken.body.code, taken.body.params.nearest.length]).toEqual([409, 'slot-taken', 3]);
    const first = (await holdForCaller(desk, id, doctorId, slot('12:30'))).body.data.booking.id;
    const other = await aDoctor(product);
    const second = (await holdForCaller(desk, id, other, slot('12:30'))).body.data.booking;
    expect(second.doctor.id).toBe(other);
    const { rows } = await product.db.pool.query('select state from bookings where id = $1', [first]);
    expect(rows).toEqual([{ state: 'expired' }]);
    const free = await rival.post('/api/bookings', { doctor_id: doctorId, starts_at: slot('12:30') });
    expect(free.status).toBe(201);
  });

  test('who agreed but had hung up is texted where to pay, pays alone, and it is over for staff too', async () => {
    const { id } = await aProvenCaller(product, desk, phone, { language: 'fr' });
    await holdForCaller(desk, id, doctorId, slot('13:00'));
    expect((await desk.post(`${one(id)}/text`, {})).body.data.texted_at).not.toBeNull();
    await product.settle();
    const text = (await messagesTo(product, phone)).at(-1)!;
    expect(text).toMatch(/reste à vous .*Payez ici : http.*\/pay\//);
    await pass(product, 2 * MINUTE, MINUTE);
    const patient = await product.patient({ phone });
    const { booking } = (await desk.get(one(id))).body.data;
    await pay(product, patient, booking.id, { phone });
    expect((await desk.get(one(id))).body.data.state).toBe('paid');
  });
});
