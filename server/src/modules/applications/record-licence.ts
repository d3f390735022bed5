import type { ApplicationStatus } from '@tabibu/contract/application-words';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { accountOfDoctor, setLicence } from '../doctors/index.ts';
import * as licences from './licence-store.ts';
import * as history from './move-store.ts';
import { requireComplete } from './rules.ts';
import type { FoundLicence } from './rules.ts';

/**
 * Records the licence of a doctor as somebody found it, without an application, in the caller's transaction: the doctor
 * can be booked until its end. Throws `licence-needed` for a licence that is incomplete or over, and
 * `licence-taken` with the name of somebody else who works here with it.
 */
export async function recordLicence(
  inside: Context,
  { doctorId, licence, by }: { doctorId: string; licence: FoundLicence; by: string },
): Promise<void> {
  const now = inside.clock.now();
  requireComplete(licence, now);
  const row = { ...licence, id: newId(now), applicationId: null, doctorId, checkedBy: by, now };
  await inside.db.run(history.addLicence, row);
  await setLicence(inside, { doctorId, ...licence });
}

/** Returns the licence of a doctor that was checked last; undefined if nobody has checked one. */
export async function newestLicenceOf(
  ctx: Context,
  doctorId: string,
): Promise<{ council: string; number: string; expiresOn: string } | undefined> {
  const row = await ctx.db.maybe(licences.newest, { doctorId });
  return row && { council: row.council, number: row.number, expiresOn: row.expires_on };
}

/** Returns the application by which a doctor came; undefined for a doctor who was added without one. */
export async function applicationOfDoctor(
  ctx: Context,
  doctorId: string,
): Promise<{ id: string; number: number; status: ApplicationStatus } | undefined> {
  const accountId = await accountOfDoctor(ctx, doctorId);
  return accountId === undefined ? undefined : ctx.db.maybe(licences.applicationOfDoctor, { doctorId, accountId });
}
