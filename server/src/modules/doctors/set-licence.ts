import { shortCouncil } from '@tabibu/contract/medical-councils';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { invalidateAnswers } from './cache-answer.ts';
import { forgetFigures } from './count-figures.ts';
import * as licences from './licence-store.ts';

/** A licence as somebody found it in a council's register. */
export interface CheckedLicence {
  readonly council: string;
  readonly number: string;
  /** 'YYYY-MM-DD', the last valid day on the doctor's clock. */
  readonly expiresOn: string;
}

/**
 * Writes number and end of a doctor's licence. Nothing can be booked after its last day. A doctor who was out of
 * service because an earlier licence was over is back at once. Idempotent. Throws `licence-taken` with the name of
 * somebody else who works here with this licence.
 */
export async function setLicence(
  ctx: Context,
  { doctorId, council, number, expiresOn }: CheckedLicence & { readonly doctorId: string },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const { key } = await inside.db.one(licences.keyOf, { council: shortCouncil(council), number });
    await requireFree(inside, doctorId, key);
    await inside.db.run(licences.setLicence, { doctorId, key, number, expiresOn, now: inside.clock.now() });
    await audit(inside, {
      action: 'doctors.set-licence',
      object: 'doctor',
      objectId: doctorId,
      details: { until: expiresOn },
    });
    invalidateAnswers(inside);
    inside.db.afterCommit(() => forgetFigures(ctx));
  });
}

/**
 * Throws `licence-taken` if somebody else works here with a doctor's licence, or with `number` of the same council.
 * Until the end of the transaction nobody else gets it.
 */
export async function requireOwnLicence(
  inside: Context,
  doctorId: string,
  number: string | null = null,
): Promise<void> {
  const key = (await inside.db.maybe(licences.ownKey, { doctorId, number }))?.key ?? null;
  if (key !== null) await requireFree(inside, doctorId, key);
}

async function requireFree(inside: Context, doctorId: string, key: string): Promise<void> {
  await inside.db.run(licences.lockLicence, { key });
  const holder = await inside.db.maybe(licences.holderOf, { doctorId, key });
  if (holder !== undefined) throw new Problem('licence-taken', { name: holder.full_name, fields: ['licence'] });
}

/** Gives the licence of a doctor who was rejected free, so that somebody else may have it. Idempotent. */
export async function releaseLicence(inside: Context, doctorId: string): Promise<void> {
  await inside.db.run(licences.releaseLicence, { doctorId });
}

/** A doctor who is out of service because the licence is over or, if nobody checked it, the last day for that. */
interface EndedLicence {
  readonly doctorId: string;
  /** 'YYYY-MM-DD', the last day. */
  readonly expiredOn: string;
  readonly isUnchecked: boolean;
}

/**
 * Takes every doctor whose licence is over, or was not checked in time, out of lists, search and booking, in the
 * caller's transaction, and returns them. They can still sign in, finish what is begun and send the new licence.
 * Idempotent.
 */
export async function endLicences(ctx: Context): Promise<EndedLicence[]> {
  return inTransaction(ctx, async (inside) => {
    const ended = await inside.db.many(licences.endLicences, { now: inside.clock.now() });
    for (const { id } of ended) await audit(inside, { action: 'doctors.end-licence', object: 'doctor', objectId: id });
    if (ended.length > 0) {
      invalidateAnswers(inside);
      inside.db.afterCommit(() => forgetFigures(ctx));
    }
    return ended.map(({ id: doctorId, last_day: expiredOn, is_unchecked: isUnchecked }) => ({
      doctorId,
      expiredOn,
      isUnchecked,
    }));
  });
}

/** Returns the registration number that papers of a doctor carry; null where nobody knows it. */
export async function registrationOf(ctx: Context, doctorId: string): Promise<string | null> {
  const licence = (await ctx.db.maybe(licences.registrationOf, { doctorId }))?.licence?.trim() ?? '';
  return licence === '' ? null : licence;
}

/**
 * Returns the last day, 'YYYY-MM-DD', on which a doctor whose licence nobody has checked can be booked; null for a
 * checked licence, and while the setting names no day.
 */
export async function uncheckedUntil(ctx: Context, doctorId: string): Promise<string | null> {
  return (await ctx.db.maybe(licences.uncheckedUntil, { doctorId }))?.until ?? null;
}
