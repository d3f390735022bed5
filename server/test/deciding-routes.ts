import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { STAFF_ROLES } from '@tabibu/contract/roles';
import type { Subject } from './decided-subject.ts';
import { LICENCE, doctorForm } from './decided-subject.ts';
import { REASON } from './break-glass-makers.ts';
import { readCase } from './case-makers.ts';
import { storyOf } from './complaint-makers.ts';
import type { Reply, Visitor } from './visitor.ts';

/** A route by which somebody who works here decides about a person. */
interface DecidingRoute {
  /** Asks for the decision about the subject. It is meant to be refused, so it may be asked again. */
  readonly ask: (by: Visitor, subject: Subject) => Promise<Reply>;
  /** Whether the factor has to be fresh. */
  readonly factor: boolean;
}

const withFactor = (ask: DecidingRoute['ask']): DecidingRoute => ({ ask, factor: true });
const without = (ask: DecidingRoute['ask']): DecidingRoute => ({ ask, factor: false });
const doctor = (id: string) => `/api/admin/doctors/${id}`;
const change = (id: string) => `/api/admin/doctor-changes/${id}`;
const member = ({ accountId }: Subject) => `/api/admin/staff/${accountId}`;

const versionOf = async (by: Visitor, id: string): Promise<string> =>
  (await by.get(doctor(id))).body.data?.version ?? 'unread';

/** Every route by which somebody decides about a person. Whatever admits somebody to patients needs a fresh factor. */
export const DECIDING: Readonly<Record<string, DecidingRoute>> = {
  'applications.move': withFactor((by, { application }) =>
    by.post(`/api/update-application-status/${application}`, { status: 'approved', notes: '', licence: LICENCE }),
  ),
  'applications.delete': withFactor((by, { application }) => by.delete(`/api/delete-application/${application}`)),
  'applications.confirm-renewal': withFactor((by, { renewal, renewalFile }) =>
    by.post(`/api/licence-renewals/${renewal}/confirmation`, { document_id: renewalFile, licence: LICENCE }),
  ),
  'doctor-desk.add-doctor': withFactor((by, { phone }) => by.post('/api/admin/doctors', doctorForm(phone))),
  'doctor-desk.change-doctor': withFactor(async (by, { doctorId, doctorPhone }) =>
    by.patch(doctor(doctorId), { ...doctorForm(doctorPhone), version: await versionOf(by, doctorId) }),
  ),
  'doctor-desk.remove-doctor': withFactor((by, { doctorId }) => by.delete(doctor(doctorId))),
  'doctor-desk.set-featured': without((by, { doctorId }) =>
    by.put(`${doctor(doctorId)}/featured`, { is_featured: true }),
  ),
  'doctor-desk.set-verified': withFactor((by, { doctorId }) =>
    by.put(`${doctor(doctorId)}/verified`, { is_verified: false, reason: 'Checked again' }),
  ),
  'doctor-desk.set-money-held': withFactor((by, { doctorId }) =>
    by.put(`${doctor(doctorId)}/money-held`, { money_held: true, reason: 'Checked again' }),
  ),
  'doctor-desk.change-country': withFactor((by, { doctorId }) =>
    by.put(`${change(doctorId)}/country`, { country: 'KE' }),
  ),
  'doctor-desk.send-number-code': withFactor((by, { doctorId }) =>
    by.post(`${change(doctorId)}/number/code`, { phone: '0754 111 222' }),
  ),
  'doctor-desk.change-number': withFactor((by, { doctorId }) =>
    by.put(`${change(doctorId)}/number`, { challenge_id: doctorId, code: '123456' }),
  ),
  'doctor-desk.confirm-old-number': withFactor((by, { doctorId }) =>
    by.put(`${change(doctorId)}/number/old`, { challenge_id: doctorId, code: '123456' }),
  ),
  'cases.decide-case': withFactor(async (by, { caseId }) => {
    const { version } = await readCase(by, caseId);
    return by.post(`/api/admin/cases/${caseId}/decision`, { decision: 'propose', version });
  }),
  'complaints.answer-complaint': without(async (by, { complaint }) => {
    const { turns } = await storyOf(by, complaint);
    return by.post(`/api/admin/complaints/${complaint}/response`, { response: 'Sawa', seen: turns.length });
  }),
  'complaints.change-priority': without((by, { complaint }) =>
    by.put(`/api/admin/complaints/${complaint}/priority`, { priority: 'high' }),
  ),
  'complaints.change-status': without((by, { complaint }) =>
    by.put(`/api/admin/complaints/${complaint}/status`, { status: 'in_progress' }),
  ),
  'booking-desk.cancel': without((by, { booking }) => by.post(`/api/admin/bookings/${booking}/cancel`, {})),
  'booking-desk.move': without((by, { booking }) =>
    by.post(`/api/admin/bookings/${booking}/move`, { starts_at: '2038-01-20T07:00:00.000Z', agreed: true }),
  ),
  'staff.change-member-role': withFactor((by, subject) => by.put(`${member(subject)}/role`, { role: 'manager' })),
  'staff.suspend-member': withFactor((by, subject) => by.post(`${member(subject)}/suspend`)),
  'staff.let-member-in': withFactor((by, subject) => by.post(`${member(subject)}/let-in`)),
  'staff.renew-invitation': withFactor((by, subject) => by.post(`${member(subject)}/link`)),
  'approvals.request-approval': withFactor((by, { accountId }) =>
    by.post('/api/admin/approvals', { kind: 'reset-access', account_id: accountId, reason: 'Lost phone' }),
  ),
  'approvals.request-opening': withFactor((by, { accountId }) =>
    by.post('/api/admin/approvals/openings', { account_id: accountId, reason: 'Forgot it' }),
  ),
  'approvals.request-coupon': withFactor((by, { subscription }) =>
    by.post('/api/admin/approvals/coupons', { subscription_id: subscription, call_limit: 5, reason: 'Line broke' }),
  ),
  'approvals.decide-approval': withFactor((by, { approval }) =>
    by.post(`/api/admin/approvals/${approval}/decision`, { decision: 'approved' }),
  ),
  'break-glass.open-access': withFactor((by, { accountId }) =>
    by.post('/api/admin/break-glass', { patient_id: accountId, reason: REASON }),
  ),
  'break-glass.review-access': withFactor((by, { access }) =>
    by.post(`/api/admin/break-glass/${access}/review`, { verdict: 'justified', note: 'Sawa' }),
  ),
  'subscriptions.generate-coupon': withFactor((by, { subscription }) =>
    by.post('/api/admin/generate-coupon', { subscription_id: subscription, call_limit: 5, reason: 'Line broke' }),
  ),
};

/** What people who work here do that decides about nobody: why, for each route or each module of routes. */
const DECIDES_ABOUT_NOBODY: Readonly<Record<string, string>> = {
  'staff.invite-member': 'its person is found by number and refused as working here already',
  'doctor-desk.renew-invitation': 'sends a link that its doctor alone can accept',
  'emergency-doctors.set-on-call': 'doctors do it for themselves where the house allows it',
  'applications.ask': 'asks a question',
  'applications.ask-of-renewal': 'asks a question',
  'applications.open-document': 'reads',
  'booking-desk.mark-viewed': 'marks a row as read',
  'cases.note-case': 'writes a note',
  'cases.take-case': 'says who works on it',
  'break-glass.find-patient': 'looks up',
  'break-glass.end-access': 'ends the own access',
  'audit.find-person': 'looks up',
  'subscriptions.send-coupon': 'sends a code to its owner',
  'staff.change-profile': 'the own password',
  'staff.switch-case-texts': 'the own messages',
  'day-desk.read-number': 'reads',
  'day-desk.ring-doctor': 'rings',
  'assisted-bookings': 'books in the name of a caller who proves the number, and never for oneself',
  identity: 'the own account and session',
  passkeys: 'the own passkeys',
  site: 'pages',
  articles: 'pages',
  settings: 'the house',
  fees: 'prices',
  'care-plans': 'prices',
  'exchange-rates': 'rates',
  announcements: 'tells many',
  doctors: 'the list of specialties',
};

/** The routes by which people who work here change something, from the contract. */
const changesOfStaff = ENDPOINTS.filter(
  ({ method, access, media }) =>
    method !== 'GET' && media === undefined && STAFF_ROLES.some((role) => access.includes(role)),
).map(({ id }) => id);

/** Routes that stand in no table. Somebody who adds one says here whether it decides about a person. */
export const UNSORTED: readonly string[] = changesOfStaff.filter(
  (id) =>
    DECIDING[id] === undefined &&
    DECIDES_ABOUT_NOBODY[id] === undefined &&
    DECIDES_ABOUT_NOBODY[id.split('.')[0]!] === undefined,
);
if (UNSORTED.length > 0)
  throw new Error(`Say in server/test/deciding-routes.ts whether these decide about a person: ${UNSORTED.join(', ')}`);
