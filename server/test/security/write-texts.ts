import { BIRTH_PLAN_PARTS } from '@tabibu/contract/pregnancy-dates';
import { FORM, aPhoto, claimWith, fourFiles, sendForm } from '../application-makers.ts';
import { talk } from '../assistant-makers.ts';
import { anAppointment, at, hold } from '../booking-makers.ts';
import { answer, idOf, write } from '../complaint-makers.ts';
import { editable } from '../doctor-makers.ts';
import { aMember } from '../family-makers.ts';
import { registerPasskey } from '../passkey-makers.ts';
import { aPregnancy, pregnancyOf } from '../pregnancy-makers.ts';
import { aVisit } from '../record-makers.ts';
import { plan } from '../schedule-makers.ts';
import { aMemberOfStaff, aSetUpMember } from '../staff-makers.ts';
import { sealName } from '../../src/modules/people/seal-name.ts';
import { statement } from '../../src/platform/database/statement.ts';
import type { NoValues } from '../../src/platform/database/statement.ts';
import type { Visitor } from '../visitor.ts';
import { cancelPrescription, done, writePapers } from './write-papers.ts';
import type { Author, Visit } from './write-papers.ts';

/** Where the texts were written. */
export interface WrittenPlaces {
  readonly administrator: Visitor;
  readonly patient: Visitor;
  readonly doctor: Visitor;
  readonly doctorId: string;
  readonly bookingId: string;
  /** Codes of the papers that anybody can ask about. */
  readonly codes: readonly string[];
}

/** Has patients, doctors and an applicant write a text into every field that they have. */
export async function writeTexts(author: Author): Promise<WrittenPlaces> {
  const { product, texts } = author;
  await cancelPrescription(author);
  const { patient, doctor, doctorId, bookingId } = await aVisit(product);
  const codes = await writePapers(author, { patient, doctor, bookingId });
  await writeReview(author, { patient, doctor, bookingId, doctorId });
  await writeBookings(author, { patient, doctor, doctorId });
  await done(
    patient.post('/api/ai/conversations', {
      conversation_id: await talk(patient, texts.for('assistant.ask text', 2000)),
    }),
  );
  await complain(author, patient);
  const due = { name: texts.for('medication.save due.name'), dose: texts.for('medication.save due.dose') };
  await done(plan(patient, { due: { kind: 'medicine', ...due } }));
  await planBirth(author, patient);
  await writeProfile(author, doctor);
  await apply(author);
  const administrator = await nameAPasskey(author);
  return { administrator, patient, doctor, doctorId, bookingId, codes };
}

/** Every part of a birth plan. */
async function planBirth({ texts }: Author, patient: Visitor): Promise<void> {
  await aPregnancy(patient);
  const parts = BIRTH_PLAN_PARTS.map((part) => [part, texts.for(`pregnancy.save-birth-plan ${part}`)] as const);
  await done(patient.put(`${pregnancyOf(patient)}/birth-plan`, { plan_version: 0, ...Object.fromEntries(parts) }));
}

async function writeReview(
  { texts }: Author,
  { patient, doctor, bookingId, doctorId }: Visit & { readonly doctorId: string },
): Promise<void> {
  const comment = texts.for('reviews.give-review comment');
  await done(patient.post(`/api/appointments/${bookingId}/review`, { stars: 4, comment }));
  const { body } = await patient.get(`/api/doctors/${doctorId}/reviews`);
  const path = `/api/doctor/reviews/${body.data.reviews[0].id as string}/reply`;
  await done(doctor.post(path, { text: texts.for('reviews.reply-to-review text') }));
  await done(doctor.put(path, { text: texts.for('reviews.change-reply text') }));
}

/** One booking that the patient cancels and one that the doctor cancels; both become money that is owed back. */
async function writeBookings(
  { product, texts }: Author,
  { patient, doctor, doctorId }: { readonly patient: Visitor; readonly doctor: Visitor; readonly doctorId: string },
): Promise<void> {
  const reason = texts.for('bookings.hold-booking reason');
  const [one, other] = [
    await anAppointment(product, patient, doctorId, at(product, 3, '10:00'), { reason }),
    await anAppointment(product, patient, doctorId, at(product, 4, '10:00'), { reason }),
  ];
  await done(
    patient.post(`/api/appointments/${one}/person`, {
      person_id: await aMember(patient),
      reason: texts.for('bookings.change-person reason'),
    }),
  );
  await done(
    patient.post(`/api/appointments/${one}/cancel`, { reason: texts.for('bookings.cancel-appointment reason') }),
  );
  await done(
    doctor.post(`/api/doctor/appointments/${other}/cancel`, { reason: texts.for('bookings.cancel-as-doctor reason') }),
  );
  const held = await done(hold(patient, doctorId, at(product, 5, '10:00'), { reason }));
  await done(
    patient.post('/api/payments/save', {
      booking_id: held.body.data.id,
      full_name: texts.for('bookings.save-payment full_name'),
      phone: '+255754000003',
    }),
  );
  await done(
    patient.post('/api/plan-orders', {
      package_type: 'family',
      doctor_type: 'general',
      price: { amount: 10_000_000, currency: 'TZS' },
      full_name: texts.for('subscriptions.save-plan-order full_name'),
      phone: '+255754000003',
    }),
  );
  await product.settle();
}

async function complain({ product, texts }: Author, patient: Visitor): Promise<void> {
  const of = (field: string) => texts.for(`complaints.write-complaint ${field}`);
  const number = await write(patient, {
    first_name: of('first_name'),
    last_name: of('last_name'),
    subject: of('subject'),
    message: of('message'),
  });
  const desk = await aMemberOfStaff(product, 'administrator');
  const id = await idOf(desk, number);
  await done(answer(desk, id, 'Tumeona.'));
  await done(patient.post(`/api/contact/${id}/messages`, { message: texts.for('complaints.reply-to-answer message') }));
}

/** An administrator who has named a passkey, and will read all that the others wrote. */
async function nameAPasskey({ product, texts }: Author): Promise<Visitor> {
  const { browser } = await aSetUpMember(product, 'administrator');
  const { reply } = await registerPasskey(browser, { name: texts.for('passkeys.add name') });
  await done(Promise.resolve(reply));
  const path = `/api/me/passkeys/${reply.body.data.id as string}`;
  await done(browser.patch(path, { name: texts.for('passkeys.rename name') }));
  return browser;
}

async function writeProfile({ product, texts }: Author, doctor: Visitor): Promise<void> {
  const of = (field: string) => texts.for(`doctors.save-profile ${field}`);
  const profile = editable((await doctor.get('/api/doctor/profile')).body.data);
  await done(
    doctor.put('/api/doctor/profile', {
      ...profile,
      location: of('location'),
      licence: of('licence'),
      bio: { sw: of('bio.sw'), en: of('bio.en'), fr: of('bio.fr') },
    }),
  );
  await product.settle();
}

/** One applicant sends the printed form, another one documents in parts and answers a question. */
async function apply({ product, texts }: Author): Promise<void> {
  const form = (endpoint: string) => ({
    ...FORM,
    region: texts.for(`${endpoint} region`),
    bio: texts.for(`${endpoint} bio`),
    license_number: texts.for(`${endpoint} license_number`),
  });
  const files = await fourFiles();
  const first = await done(
    sendForm(product.visitor(), { ...form('applications.submit-form'), phone: '082 123 4561' }, files),
  );
  await claimWith(await product.patient({ phone: first.body.data.phone }), first);
  const upload = async (): Promise<string> => {
    const photo = await aPhoto();
    const { body } = await done(
      product
        .visitor()
        .post('/api/uploads', { name: `${texts.for('files.open-upload name')}.jpg`, size: photo.length }),
    );
    const type = { 'content-type': 'application/octet-stream' };
    await product.visitor().sendBytes('PUT', `/api/uploads/${body.data.secret as string}?offset=0`, photo, type);
    return body.data.secret as string;
  };
  const documents: object[] = [];
  for (const label of Object.keys(files)) documents.push({ label, upload: await upload() });
  const second = await done(
    product.visitor().post('/api/doctor-application', {
      ...form('applications.apply'),
      experience: 3,
      phone: '082 765 4321',
      documents,
    }),
  );
  const applicant = await product.patient({ phone: second.body.data.phone });
  const { id } = await claimWith(applicant, second);
  const reviewer = await aMemberOfStaff(product, 'staff-admin');
  await done(reviewer.post(`/api/applications/${id as string}/question`, { question: 'Ni wewe?' }));
  await done(
    applicant.post('/api/doctor-application/answer', { text: texts.for('applications.answer text'), documents: [] }),
  );
}

/**
 * Writes the texts of names. They are cleaned when they come in; those that were stored before that rule may contain
 * anything, so they are written directly.
 */
export async function writeNames({ product, texts }: Author): Promise<void> {
  const { pool } = product.db;
  const patients = texts.for('identity.change-me full_name', 60);
  texts.written.set('identity.request-code full_name', patients);
  const applicants = texts.for('applications.apply full_name', 60);
  texts.written.set('applications.submit-form full_name', applicants);
  await pool.query("update accounts set full_name = $1 where 'patient' = any(roles) and staff_since is null", [
    patients,
  ]);
  await pool.query('update applications set full_name = $1', [applicants]);
  await pool.query('update doctors set full_name = $1', [texts.for('doctors.save-profile full_name', 60)]);
  await nameMembers({ product, texts });
}

const members = statement<NoValues, { id: string }>(
  'test.members',
  'select id from people where guardian_id is not null',
  { guarded: true },
);
const rename = statement<{ id: string; nameSealed: Buffer }>(
  'test.rename-member',
  'update people set name_sealed = $nameSealed where id = $id',
  { guarded: true },
);

/** Gives everybody in a family such a name, past the rule for names. */
async function nameMembers({ product, texts }: Author): Promise<void> {
  const ctx = product.ctx();
  const name = texts.for('family.add-member name', 60);
  texts.written.set('family.change-member name', name);
  for (const { id } of await ctx.db.many(members))
    await ctx.db.run(rename, { id, nameSealed: sealName(ctx, id, name) });
}
