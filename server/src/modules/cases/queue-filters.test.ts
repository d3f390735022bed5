import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at } from '../../../test/booking-makers.ts';
import { decideCase, sweptCasesOf } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aWithdrawal } from '../../../test/withdrawal-makers.ts';
import { findPayment } from '../payments/index.ts';

let product: TestProduct;
let one: Visitor;
let other: Visitor;
let patient: Visitor;
let reference: string;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient({ phone: '+255754777321', full_name: "Rehema Ng'ang'a" });
  const id = await anAppointment(product, patient, await aDoctor(product), at(product, 2, '10:00'));
  await patient.post(`/api/appointments/${id}/cancel`);
  await product.settle();
  reference = (await findPayment(product.ctx(), { purpose: { kind: 'booking', id } }))!.reference;
  await aWithdrawal(product, await product.patient(), at(product, 1, '10:00'));
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

const kinds = async (search: string, who = one): Promise<string[]> =>
  (await who.get(`/api/admin/cases?${search}`)).body.data.cases.map(({ kind }: { kind: string }) => kind);

test('what is about somebody is not looked for in vain by name, number, reference or the end of it', async () => {
  await sweptCasesOf(product, one, 'refund-due');
  for (const q of ['nganga rehema', '0754 777 321', '7321', reference, reference.slice(-8)])
    expect([q, await kinds(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['refund-due']]);
  expect(await kinds('q=baraka')).toEqual([]);
});

test('what waits for me is not mixed with what waits for somebody else', async () => {
  const [refund] = await sweptCasesOf(product, one, 'refund-due');
  await decideCase(one, refund!.id, 'propose');
  expect(await kinds('stage=mine')).not.toContain('refund-due');
  expect(await kinds('stage=mine', other)).toContain('refund-due');
  expect(await kinds('stage=proposed')).toEqual(['refund-due']);
});

test('a country, an order by amount, and how many of each kind wait', async () => {
  expect(await kinds('country=TZ')).toContain('withdrawal');
  expect(await kinds('country=KE')).toEqual([]);
  expect((await kinds('order=amount')).slice(0, 2)).toEqual(['refund-due', 'withdrawal']);
  expect((await kinds('order=oldest')).toSorted()).toEqual((await kinds('')).toSorted());
  const { by_kind: counts } = (await one.get('/api/admin/cases/waiting')).body.data;
  expect(counts).toEqual(expect.arrayContaining([{ kind: 'withdrawal', open: 1 }]));
});
