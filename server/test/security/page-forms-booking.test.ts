import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, at, hold } from '../booking-makers.ts';
import { codeFor, englishVisitor, freeTime, freshPhone, nextForm, signInByForms } from '../form-visits.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { messagesTo } from '../one-time-code.ts';
import { MINUTE } from '../../src/platform/time.ts';
import { fillForm, formOn, sendForm } from '../page-form.ts';

/** A Friday, 10:00 in Dar es Salaam: an emergency needs a doctor who works at this hour. */
const START = new Date('2038-01-15T07:00:00Z');
let product: TestProduct;
let doctor: string;
const REASON = 'Nina VVU & <b>hofu</b> "sana"';

beforeAll(async () => {
  product = await openTestProduct({ start: START, pages: true });
  doctor = await aDoctor(product);
});
afterAll(() => product.close());

const bookPage = () => `/book/${doctor}`;
const holds = async (): Promise<number> =>
  Number((await product.db.pool.query<{ count: string }>('select count(*) from bookings')).rows[0]!.count);

describe('booking by a form', () => {
  test('holds the time and leads to the page for paying; no address contains the reason', async () => {
    const visitor = englishVisitor(product);
    await signInByForms(product, visitor);
    const held = await fillForm(visitor, bookPage(), 'book', { ...freeTime(product), reason: REASON });
    expect([held.status, held.headers['location']]).toEqual([303, expect.stringMatching(/^\/pay\/[\da-f-]{36}$/)]);
    const paying = await visitor.get(String(held.headers['location']));
    expect(paying.text).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
    const id = String(held.headers['location']).slice(5);
    expect((await visitor.get(`/api/appointments/${id}`)).body.data).toMatchObject({ reason: REASON });
  });

  test('asks a visitor to sign in on the same page and then holds what was chosen before', async () => {
    const visitor = englishVisitor(product);
    const phone = freshPhone();
    const first = await fillForm(visitor, bookPage(), 'book', { ...freeTime(product), reason: REASON });
    expect(first.status).toBe(200);
    const asked = await sendForm(visitor, bookPage(), { ...nextForm(first, 'sign-in'), name: 'Asha Juma', tel: phone });
    const held = await sendForm(visitor, bookPage(), {
      ...nextForm(asked, 'code'),
      code: await codeFor(product, phone),
    });
    expect([held.status, held.headers['location']]).toEqual([303, expect.stringMatching(/^\/pay\//)]);
    expect((await visitor.get(`/api/appointments/${String(held.headers['location']).slice(5)}`)).body.data.reason).toBe(
      REASON,
    );
  });

  test('holds nothing for the person of the account before somebody else has said who it is', async () => {
    const phone = freshPhone();
    await signInByForms(product, englishVisitor(product), '/auth', { tel: phone, name: 'Baraka Juma' });
    product.clock.advance(2 * MINUTE);
    const visitor = englishVisitor(product);
    const first = await fillForm(visitor, bookPage(), 'book', freeTime(product));
    const asked = await sendForm(visitor, bookPage(), {
      ...nextForm(first, 'sign-in'),
      name: 'Rehema Salum',
      tel: phone,
    });
    const before = await holds();
    const code = await codeFor(product, phone);
    const proven = await sendForm(visitor, bookPage(), { ...nextForm(asked, 'code'), code });
    expect([proven.headers['location'], await holds()]).toEqual([
      expect.stringMatching(/^\/more\/who\?next=%2Fbook%2F/),
      before,
    ]);
    const who = String(proven.headers['location']);
    const page = await visitor.get(who);
    expect(page.text).toContain('This number belongs to Baraka Juma. Are you Rehema Salum?');
    const added = await sendForm(visitor, who, {
      ...formOn(page.text, 'add-member'),
      relation: 'partner',
      year: '1990',
      sex: 'female',
      consent_version: '1',
    });
    expect(added.headers['location']).toMatch(/^\/book\//);
    const booking = await fillForm(visitor, String(added.headers['location']), 'book', freeTime(product));
    const id = String(booking.headers['location']).slice('/pay/'.length);
    expect((await visitor.get(`/api/appointments/${id}`)).body.data.person).toMatchObject({ name: 'Rehema Salum' });
  });

  test('shows another price and clock before it holds anything', async () => {
    const visitor = englishVisitor(product);
    visitor.cookies.set('country', 'TZ');
    const phone = freshPhone();
    const first = await fillForm(visitor, bookPage(), 'book', { ...freeTime(product), reason: REASON });
    const before = await holds();
    const asked = await sendForm(visitor, bookPage(), {
      ...nextForm(first, 'sign-in'),
      name: 'Asha Juma',
      tel: '0712000001',
      country: 'KE',
    });
    await product.settle();
    const code = /#(\d{6})$/.exec((await messagesTo(product, '+254712000001')).at(-1) ?? '')?.[1] ?? '';
    const shown = await sendForm(visitor, bookPage(), { ...nextForm(asked, 'code'), code });
    expect([shown.status, await holds(), phone.length]).toEqual([200, before, 10]);
    expect(nextForm(shown, 'book')['reason']).toBe(REASON);
    expect(shown.text).toContain('Kenya');
  });

  test('says on the page that a time is taken, with the reason still in its field', async () => {
    const taken = freeTime(product);
    const [one, other] = [englishVisitor(product), englishVisitor(product)];
    await signInByForms(product, one);
    await signInByForms(product, other);
    const late = nextForm(await other.get(bookPage()), 'book');
    expect((await fillForm(one, bookPage(), 'book', taken)).status).toBe(303);
    const refused = await sendForm(other, bookPage(), { ...late, ...taken, reason: REASON });
    expect(refused.status).toBe(409);
    expect(nextForm(refused, 'book')['reason']).toBe(REASON);
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  test('shows the times of another day, keeps the other fields and holds nothing', async () => {
    const visitor = englishVisitor(product);
    const fields = nextForm(await visitor.get(bookPage()), 'book');
    const day = at(product, 5, '10:00').slice(0, 10);
    for (const press of [{ 'show-day': '1' }, {}] as Record<string, string>[]) {
      const shown = await sendForm(visitor, bookPage(), { ...fields, day, reason: REASON, ...press });
      const now = nextForm(shown, 'book');
      expect([shown.status, now['day'], now['reason']]).toEqual([200, day, REASON]);
      expect(now['starts_at']!.slice(0, 10)).toBe(day);
    }
  });

  test('makes one hold when sent twice, and another one when changed in between', async () => {
    const visitor = englishVisitor(product);
    await signInByForms(product, visitor);
    const fields = { ...nextForm(await visitor.get(bookPage()), 'book'), ...freeTime(product) };
    const before = await holds();
    const [one, two] = [await sendForm(visitor, bookPage(), fields), await sendForm(visitor, bookPage(), fields)];
    expect([one.status, two.headers['location'], await holds()]).toEqual([303, one.headers['location'], before + 1]);
    const changed = await sendForm(visitor, bookPage(), { ...fields, reason: REASON });
    expect(changed.status).not.toBe(422);
  });

  test('an unpaid time is given back by its form', async () => {
    const visitor = englishVisitor(product);
    await signInByForms(product, visitor);
    const held = await fillForm(visitor, bookPage(), 'book', { ...freeTime(product) });
    const paying = String(held.headers['location']);
    expect((await fillForm(visitor, paying, 'cancel-hold', {})).headers['location']).toBe(paying);
    expect((await visitor.get(`/api/appointments/${paying.slice(5)}`)).body.data.status).toBe('cancelled');
  });

  test('a page of the payment company that was left is closed by its form, and the time stays held', async () => {
    const visitor = await product.patient();
    const { id } = (await hold(visitor, doctor, freeTime(product).starts_at, {})).body.data;
    const paying = `/pay/${id}`;
    const payer = { booking_id: id, full_name: 'Asha', phone: '+255754000001' };
    const { reference_id } = (await visitor.post('/api/payments/save', payer)).body.data;
    await visitor.post('/api/payments/cards/checkout', { reference_id, payment_method: 'card', wait: false });
    await product.settle();
    const left = await fillForm(visitor, paying, 'leave-page', {});
    expect([left.status, left.headers['location']]).toEqual([303, `${paying}?again=other-way`]);
    expect((await visitor.get(`/api/appointments/${id}`)).body.data.stage.name).toBe('to-pay');
    expect((await visitor.get(`${paying}?again=other-way`)).text).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  });
});

describe('an emergency by a form', () => {
  test('is returned once with its text and a token, when sent from a language address that caches may store', async () => {
    const visitor = englishVisitor(product);
    await aDoctor(product, { specialty: 'general-practitioner' });
    const shared = await visitor.get('/en/emergency');
    expect([
      shared.headers['set-cookie'],
      shared.headers['referrer-policy'],
      shared.text.includes('form-token'),
    ]).toEqual([undefined, 'same-origin', false]);
    const first = await sendForm(visitor, '/en/emergency', { ...formOn(shared.text, 'emergency'), reason: REASON });
    expect([
      first.headers['cache-control'],
      nextForm(first, 'emergency')['reason'],
      first.text.includes('JavaScript'),
    ]).toEqual(['no-store', REASON, false]);
    expect(nextForm(first, 'emergency')['form-token']).toBeTruthy();
    const phone = freshPhone();
    const second = await sendForm(visitor, '/en/emergency', { ...nextForm(first, 'emergency'), reason: REASON });
    const asked = await sendForm(visitor, '/en/emergency', {
      ...nextForm(second, 'sign-in'),
      name: 'Asha Juma',
      tel: phone,
    });
    expect(
      (await sendForm(visitor, '/en/emergency', { ...nextForm(asked, 'code'), code: await codeFor(product, phone) }))
        .status,
    ).toBe(303);
  });

  test('asks a visitor to sign in below the emergency numbers, then leads to the page for paying', async () => {
    const visitor = englishVisitor(product);
    const phone = freshPhone();
    await aDoctor(product, { specialty: 'general-practitioner' });
    const first = await fillForm(visitor, '/emergency', 'emergency', { reason: REASON });
    expect(first.text.indexOf('tel:112')).toBeGreaterThan(0);
    expect(first.text.indexOf('tel:112')).toBeLessThan(first.text.indexOf('name="sign-in"'));
    const asked = await sendForm(visitor, '/emergency', {
      ...nextForm(first, 'sign-in'),
      name: 'Asha Juma',
      tel: phone,
    });
    const held = await sendForm(visitor, '/emergency', {
      ...nextForm(asked, 'code'),
      code: await codeFor(product, phone),
    });
    expect([held.status, held.headers['location']]).toEqual([303, expect.stringMatching(/^\/pay\//)]);
    const id = String(held.headers['location']).slice(5);
    expect((await visitor.get(`/api/appointments/${id}`)).body.data).toMatchObject({
      is_emergency: true,
      reason: REASON,
    });
  });
});
