import { ensureAccount } from '../src/modules/identity/index.ts';
import { MINUTE } from '../src/platform/time.ts';
import { anApplicationOf } from './application-makers.ts';
import { aDoctor, anAppointment, at } from './booking-makers.ts';
import { openRecord } from './break-glass-makers.ts';
import { casesOf } from './case-makers.ts';
import { idOf, write } from './complaint-makers.ts';
import { aWorkingDoctor, signInAsPatient } from './doctor-makers.ts';
import type { TestProduct } from './harness.ts';
import { aRenewal } from './licence-makers.ts';
import { aMemberOfStaff, giveSession } from './staff-makers.ts';
import { aSubscription } from './subscription-makers.ts';
import type { Visitor } from './visitor.ts';

/** What a council's register says, as somebody types it. */
export const LICENCE = { council: 'MCT', number: 'MCT 77', registered_name: 'Neema Mushi', expires_on: '2099-12-31' };

/** The form by which the office adds and changes a doctor. */
export const doctorForm = (phone: string) => ({
  full_name: 'Dkt. Neema Mushi',
  country: 'TZ',
  specialty: 'Ophthalmologist',
  rating: 4,
  email: 'neema@example.org',
  phone,
  bio: 'I care for eyes.',
  gender: 'female',
  birth_date: '1984-03-09',
  experience_years: 11,
  licence: { council: 'MCT', number: 'MCT 78', expires_on: '2099-12-31' },
});

/** One person who is patient, doctor and administrator at once, with something to decide of each kind. */
export interface Subject {
  readonly accountId: string;
  readonly phone: string;
  readonly doctorId: string;
  readonly doctorPhone: string;
  readonly application: string;
  readonly renewal: string;
  readonly renewalFile: string;
  readonly caseId: string;
  readonly complaint: string;
  readonly booking: string;
  readonly subscription: string;
  readonly approval: string;
  readonly access: string;
}

/** Makes somebody about whom everything is to be decided, with an own session as administrator. */
export async function aSubject(product: TestProduct): Promise<{ subject: Subject; self: Visitor }> {
  const doctor = await aWorkingDoctor(product);
  const patient = await signInAsPatient(product, doctor.phone);
  const { accountId } = patient;
  const { application } = await anApplicationOf(product, patient, {
    phone: doctor.phone,
    full_name: 'Neema Mushi',
    country: 'TZ',
    language: 'en',
  });
  const { renewal, renewalFile } = await aRenewal(product, doctor.browser);
  const other = await aDoctor(product);
  const given = await anAppointment(product, patient, other, at(product, 1, '10:00'));
  await patient.post(`/api/appointments/${given}/cancel`, { reason: 'Safari' });
  const booking = await anAppointment(product, patient, other, at(product, 1, '11:00'));
  const letter = await write(patient);
  const { id: subscription } = await aSubscription(product, patient);
  await ensureAccount(product.ctx(), {
    phone: doctor.phone,
    fullName: 'Neema Mushi',
    country: 'TZ',
    language: 'en',
    roles: ['administrator'],
  });
  await product.settle();
  const admin = await aMemberOfStaff(product, 'administrator');
  const caseId = (await casesOf(admin, 'refund-due'))[0]!.id;
  const complaint = (await idOf(admin, letter))!;
  const opened = await openRecord(admin, accountId);
  const wish = { subscription_id: subscription, call_limit: 5, reason: 'The line broke off' };
  const approval = (await admin.post('/api/admin/approvals/coupons', wish)).body.data.id as string;
  product.clock.advance(31 * MINUTE);
  const self = product.visitor();
  await giveSession(product, self, accountId, 'administrator');
  return {
    self,
    subject: {
      accountId,
      phone: doctor.phone,
      doctorId: doctor.id,
      doctorPhone: doctor.phone,
      application,
      renewal,
      renewalFile,
      caseId,
      complaint,
      booking,
      subscription,
      approval,
      access: opened.body.data.id as string,
    },
  };
}
