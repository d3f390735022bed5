import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, anAppointment, brokenInvariants } from '../../../test/booking-makers.ts';
import { aMissedAppointment, balanceOf, creditOf, endIn, missIt, nextTime } from '../../../test/credit-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { asSystem } from '../../../test/as-system.ts';
import { completeBooking } from '../bookings/index.ts';
import { jobs as earningJobs, settleMissed } from '../earnings/index.ts';
import { putSetting, removeSetting } from '../settings/index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

const accountOf = async (id: string) =>
  (await asSystem<{ patient_id: string }>(product, 'select patient_id from bookings where id = $1', [id]))[0]!
    .patient_id;

describe('a missed appointment', () => {
  test('a third counts as a consultation for the doctor’s share, the rest is credit for thirty days (I-99)', async () => {
    const patient = await product.patient();
    const doctor = await aWorkingDoctor(product);
    const fees = await balanceOf(product, 'fees:TZS');
    const held = await balanceOf(product, 'held:TZS');
    const id = await aMissedAppointment(product, patient, doctor.id);
    expect(await balanceOf(product, `doctor:${doctor.id}:TZS`)).toBe(400_000);
    expect(await balanceOf(product, 'fees:TZS')).toBe(fees + 100_000);
    expect(await balanceOf(product, 'held:TZS')).toBe(held);
    expect(await creditOf(patient)).toEqual([{ amount: 1_000_000, endsAt: endIn(product, 30) }]);
    const shown = (await patient.get(`/api/appointments/${id}`)).body.data;
    expect(shown).toMatchObject({ state: 'missed', stage: { name: 'missed', money: { stage: 'kept' } } });
    expect(shown.stage.money.sentence).toContain('TSh 10,000');
    const earnings = (await doctor.browser.get('/api/doctor/earnings')).body.data;
    expect(earnings).toMatchObject({
      total_earned: { amount: 400_000 },
      transactions: [{ kind: 'missed', amount: { amount: 400_000 }, booking_id: id }],
    });
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('tells the patient how much is credit and until when, and is divided once however often it is reported', async () => {
    const patient = await product.patient();
    const id = await aMissedAppointment(product, patient, await aDoctor(product));
    expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(
      /alikupigia.*TSh 5,000 hazitarudishwa, TSh 10,000 ni salio lako hadi Jumapili, 14 Februari 2038: .*\/book\//,
    );
    const again = await Promise.all(
      Array.from({ length: 6 }, () => settleMissed(product.ctx(), { bookingId: id, share: 50 })),
    );
    expect(again).toEqual(Array.from({ length: 6 }, () => false));
    expect(await creditOf(patient)).toMatchObject([{ amount: 1_000_000 }]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('follows the terms that the patient was told when the time was held, not those of later', async () => {
    const patient = await product.patient();
    const doctorId = await aDoctor(product);
    await putSetting(product.ctx(), 'missed_share', '1/2');
    await putSetting(product.ctx(), 'missed_credit_days', '10');
    const id = await anAppointment(product, patient, doctorId, nextTime(product));
    await removeSetting(product.ctx(), 'missed_share');
    await removeSetting(product.ctx(), 'missed_credit_days');
    expect((await patient.get(`/api/appointments/${id}`)).body.data.if_missed).toEqual({
      counted: { amount: 750_000, currency: 'TZS' },
      rest: { amount: 750_000, currency: 'TZS' },
      credit_days: 10,
    });
    await missIt(product, patient, id);
    expect(await creditOf(patient)).toEqual([{ amount: 750_000, endsAt: endIn(product, 10) }]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('gives no credit where the setting says so: the house keeps the rest, and the message says that', async () => {
    const patient = await product.patient();
    const doctorId = await aDoctor(product);
    const fees = await balanceOf(product, 'fees:TZS');
    await putSetting(product.ctx(), 'missed_credit', 'false');
    const site = (await patient.get('/api/site')).body.data;
    const id = await aMissedAppointment(product, patient, doctorId);
    await removeSetting(product.ctx(), 'missed_credit');
    expect(site.missed).toEqual({ share: '1/3', credit_days: 0 });
    expect(await creditOf(patient)).toEqual([]);
    expect(await balanceOf(product, 'fees:TZS')).toBe(fees + 1_100_000);
    expect((await messagesTo(product, patient.phone)).at(-1)).toContain('TSh 15,000 ulizolipa hazitarudishwa');
    expect((await patient.get(`/api/appointments/${id}`)).body.data.stage.money.sentence).toMatch(/haitarudishwa/);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('of before the rule is divided by the sweep, once', async () => {
    const patient = await product.patient();
    const id = await anAppointment(product, patient, await aDoctor(product), nextTime(product));
    await asSystem(product, "update bookings set state = 'missed' where id = $1", [id]);
    expect(await creditOf(patient)).toEqual([]);
    await earningJobs['earnings.settle-missed'](product.ctx());
    await earningJobs['earnings.settle-missed'](product.ctx());
    expect(await creditOf(patient)).toMatchObject([{ amount: 1_000_000 }]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('only a missed one is divided: not one that took place, nor one whose money is owed back', async () => {
    const patient = await product.patient();
    const doctorId = await aDoctor(product);
    const startsAt = nextTime(product);
    const id = await anAppointment(product, patient, doctorId, startsAt);
    expect(await settleMissed(product.ctx(), { bookingId: id, share: 80 })).toBe(false);
    const afterwards = { ...product.clock, now: () => new Date(Date.parse(startsAt) + 60_000) };
    await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId: id });
    await product.settle();
    expect(await settleMissed(product.ctx(), { bookingId: id, share: 80 })).toBe(false);
    expect(await balanceOf(product, `credit:${await accountOf(id)}:TZS`)).toBe(0);
  });
});
