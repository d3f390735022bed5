import { noteEmailProof } from './email-replies.ts';
import { noteHandovers } from './handover-replies.ts';
import { protectRecords } from './record-lock-replies.ts';
import { noteReadings, noteSchedules } from './reading-replies.ts';
import { JUMA, aMember, askToAdd } from '../family-makers.ts';
import { replaceWeek } from '../../src/modules/scheduling/index.ts';
import { FORM, aPhoto, fourFiles, sendForm } from '../application-makers.ts';
import { aDoctor, anAppointment, at, hold } from '../booking-makers.ts';
import { aMissedAppointment } from '../credit-makers.ts';
import { messagesTo, receiveCode, typeCode } from '../one-time-code.ts';
import { aWorkingDoctor } from '../doctor-makers.ts';
import type { Visitor } from '../visitor.ts';
import { emailTokens } from '../email-makers.ts';
import { leaveAPage } from './booking-replies.ts';
import { buyAPlan } from './plan-replies.ts';
import type { ReplyRecord } from './reply-record.ts';

/** The patient and a visitor read what is public, and the patient reads what is the patient's own. */
export async function readEverything({ product, asha, note }: ReplyRecord): Promise<void> {
  const { visitor } = asha;
  const nobody = product.visitor();
  const doctor = (await visitor.get('/api/doctors?country=TZ')).body[0].id as string;
  await aDoctor(product, { specialty: 'general-practitioner', onCall: true });
  for (const who of [visitor, nobody]) {
    await note('doctors.list-doctors', who.get('/api/doctors?country=TZ'));
    await note('doctors.suggest-searches', who.get('/api/doctor-suggestions?country=KE&q=zzzzz'));
    await note('doctors.read-doctor', who.get(`/api/doctors/${doctor}`));
    await note('emergency-doctors.list-emergency-doctors', who.get('/api/emergency-doctors?country=TZ'));
    await note('bookings.list-slots', who.get(`/api/doctors/${doctor}/slots?days=31`));
    await note('site.read-site', who.get('/api/site'));
    await note('care-plans.list-care-plans', who.get('/api/care-plans?country=TZ&language=sw'));
    await note('fees.list-fees', who.get('/api/consultation-fees'));
    await note('payments.list-methods', who.get('/api/payments/methods?country=TZ'));
  }
  await note('identity.read-me', visitor.get('/api/me'));
  await note('identity.list-devices', visitor.get('/api/me/devices'));
  await note('audit.list-readings', visitor.get('/api/me/readings'));
  for (const tab of ['upcoming', 'completed', 'cancelled'])
    await note('bookings.list-appointments', visitor.get(`/api/appointments?tab=${tab}`));
}

/** Patients write to us, book, move, cancel, pay, change their accounts and leave. */
export async function changeEverything(record: ReplyRecord): Promise<void> {
  const { product, asha, note } = record;
  const { visitor } = asha;
  const nobody = product.visitor();
  await note(
    'complaints.write-complaint',
    visitor.post('/api/contact', { first_name: 'Asha', last_name: 'Mwinyi', subject: 'Swali', message: 'Habari' }),
  );
  const own = await note('complaints.list-own-complaints', visitor.get('/api/contact'));
  await note('complaints.read-unread-answers', visitor.get('/api/contact/unread'));
  await note('complaints.mark-answers-read', visitor.post('/api/contact/read', { until: '2026-01-01T00:00:00.000Z' }));
  await note(
    'complaints.reply-to-answer',
    visitor.post(`/api/contact/${own.body.data[0].id}/messages`, { message: 'Bado' }),
  );
  await askTheAssistant(record);
  await applyAsDoctor(record);
  await note('site.ask-for-news', nobody.post('/api/interest', { country: 'GB', phone: '0754000123', language: 'sw' }));
  await note('notices.list', visitor.get('/api/notices'));
  await note('notices.read-all', visitor.post('/api/notices/read-all'));
  await note('notices.read-choices', visitor.get('/api/notices/choices'));
  await note(
    'notices.change-choices',
    visitor.put('/api/notices/choices', { switched_off: ['plans'], shows_words: false }),
  );
  await note('identity.change-me', visitor.patch('/api/me', { language: 'en' }));
  await noteEmailProof(record);
  const doctor = await aDoctor(product);
  const mover = await guest(record);
  const moved = await anAppointment(product, mover, doctor, at(product, 5, '10:00'));
  await note(
    'bookings.reschedule-appointment',
    mover.post(`/api/appointments/${moved}/reschedule`, { starts_at: at(product, 5, '11:00') }),
  );
  await note(
    'bookings.change-person',
    mover.post(`/api/appointments/${moved}/person`, { person_id: await aMember(mover), reason: 'Kikohozi' }),
  );
  await note('bookings.cancel-appointment', mover.post(`/api/appointments/${moved}/cancel`, { reason: 'Safari' }));
  const held = await note('bookings.hold-booking', hold(mover, doctor, at(product, 6, '10:00'), { reason: 'Homa' }));
  const saved = await note(
    'bookings.save-payment',
    mover.post('/api/payments/save', { booking_id: held.body.data.id, full_name: 'Mgeni', phone: '+255754000003' }),
  );
  const { reference_id } = saved.body.data;
  const wish = { reference_id, payment_method: 'mpesa', wait: false };
  await note('payments.start-checkout', mover.post('/api/payments/azampay/checkout', wish));
  await note('payments.ask-provider', mover.post('/api/payments/azampay/ask-again', { reference_id }));
  await leaveAPage(record, await product.patient(), doctor);
  const secret = product.services.keys.sign('callback', 'azampay');
  await note('payments.receive-callback', nobody.post(`/api/payments/azampay/callback/${secret}`, { nonsense: true }));
  await bookByCredit(record, await product.patient());
  await buyAPlan(record, await product.patient());
  await changeAccount(record, await product.patient());
  const leaver = await product.patient();
  const { body } = await leaver.get('/api/me/devices');
  await note('identity.sign-out-device', leaver.delete(`/api/me/devices/${body.data[0].id}`));
  await takeDataAlong(record);
  await protectRecords(record);
  await note('erasure.read-erasure', visitor.get('/api/me/erasure'));
  await note('erasure.erase-me', (await product.patient()).delete('/api/me', { confirm: true }));
  await note('identity.sign-out', (await product.patient()).post('/api/auth/sign-out'));
}

/** Asks for a file with the own data and downloads it; a PDF, because the keys of the file are not those of a reply. */
async function takeDataAlong({ product, note }: ReplyRecord): Promise<void> {
  const visitor = await product.patient();
  await note('own-copies.read-consents', visitor.get('/api/me/consents'));
  const asked = await note('own-copies.ask', visitor.post('/api/me/exports', { format: 'pdf' }));
  await product.settle();
  await note('own-copies.list', visitor.get('/api/me/exports'));
  const path = `/api/me/exports/${asked.body.data.id as string}`;
  await note('own-copies.read', visitor.get(path));
  await note('own-copies.download', visitor.get(`${path}/file`));
}

/** Asks the assistant, keeps the conversation and attaches it. */
async function askTheAssistant({ product, note }: ReplyRecord): Promise<void> {
  const visitor = await product.patient();
  const doctor = await aWorkingDoctor(product);
  await note('assistant.read-assistant', visitor.get('/api/ai'));
  for (const text of ['Nina kikohozi', 'mtoto hawezi kunyonya'])
    await note('assistant.ask', product.visitor().post('/api/ai/ask', { text }));
  const answered = await note('assistant.ask', visitor.post('/api/ai/ask', { text: 'Nina kikohozi' }));
  const { conversation_id: conversation } = answered.body.data;
  await note('assistant.tell-conversation', visitor.post('/api/ai/told', { conversation_id: conversation }));
  await note(
    'assistant.mark-helpful',
    visitor.post('/api/ai/helpful', { conversation_id: conversation, helpful: true }),
  );
  const kept = await note(
    'assistant.keep-conversation',
    visitor.post('/api/ai/conversations', { conversation_id: conversation }),
  );
  const path = `/api/ai/conversations/${kept.body.data.id}`;
  const bookingId = await anAppointment(product, visitor, doctor.id, at(product, 8, '10:00'));
  await note('assistant.attach-conversation', visitor.put(`${path}/booking`, { booking_id: bookingId }));
  await note('assistant.read-attached', doctor.browser.get(`/api/doctor/visits/${bookingId}/conversation`));
  await note('assistant.list-conversations', visitor.get('/api/ai/conversations'));
  await note('assistant.read-conversation', visitor.get(path));
  await note('assistant.delete-conversation', visitor.delete(path));
}

/** Misses an appointment and books another one with its credit. */
async function bookByCredit({ product, note }: ReplyRecord, visitor: Visitor): Promise<void> {
  const doctor = await aDoctor(product, { specialty: 'general-practitioner' });
  await aMissedAppointment(product, visitor, await aDoctor(product));
  await note('credits.list-credits', visitor.get('/api/me/credits'));
  const { body } = await hold(visitor, doctor, at(product, 7, '10:00'));
  await note('bookings.pay-by-credit', visitor.post(`/api/appointments/${body.data.id}/pay-by-credit`, {}));
}

/** Changes the phone number, and joins the wait list of a doctor without free times. */
async function changeAccount({ product, note }: ReplyRecord, visitor: Visitor): Promise<void> {
  const number = await note(
    'identity.ask-new-number-code',
    visitor.post('/api/me/number/code', { phone: '+255764000992' }),
  );
  await product.settle();
  const code = /#(\d{6})$/.exec((await messagesTo(product, '+255764000992')).at(-1)!)![1];
  await note(
    'identity.change-own-number',
    visitor.post('/api/me/number', { challenge_id: number.body.data.challenge_id, code }),
  );
  const away = await aDoctor(product);
  await replaceWeek(product.ctx(), away, []);
  await note('waitlist.join-waitlist', visitor.post(`/api/doctors/${away}/waitlist`));
  await note('waitlist.list-waiting', visitor.get('/api/me/waitlist'));
  await keepFamily({ note }, visitor);
  await noteHandovers({ product, note });
  await note('waitlist.leave-waitlist', visitor.delete(`/api/doctors/${away}/waitlist`));
}

/** Adds somebody to the family, states facts and allergies, and removes the person again. */
async function keepFamily({ note }: Pick<ReplyRecord, 'note'>, visitor: Visitor): Promise<void> {
  const added = await note('family.add-member', askToAdd(visitor));
  const path = `/api/family/${added.body.data.id as string}`;
  await note('family.change-member', visitor.put(path, { version: 1, ...JUMA, name: 'Juma Ali' }));
  await note('family.choose-person', visitor.put('/api/me/person', { person_id: null }));
  await note('family.read-family', visitor.get('/api/family'));
  await note('records.read-member-facts', visitor.get(`${path}/facts`));
  await note('records.save-member-facts', visitor.put(`${path}/facts`, { version: 1, weight_kg: 14 }));
  const items = [{ substance: 'Aspirin' }];
  await note(
    'records.save-member-allergies',
    visitor.put(`${path}/allergies`, { version: 0, status: 'listed', items }),
  );
  await note('records.read-member-allergies', visitor.get(`${path}/allergies`));
  await noteReadings({ note }, visitor, added.body.data.id as string);
  await noteSchedules({ note }, visitor, added.body.data.id as string);
  await note('family.remove-member', visitor.delete(path));
}

/** A patient signs in step by step, so that both replies are recorded. */
async function guest({ product, note }: ReplyRecord): Promise<Visitor> {
  const person = { phone: '+255754000777', full_name: 'Mgeni Mpya', country: 'TZ', language: 'sw' };
  const mover = product.visitor();
  const asking = product.visitor();
  await note('identity.request-code', asking.post('/api/auth/code', { ...person, phone: '+255754000778' }));
  const challenge = await receiveCode(product, mover, person);
  const verified = await note('identity.verify-code', typeCode(mover, challenge.id, challenge.code));
  mover.csrf = verified.body.data.csrf;
  return mover;
}

/** Somebody applies to join as a doctor, by the printed form and with documents in parts, and answers the reviewer. */
async function applyAsDoctor({ product, note }: ReplyRecord): Promise<void> {
  const files = await fourFiles();
  const sent = await note('applications.submit-form', sendForm(product.visitor(), FORM, files));
  const applicant = await product.patient({ phone: sent.body.data.phone });
  const { application_id, claim } = sent.body.data;
  await note('applications.claim', applicant.post('/api/doctor-application/claim', { application_id, claim }));
  await note('applications.read-own', applicant.get('/api/doctor-application'));
  await note('applications.send-email-link', applicant.post('/api/doctor-application/email', { email: FORM.email }));
  const [token] = await emailTokens(product, FORM.email);
  await note('applications.verify-email', applicant.post('/api/doctor-application/email/verify', { token }));
  const uploads: string[] = [];
  for (let each = 0; each < 5; each += 1) {
    const photo = await aPhoto();
    const opened = await note(
      'files.open-upload',
      applicant.post('/api/uploads', { name: 'a.jpg', size: photo.length }),
    );
    const { secret } = opened.body.data;
    const type = { 'content-type': 'application/octet-stream' };
    await note('files.send-part', applicant.sendBytes('PUT', `/api/uploads/${secret}?offset=0`, photo, type));
    await note('files.read-upload', applicant.get(`/api/uploads/${secret}`));
    uploads.push(secret);
  }
  const [extra, ...four] = uploads;
  const documents = Object.keys(files).map((label, index) => ({ label, upload: four[index] }));
  await note(
    'applications.apply',
    applicant.post('/api/doctor-application', { ...FORM, experience: 3, phone: '082 765 4321', documents }),
  );
  await note(
    'applications.answer',
    applicant.post('/api/doctor-application/answer', {
      text: 'Ndiyo',
      documents: [{ label: 'Government ID', upload: extra }],
    }),
  );
}
