import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { casesOf, readCase } from '../../../test/case-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { measure } from '../../../test/reading-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let onCall: { readonly phone: string };
beforeAll(async () => {
  product = await openTestProduct();
  const doctor = await aWorkingDoctor(product);
  await product.db.pool.query('update doctors set on_call = true where id = $1', [doctor.id]);
  onCall = doctor;
});
afterAll(() => product.close());

const URGENT = { systolic: 186, diastolic: 112 };
const USUAL = { systolic: 128, diastolic: 82 };
const ago = (minutes: number) => new Date(product.clock.now().getTime() - minutes * MINUTE).toISOString();
const openCases = async () => casesOf(await aMemberOfStaff(product, 'staff-admin'), 'urgent-reading');
const reminders = async ({ phone }: Visitor) =>
  (await messagesTo(product, phone)).filter((text) => text.includes('kupima tena'));
const alarms = async () =>
  (await messagesTo(product, onCall.phone)).filter((text) => text.includes('not again when reminded'));

/** Lets some minutes pass, with what is due then. */
async function wait(minutes: number): Promise<void> {
  product.clock.advance(minutes * MINUTE);
  await product.settle();
}

describe('a single urgent reading', () => {
  test('is asked for again once, and after one more hour is told of like two', async () => {
    const patient = await product.patient();
    await measure(patient, { values: URGENT, measured_at: ago(0) });
    await wait(59);
    expect(await reminders(patient)).toEqual([]);
    await wait(2);
    const [asked, ...more] = await reminders(patient);
    expect([more, asked]).toEqual([[], expect.stringContaining('/readings')]);
    expect(asked).not.toMatch(/186|112|presha|shinikizo/);
    expect([await openCases(), await alarms()]).toEqual([[], []]);
    await wait(61);
    const staff = await aMemberOfStaff(product, 'staff-admin');
    const [one, ...others] = await casesOf(staff, 'urgent-reading');
    expect(others).toEqual([]);
    expect((await readCase(staff, one!.id)).facts).toContainEqual({ label: 'how-measured', text: 'once' });
    expect([(await alarms()).length, (await reminders(patient)).length]).toEqual([1, 1]);
    await product.db.pool.query('update urgent_readings set settled_at = $1', [product.clock.now()]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that is measured again, corrected or deleted is neither asked for nor told of', async () => {
    const before = (await alarms()).length;
    const [again, corrected, deleted] = [await product.patient(), await product.patient(), await product.patient()];
    const id = randomUUID();
    for (const patient of [again, corrected, deleted])
      await measure(patient, { values: URGENT, measured_at: ago(0) }, { id });
    await wait(20);
    await measure(again, { values: USUAL, measured_at: ago(0) });
    await measure(corrected, { version: 1, values: USUAL, measured_at: ago(20) }, { id });
    expect((await deleted.delete(`/api/people/${deleted.accountId}/readings/${id}`)).status).toBe(200);
    await wait(45);
    await wait(65);
    for (const patient of [again, corrected, deleted]) expect(await reminders(patient)).toEqual([]);
    expect((await alarms()).length).toBe(before);
  });

  test('that is measured again after the reminder is told of no more', async () => {
    const before = (await alarms()).length;
    const patient = await product.patient();
    await measure(patient, { values: URGENT, measured_at: ago(0) });
    await wait(61);
    expect(await reminders(patient)).toHaveLength(1);
    await measure(patient, { values: USUAL, measured_at: ago(0) });
    await wait(65);
    expect((await alarms()).length).toBe(before);
  });

  test('that was copied from a notebook, or was told of as one of two, is not asked for', async () => {
    const [late, twice] = [await product.patient(), await product.patient()];
    await measure(late, { values: URGENT, measured_at: ago(90) });
    for (const minutes of [6, 0]) await measure(twice, { values: URGENT, measured_at: ago(minutes) });
    await wait(61);
    expect([await reminders(late), await reminders(twice)]).toEqual([[], []]);
  });
});
