import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aMember } from '../family-makers.ts';
import { formOn, sendForm } from '../page-form.ts';
import type { Visitor } from '../visitor.ts';

let product: TestProduct;
let asha: Visitor;
let juma: string;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  asha = await product.patient({ language: 'en' });
  juma = await aMember(asha);
  id = await anAppointment(product, asha, await aDoctor(product), at(product, 3, '10:00'), { reason: 'Kifua' });
});
afterAll(() => product.close());

const page = () => `/appointments/${id}`;
const form = () => `${page()}?for=change`;
const fields = async () => formOn((await asha.get(form())).text, 'change-person')!;
const person = async () => (await asha.get(`/api/appointments/${id}`)).body.data.person;

test('without script a link opens the form, which names the present person and keeps the reason', async () => {
  expect((await asha.get(page())).text).toContain(`href="${form()}"`);
  const { text } = await asha.get(form());
  expect(text).toContain('The appointment is for you now.');
  expect((await fields())['reason']).toBe('Kifua');
});

test('without script nothing happens until somebody is chosen, and what was typed comes back', async () => {
  const refused = await sendForm(asha, form(), { ...(await fields()), reason: 'Homa kali' });
  expect([refused.status, refused.text.includes('Choose who it is for.')]).toEqual([422, true]);
  expect([formOn(refused.text, 'change-person')!['reason'], await person()]).toEqual(['Homa kali', undefined]);
});

test('without script a stranger’s family is refused, and a second tap changes nothing more', async () => {
  const theirs = await aMember(await product.patient());
  const foreign = await sendForm(asha, form(), { ...(await fields()), person_id: theirs });
  expect([foreign.status, await person()]).toEqual([422, undefined]);
  const chosen = { ...(await fields()), person_id: juma, reason: 'Homa kali' };
  for (const sent of [await sendForm(asha, form(), chosen), await sendForm(asha, form(), chosen)])
    expect([sent.status, sent.headers['location']]).toEqual([303, `${page()}?for=changed`]);
  expect((await asha.get(`${page()}?for=changed`)).text).toContain('The appointment is for Juma Mwinyi from now on.');
  expect((await asha.get(`/api/appointments/${id}`)).body.data).toMatchObject({
    person: { id: juma },
    reason: 'Homa kali',
  });
  const { rows } = await product.db.pool.query('select person_changes from bookings where id = $1', [id]);
  expect(rows).toEqual([{ person_changes: 1 }]);
});
