import { aPhoto } from '../application-makers.ts';
import { signInAsDoctor } from '../doctor-makers.ts';
import { upload } from '../upload-makers.ts';
import { registerPasskey, signInByPasskey } from '../passkey-makers.ts';
import { REASON } from '../break-glass-makers.ts';
import { shownCode } from '../second-factor-makers.ts';
import { GOOD_PASSWORD, aMemberOfStaff, aSetUpMember, anInvitation } from '../staff-makers.ts';
import { bookForCaller } from './caller-replies.ts';
import { changeHouse } from './house-replies.ts';
import { makeCoupons } from './coupon-replies.ts';
import { serveCallers } from './booking-replies.ts';
import { keepTheDay } from './day-replies.ts';
import { changeNumberAndCountry } from './number-replies.ts';
import { openForgotten } from './record-lock-replies.ts';
import type { ReplyRecord } from './reply-record.ts';
import type { Visitor } from '../visitor.ts';

/** Calls what somebody who works here calls, from the set-up link on. */
export async function callAsStaff(record: ReplyRecord): Promise<void> {
  const { product, note } = record;
  await reviewApplication(record);
  await openRecord(record);
  await settleCases(record);
  await answerComplaints(record);
  await keepDoctors(record);
  await bookForCaller(record);
  await announce(record);
  await keepTheDay(record);
  await makeCoupons(record);
  await serveCallers(record);
  const { token } = await anInvitation(product, 'administrator');
  const browser = product.visitor();
  await note('staff.read-set-up', browser.post('/api/set-up/read', { token }));
  const username = 'replies.administrator';
  const begun = await note(
    'staff.begin-set-up',
    browser.post('/api/set-up/begin', { token, username, password: GOOD_PASSWORD }),
  );
  const code = shownCode(product, begun.body.data.secret as string);
  const done = await note('staff.finish-set-up', browser.post('/api/set-up/finish', { token, code }));
  browser.csrf = done.body.data.me.csrf as string;
  await note('staff.read-profile', browser.get('/api/admin/profile'));
  await note('staff.read-case-texts', browser.get('/api/admin/case-texts'));
  await note('staff.switch-case-texts', browser.put('/api/admin/case-texts', { on: true }));
  await note(
    'staff.change-profile',
    browser.put('/api/admin/profile', {
      username,
      current_password: GOOD_PASSWORD,
      new_password: GOOD_PASSWORD,
      confirm_password: GOOD_PASSWORD,
    }),
  );
  await changeHouse(record, browser);
  const receptionist = await aSetUpMember(product, 'receptionist', { authenticator: false });
  await note(
    'identity.step-up-by-password',
    receptionist.browser.post('/api/me/step-up/password', { password: receptionist.password }),
  );
  const { device } = await registerPasskey(browser);
  await note('passkeys.sign-in', signInByPasskey(product.visitor(), device, { portal: 'admin' }));
  await callAsAdministrator({ product, note }, browser);
  await note(
    'staff.sign-in',
    product.visitor().post('/api/auth/password', { portal: 'admin', username, password: GOOD_PASSWORD }),
  );
}

/** Staff read what the patient wrote, say how urgent it is and that they work on it, and answer it. */
async function answerComplaints({ product, note }: ReplyRecord): Promise<void> {
  const staff = await aMemberOfStaff(product, 'staff-admin');
  const { body } = await note('complaints.list-complaints', staff.get('/api/admin/complaints'));
  const path = `/api/admin/complaints/${body.data.complaints[0].id}`;
  const story = await note('complaints.read-complaint', staff.get(path));
  await note('complaints.change-priority', staff.put(`${path}/priority`, { priority: 'high' }));
  await note('complaints.change-status', staff.put(`${path}/status`, { status: 'in_progress' }));
  const answer = { response: 'Tumesoma.', seen: story.body.data.turns.length };
  await note('complaints.answer-complaint', staff.post(`${path}/response`, answer));
}

/** An administrator looks whom an announcement reaches, sends it and reads what became of it. */
async function announce({ product, asha, note }: ReplyRecord): Promise<void> {
  const administrator = await aMemberOfStaff(product, 'administrator');
  const announcement = { audience: 'specific', doctor_ids: [asha.doctorId], subject: 'Kikao' };
  await note('announcements.list-doctors', administrator.get('/api/admin/announcements/doctors'));
  await note('announcements.preview', administrator.post('/api/admin/announcements/preview', announcement));
  const sent = { ...announcement, message: 'Jumatano saa nne', by_sms: true };
  await note('announcements.send', administrator.post('/api/admin/announcements', sent));
  await product.settle();
  await note('announcements.list', administrator.get('/api/admin/announcements'));
}

/** A reviewer lists applications, reads one with a document, asks, rejects it and deletes it. */
async function reviewApplication({ product, asha, note }: ReplyRecord): Promise<void> {
  const reviewer = await aMemberOfStaff(product, 'administrator');
  await note('applications.list', reviewer.get('/api/applications?status=all&q=a&page=1'));
  await note('applications.list-all', reviewer.get('/api/all-doctor-applications'));
  await note('applications.count-waiting', reviewer.get('/api/applications/waiting'));
  const ticket = await note(
    'applications.open-document',
    reviewer.post(`/api/application-files/${asha.applicationFile}/ticket`),
  );
  await note('applications.read-document', reviewer.get(ticket.body.data.address as string));
  await note(
    'applications.ask',
    reviewer.post(
      `/api/applications/${asha.application}/question`,
      { question: 'Where did you train?' },
      { 'idempotency-key': crypto.randomUUID() },
    ),
  );
  const renewal = `/api/licence-renewals/${asha.renewal}`;
  await note('applications.list-renewals', reviewer.get('/api/licence-renewals'));
  await note('applications.read-renewal', reviewer.get(renewal));
  await note(
    'applications.ask-of-renewal',
    reviewer.post(
      `${renewal}/question`,
      { document_id: asha.renewalFile, question: 'Where is the end?' },
      { 'idempotency-key': crypto.randomUUID() },
    ),
  );
  const licence = { council: 'MCT', number: 'MCT 2', registered_name: 'N. Mushi', expires_on: '2099-12-31' };
  await note(
    'applications.confirm-renewal',
    reviewer.post(`${renewal}/confirmation`, { document_id: asha.renewalFile, licence }),
  );
  const move = `/api/update-application-status/${asha.application}`;
  await note('applications.move', reviewer.post(move, { status: 'rejected', notes: 'A mistake.' }));
  await note('applications.read', reviewer.get(`/api/applications/${asha.application}`));
  await note('applications.delete', reviewer.delete(`/api/delete-application/${asha.application}`));
}

/** Calls what an administrator calls for the accounts of people who work here. */
async function callAsAdministrator(
  { product, note }: Pick<ReplyRecord, 'product' | 'note'>,
  browser: Visitor,
): Promise<void> {
  const guest = { full_name: 'Juma Otieno', phone: '+255675004321', role: 'receptionist' };
  const invited = await note('staff.invite-member', browser.post('/api/admin/staff', guest));
  const id = invited.body.data.member.id as string;
  const account = `/api/admin/staff/${id}`;
  await note('staff.list-members', browser.get('/api/admin/staff'));
  await note('staff.renew-invitation', browser.post(`${account}/link`));
  await note('staff.change-member-role', browser.put(`${account}/role`, { role: 'manager' }));
  await note('staff.suspend-member', browser.post(`${account}/suspend`));
  await note('staff.let-member-in', browser.post(`${account}/let-in`));
  const wish = { kind: 'grant-administrator', account_id: id, reason: 'Night shifts' };
  await openForgotten({ product, note }, browser);
  const asked = await note('approvals.request-approval', browser.post('/api/admin/approvals', wish));
  await note('approvals.list-approvals', browser.get('/api/admin/approvals'));
  const decision = `/api/admin/approvals/${asked.body.data.id as string}/decision`;
  const second = await aMemberOfStaff(product, 'administrator');
  await note('audit.list-entries', browser.get('/api/admin/audit'));
  await note('audit.find-person', browser.post('/api/admin/audit/person', { phone: guest.phone }));
  await note('approvals.decide-approval', second.post(decision, { decision: 'approved' }));
}

/** An administrator takes the first case of the queue on and proposes to pay it; a second one approves. */
async function settleCases({ product, note }: ReplyRecord): Promise<void> {
  const [one, second] = [
    await aMemberOfStaff(product, 'administrator'),
    await aMemberOfStaff(product, 'administrator'),
  ];
  await note('cases.count-cases', one.get('/api/admin/cases/waiting'));
  const { body } = await note('cases.list-cases', one.get('/api/admin/cases?kind=withdrawal'));
  await note('booking-desk.list-bookings', one.get('/api/admin/booking-list'));
  await note('booking-desk.export-bookings', one.get('/api/admin/booking-list/export'));
  await note('payment-desk.list-withdrawals', one.get('/api/admin/withdrawals'));
  await note('payment-desk.export-withdrawals', one.get('/api/admin/withdrawals/export'));
  const received = await note('payment-desk.list-payments', one.get('/api/admin/payments'));
  const { reference } = received.body.data.payments[0];
  await note('payment-desk.read-payment', one.get(`/api/admin/payments/${reference as string}`));
  await note('payment-desk.list-debts', one.get('/api/admin/debts'));
  await note('payment-desk.export-debts', one.get('/api/admin/debts/export'));
  await note('payment-desk.export-payments', one.get('/api/admin/payments/export'));
  await note('payment-desk.list-payments', one.get('/api/admin/payments'));
  const path = `/api/admin/cases/${body.data.cases[0].id as string}`;
  await note('cases.take-case', one.put(`${path}/owner`, { owner: 'me' }));
  await note(
    'cases.note-case',
    one.post(`${path}/notes`, { note: 'Sawa' }, { 'idempotency-key': crypto.randomUUID() }),
  );
  const { version } = (await one.get(path)).body.data;
  await note('cases.decide-case', one.post(`${path}/decision`, { decision: 'propose', version }));
  const { version: proposed } = (await second.get(path)).body.data;
  await second.post(`${path}/decision`, { decision: 'approve', version: proposed, note: 'Sawa' });
  await note('cases.read-case', one.get(path));
  const listed = await note('emergency-doctors.list-on-call', one.get('/api/admin/on-call?country=TZ'));
  const { id: doctorId, on_call: isOn } = listed.body.data.doctors[0];
  await note('emergency-doctors.set-on-call', one.put(`/api/admin/on-call/${doctorId}`, { on_call: isOn }));
}

/** An administrator opens a patient's record, reads it and ends the access; another one reviews it. */
async function openRecord({ product, asha, note }: ReplyRecord): Promise<void> {
  const base = '/api/admin/break-glass';
  const [one, second] = [
    await aMemberOfStaff(product, 'administrator'),
    await aMemberOfStaff(product, 'administrator'),
  ];
  const phone = (await asha.visitor.get('/api/me')).body.data.phone as string;
  const found = await note('break-glass.find-patient', one.post(`${base}/patient`, { search: phone }));
  const wish = { patient_id: found.body.data.patient_id as string, reason: REASON };
  const opened = await note('break-glass.open-access', one.post(base, wish));
  const access = `${base}/${opened.body.data.id as string}`;
  await note('break-glass.read-record', one.get(`${access}/record`));
  await note('break-glass.read-paper', one.get(`${access}/record/${asha.document}`));
  await note('break-glass.end-access', one.post(`${access}/end`));
  const verdict = { verdict: 'justified', note: 'The family confirmed it.' };
  await note('break-glass.review-access', second.post(`${access}/review`, verdict));
  await note('break-glass.list-accesses', one.get(base));
}

/** An administrator adds a doctor, who accepts, then changes, features, unverifies and deletes the doctor. */
async function keepDoctors({ product, note }: ReplyRecord): Promise<void> {
  const one = await aMemberOfStaff(product, 'administrator');
  const form = {
    full_name: 'Rehema Kileo',
    country: 'TZ',
    specialty: 'Cardiologist',
    rating: 5,
    email: 'rehema@example.org',
    phone: '0754 771 123',
    bio: 'Hearts',
    gender: null,
    birth_date: null,
    experience_years: 3,
    licence: { council: 'MCT', number: 'MCT 9', expires_on: '2099-12-31' },
  };
  const picture = await upload(one, await aPhoto());
  const added = await note('doctor-desk.add-doctor', one.post('/api/admin/doctors', { ...form, picture }));
  const { doctor } = added.body.data;
  const path = `/api/admin/doctors/${doctor.id as string}`;
  await note('doctors.read-picture', product.visitor().get(doctor.avatar_url as string));
  await note('doctor-desk.list-doctors', one.get('/api/admin/doctors?q=kileo'));
  const { body } = await note('doctor-desk.renew-invitation', one.post(`${path}/invitation`));
  const token = (body.data.address as string).split('#')[1];
  await note('doctor-desk.read-invitation', product.visitor().post('/api/doctor-invitations/read', { token }));
  await product.settle();
  const self = await signInAsDoctor(product, doctor.phone as string);
  await note('doctor-desk.accept-invitation', self.post('/api/doctor-invitations/accept', { token }));
  const { version } = (await one.get(path)).body.data;
  await note('doctor-desk.change-doctor', one.patch(path, { ...form, version }));
  await changeNumberAndCountry({ product, note }, one, doctor.id as string);
  await note('doctor-desk.set-featured', one.put(`${path}/featured`, { is_featured: true }));
  await note('doctor-desk.set-verified', one.put(`${path}/verified`, { is_verified: false, reason: 'Checked again' }));
  await note('doctor-desk.read-doctor', one.get(path));
  await note('doctor-desk.remove-doctor', one.delete(path));
}
