import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '@tabibu/contract/roles';
import { startCluster } from '../server/src/platform/database/cluster/start-cluster.ts';
import { DAY, MINUTE } from '../server/src/platform/time.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { soon } from '../server/test/test-start.ts';
import { aRecord, openRecord } from '../server/test/break-glass-makers.ts';
import { registerPasskey, signInByPasskey } from '../server/test/passkey-makers.ts';
import { aSetUpMember, anInvitation } from '../server/test/staff-makers.ts';
import type { SetUpMember } from '../server/test/staff-makers.ts';
import { prepareTemplate } from '../server/test/start-test-cluster.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { fillDesk, succeed } from './work-desk.ts';
import type { DeskContent } from './work-desk.ts';

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
  'administrator' | 'second-administrator' | 'staff-admin' | 'receptionist' | 'applicant' | 'rejected' | 'doctor';

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
  const desk = await fillDesk(product, async () => (await aMember(product, 'staff-admin', 'Zuhura Kessy')).browser);
  const team = {
    'staff-admin': await aMember(product, 'staff-admin', 'Salma Okello'),
    receptionist: await aMember(product, 'receptionist', 'Juma Otieno', false),
    suspended: await aMember(product, 'manager', 'Rehema Kileo', false),
    manager: await aMember(product, 'manager', 'Neema Nyirahabimana wa Mwakyusambile'),
  };
  const invited = await anInvitation(product, 'manager', 'invitation');
  await rename(product, invited.accountId, 'Asha Ali');
  // Both have set up their authenticators within the last five minutes, which is what the steps below need.
  const other = await aMember(product, 'administrator', 'Grace Wanjiru');
  const own = await aMember(product, 'administrator', 'Neema Mushi');
  await twoPersonSteps(team, { own: own.browser, other: other.browser });
  await openRecords(patient, { own: own.browser, other: other.browser });
  await succeed(own.browser.post(`/api/admin/staff/${team.suspended.accountId}/suspend`));
  await keepPasskeys(product, own.browser);
  product.clock.advance(6 * MINUTE);
  await product.settle();
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
