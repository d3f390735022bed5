import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '@tabibu/contract/roles';
import { startCluster } from '../server/src/platform/database/cluster/start-cluster.ts';
import { completeBooking } from '../server/src/modules/bookings/index.ts';
import { sweepCases } from '../server/src/modules/cases/sync-case.ts';
import { DAY, MINUTE } from '../server/src/platform/time.ts';
import { editable } from '../server/test/doctor-makers.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { soon } from '../server/test/test-start.ts';
import { aRecord, openRecord } from '../server/test/break-glass-makers.ts';
import { registerPasskey, signInByPasskey } from '../server/test/passkey-makers.ts';
import { aSetUpMember, anInvitation } from '../server/test/staff-makers.ts';
import type { SetUpMember } from '../server/test/staff-makers.ts';
import { prepareTemplate } from '../server/test/start-test-cluster.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { aWithdrawal } from '../server/test/withdrawal-makers.ts';
import { aDoctor, anAppointment, at } from '../server/test/booking-makers.ts';
import { causeTheRest, failCall, leaveUnanswered, overpay, payWithoutProof } from './work-cases.ts';
import { fillDesk, succeed } from './work-desk.ts';
import { fillSubscriptions } from './work-subscriptions.ts';
import type { DeskContent } from './work-desk.ts';
import { announce, complain } from './work-words.ts';

/** A product with people who work here, doctors who apply, and work that waits. Its clock stands still. */
export interface WorkPlace {
  readonly origin: string;
  readonly product: TestProduct;
  /** Who is signed in on the screens. The administrator's factor is older than five minutes. */
  readonly people: Readonly<Record<Worker, Visitor>>;
  readonly desk: DeskContent;
  /** The token of a set-up link that nobody has used. */
  readonly invitation: string;
  close(): Promise<void>;
}

export type Worker =
  | 'administrator'
  | 'second-administrator'
  | 'staff-admin'
  | 'receptionist'
  | 'applicant'
  | 'rejected'
  | 'doctor';

/** Opens it on a database server of its own. */
export async function openWorkPlace(): Promise<WorkPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-screens-'));
  chmodSync(dataDir, 0o711);
  const cluster = await startCluster({ dataDir, log: { info: () => undefined, warn: console.warn } });
  const stop = async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const product = await openTestProduct({ pages: true, start: soon(), cluster: await prepareTemplate(cluster) });
    return { ...(await fillWorkPlace(product)), close: () => product.close().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fillWorkPlace(product: TestProduct): Promise<Omit<WorkPlace, 'close'>> {
  const overdue = await anInvitation(product, 'receptionist', 'invitation');
  await rename(product, overdue.accountId, 'Baraka Moshi');
  product.clock.advance(2 * DAY);
  // The clock goes on to the visit of the record, so the visit comes before the sessions that the pictures need.
  const { patient } = await aRecord(product);
  await oweMoney(product);
  await failCall(product);
  const desk = await fillDesk(product, async () => {
    await leaveUnanswered(product);
    return (await aMember(product, 'staff-admin', 'Zuhura Kessy')).browser;
  });
  const team = {
    'staff-admin': await aMember(product, 'staff-admin', 'Salma Okello'),
    receptionist: await aMember(product, 'receptionist', 'Juma Otieno', false),
    suspended: await aMember(product, 'manager', 'Rehema Kileo', false),
    manager: await aMember(product, 'manager', 'Neema Nyirahabimana wa Mwakyusambile'),
  };
  const invited = await anInvitation(product, 'manager', 'invitation');
  await rename(product, invited.accountId, 'Asha Ali');
  const unproven = await payWithoutProof(product);
  // Both have set up their authenticators within the last five minutes, which is what the steps below need.
  const other = await aMember(product, 'administrator', 'Grace Wanjiru');
  const own = await aMember(product, 'administrator', 'Neema Mushi');
  await twoPersonSteps(team, { own: own.browser, other: other.browser });
  await decideCases({ own: own.browser, other: other.browser });
  await openRecords(patient, { own: own.browser, other: other.browser });
  await fillSubscriptions(product, own.browser);
  await announce(product, own.browser);
  await complain(product, own.browser);
  await overpay(product, own.browser, unproven);
  await succeed(own.browser.post(`/api/admin/staff/${team.suspended.accountId}/suspend`));
  await keepPasskeys(product, own.browser);
  // Takes more than five minutes, so the factors above are older than that.
  await causeTheRest(product);
  await sweepCases(product.ctx({ kind: 'job', name: 'pictures' }));
  return {
    origin: product.url.replace('127.0.0.1', 'localhost'),
    product,
    people: {
      administrator: own.browser,
      'second-administrator': other.browser,
      'staff-admin': team['staff-admin'].browser,
      receptionist: team.receptionist.browser,
      applicant: desk.applicant,
      rejected: desk.rejected,
      doctor: desk.doctor,
    },
    desk,
    invitation: invited.token,
  };
}

async function aMember(
  product: TestProduct,
  role: StaffRole,
  name: string,
  authenticator = true,
): Promise<SetUpMember> {
  const member = await aSetUpMember(product, role, { authenticator });
  await rename(product, member.accountId, name);
  return member;
}

async function rename({ db }: TestProduct, accountId: string, name: string): Promise<void> {
  await db.pool.query('update accounts set full_name = $2 where id = $1', [accountId, name]);
}

/** One step was declined; two wait, one of each person's. */
async function twoPersonSteps(
  { receptionist, manager, 'staff-admin': colleague }: Readonly<Record<string, SetUpMember>>,
  { own, other }: { readonly own: Visitor; readonly other: Visitor },
): Promise<void> {
  const ask = (by: Visitor, whom: SetUpMember | undefined, kind: string, reason: string) =>
    succeed(by.post('/api/admin/approvals', { kind, account_id: whom?.accountId, reason }));
  const first = await ask(other, receptionist, 'grant-administrator', 'Anaanza zamu ya usiku mwezi ujao.');
  await succeed(own.post(`/api/admin/approvals/${first.body.data.id}/decision`, { decision: 'declined' }));
  await ask(
    other,
    colleague,
    'grant-administrator',
    'Salma leads the review desk from December on and has to invite and suspend people while I am on leave.\nAgreed with the board on 12 November.',
  );
  await ask(own, manager, 'reset-access', 'Lost the phone with the authenticator.');
}

/** The profile of a doctor with another specialty. */
async function asSpecialist(doctor: Visitor) {
  return { ...editable((await doctor.get('/api/doctor/profile')).body.data), specialty: 'Dermatologist' };
}

/**
 * Doctors who ask to be paid out, one of whom also asks for another specialty, a patient to whom money is owed, and a
 * consultation that its patient contests.
 */
async function oweMoney(product: TestProduct): Promise<void> {
  const patient = await product.patient({ full_name: 'Asha Mwinyi', phone: '+255754222111' });
  for (const time of ['09:00', '10:00', '11:00']) {
    const { doctor } = await aWithdrawal(product, patient, at(product, 2, time));
    if (time === '09:00') await succeed(doctor.put('/api/doctor/profile', await asSpecialist(doctor)));
  }
  const doctorId = await aDoctor(product);
  const contested = await anAppointment(product, patient, doctorId, at(product, 2, '13:00'));
  const cancelled = await anAppointment(product, patient, doctorId, at(product, 2, '12:00'));
  await succeed(patient.post(`/api/appointments/${cancelled}/cancel`, {}));
  await product.settle();
  const afterwards = { ...product.clock, now: () => new Date(Date.parse(at(product, 2, '13:00')) + MINUTE) };
  await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId: contested, claimed: true });
  await succeed(patient.post(`/api/appointments/${contested}/contest`, {}));
}

/** The first case waits for its second person, the second one has to be paid. */
async function decideCases({ own, other }: { readonly own: Visitor; readonly other: Visitor }): Promise<void> {
  const decide = async (by: Visitor, id: string, decision: string, note?: string) => {
    const { version } = (await by.get(`/api/admin/cases/${id}`)).body.data;
    await succeed(by.post(`/api/admin/cases/${id}/decision`, { decision, version, ...(note ? { note } : {}) }));
  };
  const { cases } = (await own.get('/api/admin/cases?kind=withdrawal')).body.data;
  const [first, second] = (cases as { id: string }[]).map(({ id }) => id) as [string, string];
  await succeed(other.put(`/api/admin/cases/${first}/owner`, { owner: 'me' }));
  await decide(other, first, 'propose', 'Number and name agree with the contract; called the doctor to be sure.');
  await decide(own, second, 'propose');
  await decide(other, second, 'approve');
}

/** The administrator has a record open; one that the other one opened and one that both have seen to an end. */
async function openRecords(patient: Visitor, { own, other }: { readonly own: Visitor; readonly other: Visitor }) {
  const { id: patientId } = (await patient.get('/api/me')).body.data as { id: string };
  const openAndEnd = async (by: Visitor, reason: string): Promise<string> => {
    const { id } = (await succeed(openRecord(by, patientId, reason))).body.data as { id: string };
    await succeed(by.post(`/api/admin/break-glass/${id}/end`));
    return id;
  };
  const reviewed = await openAndEnd(other, 'Mgonjwa amezimia nyumbani, ndugu wanauliza dawa anazotumia.');
  await succeed(
    own.post(`/api/admin/break-glass/${reviewed}/review`, { verdict: 'justified', note: 'Ndugu wamethibitisha.' }),
  );
  await openAndEnd(other, 'The court of Kinondoni asks for the note of 3 November, order 412/2026.');
  await openAndEnd(own, 'Complaint 1042: the patient says that the prescription was for somebody else.');
  await succeed(openRecord(own, patientId, 'The patient collapsed at a clinic in Mwanza that asks for allergies.'));
}

/** Two passkeys and, signed in with one of them, a second browser. */
async function keepPasskeys(product: TestProduct, own: Visitor): Promise<void> {
  const { device } = await registerPasskey(own, { name: 'Simu ya ofisi' });
  await registerPasskey(own, { name: 'ThinkPad' });
  product.clock.advance(MINUTE);
  await succeed(signInByPasskey(product.visitor(), device, { portal: 'admin' }));
}
