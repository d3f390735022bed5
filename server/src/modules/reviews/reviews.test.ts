import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeBooking } from '../bookings/index.ts';
import { aDoctor, anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';

const DAY = 86_400_000;

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

/** An appointment that has taken place. */
async function aVisit(patient: Visitor, doctor: string): Promise<string> {
  const id = await anAppointment(product, patient, doctor, at(product, 1, '10:00'));
  product.clock.advance(2 * DAY);
  expect(await completeBooking(product.ctx(), { bookingId: id })).toBe(true);
  return id;
}

const page = async (doctor: string) =>
  (await (await product.patient()).get(`/api/doctors/${doctor}`)).body.data as { rating: number; rating_count: number };
const listed = async (doctor: string, query = '') =>
  (await (await product.patient()).get(`/api/doctors/${doctor}/reviews${query}`)).body.data as {
    reviews: { id: string; stars: number; comment: string | null }[];
    next_cursor: string | null;
  };

describe('a review', () => {
  test('is given once by the patient of a completed appointment, and shows without a name', async () => {
    const doctor = await aDoctor(product);
    const patient = await product.patient();
    const id = await aVisit(patient, doctor);
    expect((await patient.get(`/api/appointments/${id}/review`)).body.data).toEqual({ may_review: true, review: null });
    const given = await patient.post(`/api/appointments/${id}/review`, {
      stars: 4,
      comment: '  Alinisikiliza vizuri.  ',
    });
    expect([given.status, given.body.data.review.stars, given.body.data.review.comment]).toEqual([
      201,
      4,
      'Alinisikiliza vizuri.',
    ]);
    const again = await patient.post(`/api/appointments/${id}/review`, { stars: 1 });
    expect([again.status, again.body.code]).toEqual([409, 'already-reviewed']);
    const { reviews } = await listed(doctor);
    expect(reviews).toEqual([
      {
        id: given.body.data.review.id,
        stars: 4,
        comment: 'Alinisikiliza vizuri.',
        month: product.clock.now().toISOString().slice(0, 7),
        reply: null,
      },
    ]);
    expect((await patient.get(`/api/appointments/${id}/review`)).body.data).toMatchObject({
      may_review: false,
      review: { stars: 4 },
    });
  });

  test('is refused before the visit took place, and to anybody else as if there were no such appointment', async () => {
    const doctor = await aDoctor(product);
    const patient = await product.patient();
    const id = await anAppointment(product, patient, doctor, at(product, 1, '11:00'));
    const early = await patient.post(`/api/appointments/${id}/review`, { stars: 5 });
    expect([early.status, early.body.code]).toEqual([409, 'not-completed']);
    const stranger = await product.patient();
    expect((await stranger.post(`/api/appointments/${id}/review`, { stars: 1 })).status).toBe(404);
    expect((await stranger.get(`/api/appointments/${id}/review`)).status).toBe(404);
  });

  test.each([0, 6, 4.5, '5', null])('of %s stars is refused', async (stars) => {
    const patient = await product.patient();
    expect(
      (await patient.post('/api/appointments/019b7600-0000-7000-8000-000000000001/review', { stars })).status,
    ).toBe(422);
  });

  test('counts once when it is sent twice at the same time', async () => {
    const doctor = await aDoctor(product);
    const patient = await product.patient();
    const id = await aVisit(patient, doctor);
    const replies = await Promise.all([5, 1].map((stars) => patient.post(`/api/appointments/${id}/review`, { stars })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await page(doctor)).rating_count).toBe(1);
  });
});

describe('the mean of a doctor', () => {
  test('is not told before the third review, and then the mean', async () => {
    const doctor = await aDoctor(product, { startRating: 3 });
    const shown: number[] = [];
    for (const stars of [5, 5, 4]) {
      const patient = await product.patient();
      await patient.post(`/api/appointments/${await aVisit(patient, doctor)}/review`, { stars });
      shown.push((await page(doctor)).rating);
    }
    expect(shown).toEqual([0, 0, 4.66]);
  });
});

describe('the list', () => {
  test('comes in pages of ten, newest first, each review once', async () => {
    const doctor = await aDoctor(product);
    for (let stars = 0; stars < 12; stars += 1) {
      const patient = await product.patient();
      await patient.post(`/api/appointments/${await aVisit(patient, doctor)}/review`, {
        stars: 1 + (stars % 5),
        comment: `Maoni ${stars}`,
      });
    }
    const first = await listed(doctor);
    const second = await listed(doctor, `?cursor=${first.next_cursor}`);
    expect([...first.reviews, ...second.reviews].map(({ comment }) => comment)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Maoni ${11 - index}`),
    );
    expect([first.reviews.length, second.next_cursor]).toEqual([10, null]);
    // Neither the ids (random, version 4) nor the cursor of the next page reveal when a review was written.
    expect(first.reviews.map(({ id }) => id[14])).toEqual(Array.from({ length: 10 }, () => '4'));
    expect(Buffer.from(first.next_cursor!, 'base64url').toString('latin1')).not.toMatch(/20\d\d-/);
  });

  test('of an unknown doctor is not found, and a forged cursor is refused', async () => {
    const visitor = await product.patient();
    expect((await visitor.get('/api/doctors/019b7600-0000-7000-8000-000000000001/reviews')).status).toBe(404);
    expect((await visitor.get(`/api/doctors/${await aDoctor(product)}/reviews?cursor=x`)).status).toBe(422);
  });
});

test('erasing a patient keeps the stars and deletes the comment', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const id = await aVisit(patient, doctor);
  await patient.post(`/api/appointments/${id}/review`, { stars: 2, comment: 'Siri yangu' });
  await patient.delete('/api/me', { confirm: true });
  await product.settle();
  expect((await listed(doctor)).reviews).toMatchObject([{ stars: 2, comment: null }]);
});

describe('a reply', () => {
  /** A review of a doctor who is signed in. */
  async function aReview(comment = 'Alinisikiliza') {
    const { id: doctorId, phone } = await aWorkingDoctor(product);
    const patient = await product.patient();
    const booking = await aVisit(patient, doctorId);
    const given = await patient.post(`/api/appointments/${booking}/review`, { stars: 4, comment });
    // The doctor signs in only now, because a session would have expired meanwhile.
    const doctor = { id: doctorId, browser: await signInAsDoctor(product, phone) };
    return { doctor, patient, booking, id: given.body.data.review.id as string };
  }

  test('is given once by the doctor of the review, with its spaces cleaned up, and read by everybody', async () => {
    const { doctor, patient, booking, id } = await aReview();
    expect((await doctor.browser.get('/api/doctor/reviews')).body.data.reviews).toMatchObject([
      { id, comment: 'Alinisikiliza', reply: null },
    ]);
    const given = await doctor.browser.post(`/api/doctor/reviews/${id}/reply`, { text: '  Asante\u0007 kwa maoni.  ' });
    expect([given.status, given.body.data.reply]).toEqual([201, 'Asante kwa maoni.']);
    const again = await doctor.browser.post(`/api/doctor/reviews/${id}/reply`, { text: 'Tena' });
    expect([again.status, again.body.code]).toEqual([409, 'already-replied']);
    expect((await listed(doctor.id)).reviews).toMatchObject([{ reply: 'Asante kwa maoni.' }]);
    expect((await patient.get(`/api/appointments/${booking}/review`)).body.data.review.reply).toBe('Asante kwa maoni.');
    expect((await doctor.browser.get('/api/doctor/reviews')).body.data.reviews).toMatchObject([
      { id, reply: 'Asante kwa maoni.' },
    ]);
  });

  test('to a review of another doctor is not found, and one without words is refused', async () => {
    const { doctor, id } = await aReview();
    const { browser: stranger } = await aWorkingDoctor(product);
    expect((await stranger.post(`/api/doctor/reviews/${id}/reply`, { text: 'Asante' })).status).toBe(404);
    expect((await stranger.get('/api/doctor/reviews')).body.data).toEqual({ reviews: [], next_cursor: null });
    for (const text of ['', ' \n ']) {
      const empty = await doctor.browser.post(`/api/doctor/reviews/${id}/reply`, { text });
      expect([empty.status, empty.body.code]).toEqual([422, 'reply-empty']);
    }
    expect((await doctor.browser.post(`/api/doctor/reviews/${id}/reply`, { text: 'a'.repeat(1001) })).status).toBe(422);
    expect((await listed(doctor.id)).reviews).toMatchObject([{ reply: null }]);
  });

  test('is stored once when two are sent at the same time', async () => {
    const { doctor, id } = await aReview();
    const replies = await Promise.all(
      ['Moja', 'Mbili'].map((text) => doctor.browser.post(`/api/doctor/reviews/${id}/reply`, { text })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('with the name, the number or the day of the patient is refused, and the refusal names the word', async () => {
    const { doctor, patient, id } = await aReview();
    const { full_name: name } = (await patient.get('/api/me')).body.data;
    for (const text of [
      `Asante ${name.split(' ')[0].toLowerCase()}, karibu tena`,
      `Mpendwa ${name.split(' ').at(-1).toUpperCase()}!`,
      `Nilikupigia ${patient.phone.replace('+255', '0')}`,
    ]) {
      const held = await doctor.browser.post(`/api/doctor/reviews/${id}/reply`, { text });
      expect([text, held.status, held.body.code]).toEqual([text, 422, 'reply-names-patient']);
      expect(text.toLowerCase()).toContain(held.body.params.found.toLowerCase());
      expect(held.body.detail).toContain(held.body.params.found);
    }
    expect((await listed(doctor.id)).reviews).toMatchObject([{ reply: null }]);
    expect((await doctor.browser.post(`/api/doctor/reviews/${id}/reply`, { text: 'Asante kwa maoni' })).status).toBe(
      201,
    );
    expect((await doctor.browser.put(`/api/doctor/reviews/${id}/reply`, { text: `Asante ${name}` })).body.code).toBe(
      'reply-names-patient',
    );
  });

  test('is changed and taken back by its doctor alone, and then given anew', async () => {
    const { doctor, id } = await aReview();
    const path = `/api/doctor/reviews/${id}/reply`;
    expect([
      (await doctor.browser.put(path, { text: 'Nyingine' })).body.code,
      (await doctor.browser.delete(path)).body.code,
    ]).toEqual(['reply-missing', 'reply-missing']);
    await doctor.browser.post(path, { text: 'Asante' });
    const { browser: stranger } = await aWorkingDoctor(product);
    expect([(await stranger.put(path, { text: 'x' })).status, (await stranger.delete(path)).status]).toEqual([
      404, 404,
    ]);
    expect((await doctor.browser.put(path, { text: 'Asante sana' })).body.data.reply).toBe('Asante sana');
    expect((await doctor.browser.delete(path)).body.data.reply).toBeNull();
    expect((await listed(doctor.id)).reviews).toMatchObject([{ reply: null }]);
    expect((await doctor.browser.post(path, { text: 'Tena' })).status).toBe(201);
    expect((await listed(doctor.id)).reviews).toMatchObject([{ reply: 'Tena' }]);
  });

  test('is deleted with the comment when the patient is erased', async () => {
    const { doctor, patient, id } = await aReview('Siri yangu');
    await doctor.browser.post(`/api/doctor/reviews/${id}/reply`, { text: 'Kuhusu siri yako' });
    await patient.delete('/api/me', { confirm: true });
    await product.settle();
    expect((await listed(doctor.id)).reviews).toMatchObject([{ stars: 4, comment: null, reply: null }]);
    expect((await doctor.browser.post(`/api/doctor/reviews/${id}/reply`, { text: 'Tena' })).body.code).toBe(
      'already-replied',
    );
  });
});

test('every invariant holds afterwards', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
