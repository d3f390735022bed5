import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at } from '../../../test/booking-makers.ts';
import { casesOf, readCase } from '../../../test/case-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { measureUrgentTwice } from '../../../test/reading-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
let administrator: Visitor;
let payer: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  administrator = await aMemberOfStaff(product, 'administrator');
  payer = await product.patient({ full_name: 'Asha Mwinyi' });
});
afterAll(() => product.close());

const AMINA = 'Amina Mwinyi';

/** A cancelled appointment whose money is owed back. */
async function aRefund(day: number, more: Record<string, unknown> = {}): Promise<string> {
  const id = await anAppointment(product, payer, await aDoctor(product), at(product, day, '10:00'), more);
  await payer.post(`/api/appointments/${id}/cancel`);
  await product.settle();
  return id;
}

test('cases and payments name the member of the family for whom the appointment was, beside the payer', async () => {
  await aRefund(2);
  await aRefund(3, { person_id: await aMember(payer, { name: AMINA }) });
  const cases = await casesOf(administrator, 'refund-due');
  expect(cases.map(({ person, member = '' }) => [person, member]).toSorted()).toEqual([
    ['Asha Mwinyi', ''],
    ['Asha Mwinyi', AMINA],
  ]);
  const ofMember = cases.find(({ member }) => member === AMINA)!;
  expect((await readCase(administrator, ofMember.id)).case).toMatchObject({ person: 'Asha Mwinyi', member: AMINA });
  const found = (await administrator.get('/api/admin/cases?q=amina')).body.data.cases;
  expect(found.map(({ id }: { id: string }) => id)).toEqual([ofMember.id]);
  const { payments } = (await administrator.get('/api/admin/payments')).body.data;
  expect(payments.map((row: { payer: string; member?: string }) => [row.payer, row.member])).toEqual([
    ['Asha Mwinyi', AMINA],
    ['Asha Mwinyi', undefined],
  ]);
  const story = await administrator.get(`/api/admin/payments/${payments[0].reference}`);
  expect(story.body.data.payment).toMatchObject({ payer: 'Asha Mwinyi', member: AMINA });
});

test('the case of urgent readings names the member who was measured', async () => {
  const personId = await aMember(payer, { name: 'Bibi Mwinyi' });
  await measureUrgentTwice(product, payer, personId);
  const [one] = await casesOf(administrator, 'urgent-reading');
  expect([one!.person, one!.member]).toEqual(['Asha Mwinyi', 'Bibi Mwinyi']);
});
