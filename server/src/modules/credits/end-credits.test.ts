import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, brokenInvariants } from '../../../test/booking-makers.ts';
import { aHold, aPatientWithCredit, balanceOf, creditOf, endIn, payByCredit } from '../../../test/credit-makers.ts';
import { signInAsPatient } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { DAY, MINUTE, later } from '../../platform/time.ts';
import { jobs } from './index.ts';

let product: TestProduct;
let specialist: string;
let general: string;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
  specialist = await aDoctor(product);
  general = await aDoctor(product, { specialty: 'general-practitioner' });
});
afterAll(() => product.close());

describe('the end of credit', () => {
  test('after thirty days the house has it, oldest first, and nothing is left to use', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const { id } = (await patient.get('/api/me')).body.data;
    const { endsAt } = (await creditOf(patient))[0]!;
    product.clock.set(later(new Date(endsAt), -MINUTE));
    await jobs['credits.end'](product.ctx());
    const fees = await balanceOf(product, 'fees:TZS');
    product.clock.advance(MINUTE);
    const again = await signInAsPatient(product, patient.phone);
    // before any job has run
    expect(await creditOf(again)).toEqual([]);
    expect((await aHold(product, again, general)).credit.amount).toBe(0);
    await Promise.all([jobs['credits.end'](product.ctx()), jobs['credits.end'](product.ctx())]);
    // other tests of this file left credit behind, whose time is over too
    expect(await balanceOf(product, 'fees:TZS')).toBeGreaterThanOrEqual(fees + 1_000_000);
    expect(await balanceOf(product, `credit:${id}:TZS`)).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('does not take what is set aside for a hold that still runs', async () => {
    const before = await aPatientWithCredit(product, specialist);
    const { endsAt } = (await creditOf(before))[0]!;
    product.clock.set(later(new Date(endsAt), -5 * MINUTE));
    const patient = await signInAsPatient(product, before.phone);
    const booking = await aHold(product, patient, general);
    product.clock.advance(6 * MINUTE);
    await jobs['credits.end'](product.ctx());
    expect((await payByCredit(patient, booking.id)).body.data.state).toBe('scheduled');
    // given back after its end, it can be used until the end of tomorrow
    await patient.post(`/api/appointments/${booking.id}/cancel`, {});
    expect(await creditOf(patient)).toEqual([{ amount: 600_000, endsAt: endIn(product, 1) }]);
    product.clock.advance(2 * DAY);
    await jobs['credits.end'](product.ctx());
    expect(await creditOf(patient)).toEqual([]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('comes at once for an account that is deleted', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const me = (await patient.get('/api/me')).body.data;
    expect((await patient.delete('/api/me', { confirm: true })).status).toBe(200);
    await product.settle();
    expect(await balanceOf(product, `credit:${me.id}:TZS`)).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);
  });
});
