import { expect } from 'vitest';
import { completeBooking } from '../../src/modules/bookings/index.ts';
import { HOUR } from '../../src/platform/time.ts';
import { aPhoto } from '../application-makers.ts';
import { anAppointment, at } from '../booking-makers.ts';
import { aWorkingDoctor, editable, signInAsDoctor } from '../doctor-makers.ts';
import { messagesTo } from '../one-time-code.ts';
import { aPushBrowser } from '../push-makers.ts';
import { registerPasskey } from '../passkey-makers.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import { answerSecond, halfWay, shownCode } from '../second-factor-makers.ts';
import type { Visitor } from '../visitor.ts';
import type { ReplyRecord } from './reply-record.ts';

/** A doctor reads the day's appointments and cancels one. */
export async function readDoctorsDay({ asha, note }: ReplyRecord): Promise<void> {
  const { doctor } = asha;
  await note('doctor-day.read-doctor-overview', doctor.get('/api/doctor/overview'));
  for (const tab of ['upcoming', 'completed', 'cancelled'])
    await note('doctor-day.list-doctor-appointments', doctor.get(`/api/doctor/appointments?tab=${tab}`));
  const upcoming = asha.orders.find(({ what }) => what === 'upcoming')!.bookingId;
  await note('doctor-day.read-doctor-appointment', doctor.get(`/api/doctor/appointments/${upcoming}`));
  await note(
    'bookings.cancel-as-doctor',
    doctor.post(`/api/doctor/appointments/${upcoming}/cancel`, { reason: 'Dharura' }),
  );
  const path = `/api/appointments/${upcoming}`;
  const { body } = await note('bookings.list-other-times', asha.visitor.get(`${path}/other-times`));
  // A payment of hers with the doctor who cancelled waits for its answer.
  const { id: doctor_id, times } = body.data.other;
  const wish = { doctor_id, starts_at: times[0] };
  await note('bookings.book-again', asha.visitor.post(`${path}/book-again`, wish));
  const accepted = asha.orders.find(({ what }) => what === 'accepted emergency')!.bookingId;
  await note('emergencies.list-doctor-emergencies', doctor.get('/api/doctor/emergencies'));
  await note('emergencies.accept-as-doctor', doctor.post(`/api/doctor/emergencies/${accepted}/accept`));
}

/** A doctor reads and changes profile, week and days off. */
export async function practiseEverything({ product, note }: ReplyRecord): Promise<void> {
  const { browser: visitor } = await aWorkingDoctor(product);
  const {
    body: { data: profile },
  } = await note('doctors.read-profile', visitor.get('/api/doctor/profile'));
  await note('applications.read-licence', visitor.get('/api/doctor/licence'));
  const photo = await aPhoto();
  const { secret } = (await visitor.post('/api/uploads', { name: 'licence.jpg', size: photo.length })).body.data;
  const type = { 'content-type': 'application/octet-stream' };
  await visitor.sendBytes('PUT', `/api/uploads/${secret}?offset=0`, photo, type);
  await note('applications.send-licence', visitor.post('/api/doctor/licence', { upload: secret }));
  await note('doctors.set-own-picture', visitor.put('/api/doctor/profile/picture', { picture: null }));
  await note('doctors.save-profile', visitor.put('/api/doctor/profile', editable(profile)));
  const {
    body: { data: week },
  } = await note('practice.read-availability', visitor.get('/api/doctor/availability'));
  await note('practice.save-availability', visitor.put('/api/doctor/availability', { slots: week.slots }));
  const days = { from: at(product, 9, '10:00').slice(0, 10), to: at(product, 10, '10:00').slice(0, 10) };
  await note('practice.add-time-off', visitor.post('/api/doctor/time-off', days));
  await note('practice.list-time-off', visitor.get('/api/doctor/time-off'));
  await note('practice.remove-time-off', visitor.delete('/api/doctor/time-off', days));
}

/** The doctor reads the earnings, proves a number, asks for a withdrawal and reads the notifications. */
export async function askAsDoctor({ product, asha, note }: ReplyRecord): Promise<void> {
  await note('earnings.read-earnings', asha.doctor.get('/api/doctor/earnings'));
  const number = await note(
    'identity.ask-number-code',
    asha.doctor.post('/api/me/numbers/code', { phone: '+255764000991' }),
  );
  await product.settle();
  const code = /#(\d{6})$/.exec((await messagesTo(product, '+255764000991')).at(-1)!)![1];
  await note(
    'identity.prove-number',
    asha.doctor.post('/api/me/numbers', { challenge_id: number.body.data.challenge_id, code }),
  );
  await note(
    'earnings.request-withdrawal',
    asha.doctor.post('/api/doctor/withdrawals', { amount: 100, payout_phone: '+255764000991' }),
  );
  await note('notifications.list-notifications', asha.doctor.get('/api/doctor/notifications'));
  await note(
    'notifications.read-notification',
    asha.doctor.post(`/api/doctor/notifications/${asha.notification}/read`),
  );
  await note('notifications.read-all-notifications', asha.doctor.post('/api/doctor/notifications/read-all'));
  const state = await note('notifications.read-push', asha.doctor.get('/api/doctor/push'));
  const { subscription, digest } = await aPushBrowser(product, state.body.data.public_key as string);
  await note('notifications.subscribe-push', asha.doctor.post('/api/doctor/push', subscription));
  await note('notifications.unsubscribe-push', asha.doctor.delete('/api/doctor/push', { endpoint_digest: digest }));
}

/** A doctor switches on the second factor, signs in with it, and switches it off. */
export async function useSecondFactor({ product, note }: ReplyRecord): Promise<void> {
  const { browser, phone } = await aWorkingDoctor(product);
  product.clock.advance(HOUR / 4);
  const asked = await note('identity.ask-for-proof', browser.post('/api/me/proof/code'));
  await product.settle();
  const code = /#(\d{6})$/.exec((await messagesTo(product, phone)).at(-1)!)![1];
  await note(
    'identity.give-proof',
    browser.post('/api/me/proof', { challenge_id: asked.body.data.challenge_id, code }),
  );
  const {
    body: {
      data: { secret },
    },
  } = await note('identity.begin-second-factor', browser.post('/api/me/second-factor'));
  const {
    body: { data },
  } = await note(
    'identity.confirm-second-factor',
    browser.post('/api/me/second-factor/confirm', { code: shownCode(product, secret) }),
  );
  await note('identity.read-second-factor', browser.get('/api/me/second-factor'));
  product.clock.advance(HOUR / 4);
  await note(
    'identity.step-up',
    browser.post('/api/me/step-up', { kind: 'authenticator', code: shownCode(product, secret) }),
  );
  const device = await usePasskeys(note, browser);
  const { visitor, challengeId, reply } = await halfWay(product, phone);
  product.clock.advance(HOUR / 30);
  const other = await halfWay(product, phone);
  const question = await note('passkeys.ask', other.visitor.post('/api/auth/passkey/options'));
  await note(
    'passkeys.pass-second-factor',
    other.visitor.post('/api/auth/second-factor/passkey', {
      challenge_id: other.challengeId,
      passkey_challenge_id: question.body.data.challenge_id,
      credential: device.sign(question.body.data.options),
    }),
  );
  await note('identity.verify-code', Promise.resolve(reply));
  const [first, second, third] = data.recovery_codes as string[];
  const back = await note('identity.pass-second-factor', answerSecond(visitor, challengeId, first!, 'recovery'));
  visitor.csrf = back.body.data.csrf;
  const { body: renewed } = await note(
    'identity.renew-recovery-codes',
    visitor.post('/api/me/second-factor/recovery-codes', { kind: 'recovery', code: second }),
  );
  expect((await visitor.delete('/api/me/second-factor', { kind: 'recovery', code: third })).status).toBe(422);
  await note(
    'identity.remove-second-factor',
    visitor.delete('/api/me/second-factor', { kind: 'recovery', code: renewed.data.recovery_codes[0] }),
  );
}

/** A doctor makes a passkey, gives it again, renames it, and removes another one. */
async function usePasskeys(note: ReplyRecord['note'], browser: Visitor): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator();
  const begun = await note('passkeys.begin', browser.post('/api/me/passkeys/options'));
  const { challenge_id, options } = begun.body.data;
  const credential = device.make(options);
  await note('passkeys.add', browser.post('/api/me/passkeys', { challenge_id, name: 'Laptop', credential }));
  const listed = await note('passkeys.list', browser.get('/api/me/passkeys'));
  await note('passkeys.rename', browser.patch(`/api/me/passkeys/${listed.body.data[0].id}`, { name: 'Phone' }));
  const own = await note('passkeys.ask-own', browser.post('/api/me/step-up/passkey/options'));
  await note(
    'passkeys.step-up',
    browser.post('/api/me/step-up/passkey', {
      challenge_id: own.body.data.challenge_id,
      credential: device.sign(own.body.data.options),
    }),
  );
  const { reply } = await registerPasskey(browser);
  await note('passkeys.remove', browser.delete(`/api/me/passkeys/${reply.body.data.id}`));
  return device;
}

/** A patient contests one visit and reviews another; the doctor replies. */
export async function reviewVisit({ product, note }: ReplyRecord): Promise<void> {
  const { id: doctor, phone } = await aWorkingDoctor(product);
  const patient = await product.patient();
  const id = await anAppointment(product, patient, doctor, at(product, 1, '15:00'));
  const doubted = await anAppointment(product, patient, doctor, at(product, 1, '16:00'));
  product.clock.advance(48 * HOUR);
  await completeBooking(product.ctx(), { bookingId: id });
  await completeBooking(product.ctx(), { bookingId: doubted, claimed: true });
  await note('bookings.contest-completion', patient.post(`/api/appointments/${doubted}/contest`, {}));
  await note('reviews.read-review', patient.get(`/api/appointments/${id}/review`));
  await note(
    'reviews.give-review',
    patient.post(`/api/appointments/${id}/review`, { stars: 5, comment: 'Asante daktari' }),
  );
  const browser = await signInAsDoctor(product, phone);
  const {
    body: { data },
  } = await note('reviews.list-own-reviews', browser.get('/api/doctor/reviews'));
  await note(
    'reviews.reply-to-review',
    browser.post(`/api/doctor/reviews/${data.reviews[0].id}/reply`, { text: 'Asante kwa maoni' }),
  );
  await note(
    'reviews.change-reply',
    browser.put(`/api/doctor/reviews/${data.reviews[0].id}/reply`, { text: 'Asante' }),
  );
  await note('reviews.remove-reply', browser.delete(`/api/doctor/reviews/${data.reviews[0].id}/reply`));
  await note('reviews.list-reviews', patient.get(`/api/doctors/${doctor}/reviews`));
}
