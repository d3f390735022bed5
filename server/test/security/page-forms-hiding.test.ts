import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWorkingDoctor } from '../doctor-makers.ts';
import { aMember } from '../family-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { formOn, sendForm } from '../page-form.ts';
import { NOTE, aVisit, signed } from '../record-makers.ts';
import type { VisitPeople } from '../record-makers.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
});
afterAll(() => product.close());

type KnownDoctor = { readonly id: string; readonly phone: string };

/** A visit for a member of a family who was born so many years ago. */
async function aVisitOf(years: number, doctor?: KnownDoctor): Promise<VisitPeople> {
  const patient = await product.patient({ full_name: 'Neema Mwinyi' });
  const birthDate = `${product.clock.now().getUTCFullYear() - years}-12-01`;
  const id = await aMember(patient, { name: 'Rehema Mwinyi', birth_date: birthDate, sex: 'female' });
  return aVisit(product, { patient, more: { person_id: id }, ...(doctor === undefined ? {} : { doctor }) });
}

const pageOf = ({ bookingId }: VisitPeople) => `/doctor/visits/${bookingId}`;
const form = async (visit: VisitPeople) => formOn((await visit.doctor.get(pageOf(visit))).text, 'hide-papers');
/** Whether the page has a button for this value. */
const offers = async (visit: VisitPeople, value: string) =>
  new RegExp(`<button value="${value}" type="submit"[^>]* name="hidden"`).test(
    (await visit.doctor.get(pageOf(visit))).text,
  );
const papersOfGuardian = async ({ patient, bookingId }: VisitPeople) =>
  (await patient.get(`/api/appointments/${bookingId}/documents`)).body.data.length;
const timesHidden = async ({ bookingId }: VisitPeople) => {
  const { rows } = await product.db.pool.query(
    "select count(*)::int from audit_log where action = 'records.hide-papers' and object_id = $1",
    [bookingId],
  );
  return rows[0].count;
};

test('without script a doctor hides papers once by two taps, reads it on the page, and shows them again', async () => {
  const visit = await aVisitOf(17);
  const page = pageOf(visit);
  await signed(visit, 'note', NOTE);
  expect([await offers(visit, 'true'), await papersOfGuardian(visit)]).toEqual([true, 1]);
  const wish = { ...(await form(visit)), hidden: 'true' };
  for (const sent of [await sendForm(visit.doctor, page, wish), await sendForm(visit.doctor, page, wish)])
    expect([sent.status, sent.headers['location']]).toEqual([303, page]);
  expect([await papersOfGuardian(visit), await timesHidden(visit)]).toEqual([0, 1]);
  expect((await visit.doctor.get(page)).text).toContain('Hidden from Neema Mwinyi');
  expect([await offers(visit, 'true'), await offers(visit, 'false')]).toEqual([false, true]);
  await sendForm(visit.doctor, page, { ...(await form(visit)), hidden: 'false' });
  expect(await papersOfGuardian(visit)).toBe(1);
});

test('without script a form that says neither is refused, and so is one that another page brought', async () => {
  const { id, phone } = await aWorkingDoctor(product);
  const visitOfChild = await aVisitOf(5, { id, phone });
  const teenager = await aVisitOf(17, { id, phone });
  const child = { ...visitOfChild, doctor: teenager.doctor };
  expect(await form(child)).toBeUndefined();
  const fields = (await form(teenager))!;
  const neither = await sendForm(teenager.doctor, pageOf(teenager), { ...fields, hidden: 'yes' });
  expect([neither.status, formOn(neither.text, 'hide-papers') !== undefined]).toEqual([422, true]);
  const tooYoung = await sendForm(child.doctor, pageOf(child), { ...fields, hidden: 'true' });
  expect(tooYoung.status).toBe(409);
  expect(tooYoung.text).toContain('role="alert"');
  const stranger = await aVisitOf(17);
  const foreign = await sendForm(stranger.doctor, pageOf(teenager), { ...(await form(stranger)), hidden: 'true' });
  expect(foreign.status).toBe(404);
  expect([await timesHidden(teenager), await timesHidden(child)]).toEqual([0, 0]);
});
