import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSENT_VERSION } from '@tabibu/contract/family-rules';
import { aDoctor } from '../booking-makers.ts';
import { englishVisitor, freeTime, signInByForms } from '../form-visits.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { fillForm, formOn, sendForm } from '../page-form.ts';
import type { Visitor } from '../visitor.ts';

const PAGE = '/more/family';
const CHILD = { name: 'Juma Mwinyi', relation: 'child', day: '', month: '3', year: '2022', sex: 'male' };
const CONSENT = { consent_version: String(CONSENT_VERSION) };

let product: TestProduct;
let doctor: string;
let guardian: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  doctor = await aDoctor(product);
  guardian = englishVisitor(product);
  await signInByForms(product, guardian);
});
afterAll(() => product.close());

const members = async () => (await guardian.get('/api/family')).body.data.members;

test('without script nobody is added without consent, and what was typed comes back', async () => {
  const refused = await fillForm(guardian, PAGE, 'add-member', CHILD);
  expect([refused.status, await members()]).toEqual([422, []]);
  expect(refused.text).toContain('Tick that you have this person’s consent');
  expect(formOn(refused.text, 'add-member')).toMatchObject({ name: CHILD.name, relation: 'child', year: '2022' });
});

test('without script somebody is added on the way to an appointment, which is then held for that person', async () => {
  const time = freeTime(product);
  const page = `/book/${doctor}`;
  const asked = await fillForm(guardian, page, 'book', { ...time, reason: 'Homa kali', person_id: 'new' });
  const next = String(asked.headers['location']);
  expect([asked.status, next]).toEqual([303, expect.stringMatching(/^\/more\/family\?next=/)]);
  expect(next).not.toContain('Homa');
  const fields = formOn((await guardian.get(next)).text, 'add-member')!;
  const added = await sendForm(guardian, next, { ...fields, ...CHILD, ...CONSENT });
  const [{ id, birth_date: birth }] = await members();
  expect(birth).toBe('2022-03');
  const back = String(added.headers['location']);
  expect([added.status, back.startsWith(`${page}?`), back.endsWith(`&for=${id}`)]).toEqual([303, true, true]);
  const again = formOn((await guardian.get(back)).text, 'book')!;
  expect([again['person_id'], again['starts_at']]).toEqual([id, time.starts_at]);
  const held = await sendForm(guardian, back, again);
  expect(held.headers['location']).toMatch(/^\/pay\//);
  const booking = String(held.headers['location']).slice(5);
  expect((await guardian.get(`/api/appointments/${booking}`)).body.data.person.name).toBe(CHILD.name);
});

test('the form leads to no page but that of a booking', async () => {
  for (const next of ['https://evil.example/', '//evil.example', '/book/../more', '/pay/1']) {
    const page = `${PAGE}?next=${encodeURIComponent(next)}`;
    const added = await fillForm(guardian, page, 'add-member', { ...CHILD, ...CONSENT });
    expect([next, added.headers['location']]).toEqual([next, PAGE]);
  }
});
