import { speaker } from '@tabibu/locales/server-speech';
import type { CountryCode } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorNames, setLicence } from '../doctors/index.ts';
import { readFile, refuseUnscanned, removeFiles } from '../files/index.ts';
import { contactOf, requireOther } from '../identity/index.ts';
import * as history from './move-store.ts';
import * as renewals from './renewal-store.ts';
import { RENEWAL_PURPOSE, requireComplete } from './rules.ts';
import type { FoundLicence } from './rules.ts';
import * as store from './store.ts';

/** A new licence that waits for somebody to look it up. */
export interface WaitingRenewal extends renewals.RenewalRow {
  readonly doctorName: string;
  readonly country: CountryCode;
}

/** Returns the hundred new licences that wait longest for a review. For staff. */
export async function listRenewals(ctx: Context): Promise<WaitingRenewal[]> {
  return withDoctors(ctx, await ctx.db.many(renewals.waiting));
}

/** Adds to renewals whose they are. */
export async function withDoctors(ctx: Context, rows: readonly renewals.RenewalRow[]): Promise<WaitingRenewal[]> {
  const doctors = await doctorNames(
    ctx,
    rows.map(({ doctor_id: id }) => id),
  );
  return rows.map((row) => {
    const doctor = doctors.get(row.doctor_id);
    if (doctor === undefined) throw new Error(`renewal ${row.id} belongs to no doctor`);
    return { ...row, doctorName: doctor.fullName, country: doctor.country };
  });
}

/** Returns the document of a renewal, for staff; each reading is audited. Throws `not-found`. */
export async function readRenewal(
  ctx: Context,
  number: number,
): Promise<{ kind: 'pdf' | 'jpeg' | 'png'; bytes: Buffer }> {
  const row = await ctx.db.maybe(renewals.byNumber, { number });
  if (row === undefined) throw new Problem('not-found');
  const { id: objectId, file_id: file } = row;
  await audit(ctx, { action: 'applications.read-renewal', object: 'licence-renewal', objectId, details: { file } });
  return readFile(ctx, file);
}

/** Whose decision about which renewal. */
interface RenewalDecision {
  readonly number: number;
  /** The document that whoever decides has seen. */
  readonly seen?: string | undefined;
  readonly by: string;
}

/** Returns the refusal of a decision that changed nothing. */
const changedOrGone = (seen: string | undefined) => new Problem(seen === undefined ? 'not-found' : 'renewal-changed');

/**
 * Asks the doctor for something else, by SMS. Throws `not-found` for no renewal that is open, `renewal-changed` if it
 * was decided or has another document than the one that was seen.
 */
export async function askOfRenewal(
  ctx: Context,
  { number, seen, question, by }: RenewalDecision & { question: string },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const asked = await inside.db.maybe(renewals.ask, { number, seen: seen ?? null, question });
    if (asked === undefined) throw changedOrGone(seen);
    await audit(inside, {
      action: 'applications.ask-of-renewal',
      object: 'licence-renewal',
      objectId: asked.id,
      details: { by },
    });
    await publish(inside, 'applications.renewal-asked', {
      doctorId: asked.doctor_id,
      occasion: newId(inside.clock.now()),
    });
  });
}

/**
 * Deletes the document of a renewal in which malware was found, and asks the doctor for another one unless the renewal
 * is decided. Does nothing for any other file. Idempotent (U-05).
 */
export async function refuseRenewal(ctx: Context, fileId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(renewals.openOfFile, { fileId });
    if (row === undefined) return;
    await removeFiles(inside, [fileId]);
    if (row.state === 'asked') return;
    const language = (await contactOf(inside, row.account_id))?.language ?? 'sw';
    const question = speaker(language)('application.document-had-malware', { label: 'license' });
    await askOfRenewal(inside, { number: row.number, question, by: 'scanner' });
  });
}

/**
 * Confirms a doctor's new licence as it was found in the council's register: from the commit on the doctor can be
 * booked until its end, also one whose earlier licence was over. Throws `not-found` for no renewal that is open,
 * `renewal-changed` if it was decided or has another document than the one that was seen, `file-not-scanned` while its
 * document waits for the scanner, `licence-needed` for a licence that is incomplete or over, `licence-taken` for that
 * of somebody else, and `about-you` and `about-family` for the licence of whoever decides.
 */
export async function confirmRenewal(
  ctx: Context,
  { number, seen, licence, by }: RenewalDecision & { licence: FoundLicence },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    requireComplete(licence, now);
    const row = await inside.db.maybe(renewals.confirm, { number, seen: seen ?? null, now, by });
    if (row === undefined) throw changedOrGone(seen);
    const { doctor_id: doctorId, account_id: accountId } = row;
    await requireOther(inside, accountId);
    await refuseUnscanned(inside, { kind: RENEWAL_PURPOSE, id: row.id });
    const application = await inside.db.maybe(store.ofAccount, { accountId });
    await inside.db.run(history.addLicence, {
      ...licence,
      id: newId(now),
      applicationId: application?.id ?? null,
      doctorId,
      checkedBy: by,
      now,
    });
    await setLicence(inside, { doctorId, ...licence });
    await audit(inside, {
      action: 'applications.confirm-renewal',
      object: 'licence-renewal',
      objectId: row.id,
      details: { by, until: licence.expiresOn },
    });
    await publish(inside, 'applications.renewal-confirmed', { doctorId, expiresOn: licence.expiresOn });
  });
}
