import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { casesOf, decideCase, readCase, sweptCasesOf } from '../../../test/case-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { measure } from '../../../test/reading-makers.ts';
import { aVisit } from '../../../test/record-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE } from '../../platform/time.ts';
import { handlers } from '../../event-handlers/readings-urgent.ts';

let product: TestProduct;
let staff: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
/** Sessions of staff end within hours, so a test that moves the clock signs in anew. */
async function signInStaff(): Promise<void> {
  staff = await aMemberOfStaff(product, 'staff-admin');
}
beforeEach(async () => {
  await signInStaff();
  await product.db.pool.query('update doctors set on_call = false');
  await product.db.pool.query('delete from urgent_readings');
  await sweptCasesOf(product, staff, 'urgent-reading');
});

const URGENT = { systolic: 186, diastolic: 112 };
const ago = (milliseconds: number) => new Date(product.clock.now().getTime() - milliseconds).toISOString();
/** Measures an urgent blood pressure some minutes ago. */
const urgently = (visitor: Visitor, minutes: number, rest: Parameters<typeof measure>[2] = {}) =>
  measure(visitor, { values: URGENT, measured_at: ago(minutes * MINUTE) }, rest);
const openCases = () => casesOf(staff, 'urgent-reading');

async function twice(visitor: Visitor, person?: string): Promise<void> {
  const of = person === undefined ? {} : { person };
  await urgently(visitor, 6, of);
  await urgently(visitor, 0, of);
  await product.settle();
}

async function aDoctorOnCall() {
  const doctor = await aWorkingDoctor(product);
  await product.db.pool.query('update doctors set on_call = true where id = $1', [doctor.id]);
  return doctor;
}

describe('a second urgent reading', () => {
  test('opens a case for staff without the value or its kind, and the first opens none', async () => {
    const patient = await product.patient({ full_name: 'Zawadi Kessy' });
    await urgently(patient, 6);
    await product.settle();
    expect(await openCases()).toEqual([]);
    await urgently(patient, 0);
    await product.settle();
    const [one] = await openCases();
    const story = await readCase(staff, one!.id);
    expect([one!.person, story.facts]).toEqual([
      'Zawadi Kessy',
      [
        { label: 'phone', text: patient.phone },
        { label: 'whose-reading', text: 'own' },
        { label: 'how-measured', text: 'twice' },
        { label: 'doctor-told', text: '' },
      ],
    ]);
    expect(JSON.stringify(story)).not.toMatch(/186|112|pressure/);
  });

  test('is told to the last doctor of that person, by bell and text, without the value or a name', async () => {
    const visit = await aVisit(product, { patient: await product.patient({ full_name: 'Zawadi Kessy' }) });
    const onCall = await aDoctorOnCall();
    await twice(visit.patient);
    const bell = (await visit.doctor.get('/api/doctor/notifications')).body.data.notifications;
    expect(bell[0]).toMatchObject({ title: 'Urgent readings of a patient', type: 'alert' });
    const text = (await messagesTo(product, visit.doctor.phone)).at(-1)!;
    expect(text).toContain(`/call/${visit.bookingId}`);
    expect(`${text} ${JSON.stringify(bell[0])}`).not.toMatch(/186|112|pressure|Zawadi|Kessy/);
    expect((await messagesTo(product, onCall.phone)).join(' ')).not.toContain('measured something urgent');
  });

  test('of somebody without a doctor is told to the doctor on call', async () => {
    const onCall = await aDoctorOnCall();
    await twice(await product.patient());
    expect((await messagesTo(product, onCall.phone)).at(-1)).toContain('be ready to answer an emergency');
    const [one] = await openCases();
    expect((await readCase(staff, one!.id)).facts.at(-1)).toMatchObject({
      label: 'doctor-told',
      text: 'Dkt. Neema Mushi',
    });
  });

  test('of a member of the family is not told to the doctor of the guardian', async () => {
    const visit = await aVisit(product);
    await twice(visit.patient, await aMember(visit.patient));
    expect((await messagesTo(product, visit.doctor.phone)).join(' ')).not.toContain('measured something urgent');
    await signInStaff();
    const [one] = await openCases();
    expect((await readCase(staff, one!.id)).facts).toContainEqual({ label: 'whose-reading', text: 'member' });
  });

  test('that is sent again, or handled again, tells nobody a second time', async () => {
    const onCall = await aDoctorOnCall();
    const patient = await product.patient();
    await urgently(patient, 6);
    const id = randomUUID();
    const measuredAt = ago(0);
    const send = () => measure(patient, { values: URGENT, measured_at: measuredAt }, { id });
    await Promise.all([send(), send()]);
    await send();
    await product.settle();
    const [row] = (await product.db.pool.query('select id, told_at from urgent_readings')).rows;
    await aDoctorOnCall();
    for (const handle of handlers) await handle(product.ctx(), { urgentId: row.id, toldAt: row.told_at.toISOString() });
    await product.settle();
    expect((await messagesTo(product, onCall.phone)).filter((text) => text.includes('urgent twice'))).toHaveLength(1);
    expect(await openCases()).toHaveLength(1);
  });

  test('is told once a day per kind, and again the day after, also if somebody dealt with it', async () => {
    const patient = await product.patient();
    await twice(patient);
    const [one] = await openCases();
    await decideCase(staff, one!.id, 'settle', { note: 'Called; on the way to hospital.' });
    await twice(patient);
    expect(await sweptCasesOf(product, staff, 'urgent-reading')).toEqual([]);
    for (const minutes of [6, 0])
      await measure(patient, {
        kind: 'temperature',
        values: { celsius: 41.5 },
        sure: true,
        measured_at: ago(minutes * MINUTE),
      });
    await product.settle();
    const [other] = await openCases();
    await decideCase(staff, other!.id, 'settle', { note: 'Called again.' });
    product.clock.advance(DAY + MINUTE);
    await signInStaff();
    await twice(patient);
    expect(await openCases()).toHaveLength(1);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('counts in whichever order the two arrive, and from two phones at once', async () => {
    const patient = await product.patient();
    await urgently(patient, 0);
    await urgently(patient, 6);
    const other = await product.patient();
    await Promise.all([urgently(other, 0), urgently(other, 6)]);
    await product.settle();
    expect(await openCases()).toHaveLength(2);
  });

  test('copied from a notebook, or hours after the first, is told to nobody', async () => {
    const patient = await product.patient();
    for (const minutes of [26 * 60, 26 * 60 - 6]) await urgently(patient, minutes);
    for (const minutes of [120, 0]) await urgently(patient, minutes);
    await product.settle();
    expect(await openCases()).toEqual([]);
  });

  test('is saved also when nobody could be told, and its case says so', async () => {
    await product.db.pool.query('delete from weekly_half_hours');
    await twice(await product.patient());
    const [one] = await openCases();
    expect((await readCase(staff, one!.id)).facts.at(-1)).toEqual({ label: 'doctor-told', text: '' });
  });

  test('is forgotten with the account, and its case closes', async () => {
    const patient = await product.patient();
    await twice(patient);
    expect(await openCases()).toHaveLength(1);
    await patient.delete('/api/me', { confirm: true });
    await product.settle();
    expect(await sweptCasesOf(product, staff, 'urgent-reading')).toEqual([]);
  });
});
