import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './hold-store.ts';

const placeOf = (doctorId: string) => `doctors.standing.${doctorId}`;

/** What a person wrote about the standing of a doctor, and since when the money is held, if it is. */
export interface Standing {
  readonly reason: string;
  readonly heldSince: Date | null;
}

/** Writes down why a doctor lost the verification, in the caller's transaction; the doctor reads it. */
export async function writeReason(inside: Context, doctorId: string, reason: string): Promise<void> {
  await inside.db.run(store.writeReason, { doctorId, reasonSealed: inside.keys.seal(placeOf(doctorId), reason) });
}

/**
 * Holds what a doctor has earned, or releases it, in the caller's transaction: while it is held, nothing is proposed,
 * approved or sent, and the doctor asks for nothing. Does nothing if it stands so already. Throws `hold-by-you` when
 * the caller would release what they hold themselves: that takes two people.
 */
export async function holdMoney(
  inside: Context,
  { doctorId, isHeld, reason }: { doctorId: string; isHeld: boolean; reason: string },
): Promise<void> {
  const by = accountOf(inside);
  const before = await inside.db.maybe(store.lockHold, { doctorId });
  if (before === undefined || (before.money_held_at !== null) === isHeld) return;
  if (before.money_held_by === by) throw new Problem('hold-by-you');
  if (isHeld) await writeReason(inside, doctorId, reason);
  await inside.db.run(store.holdMoney, {
    doctorId,
    heldAt: isHeld ? inside.clock.now() : null,
    heldBy: isHeld ? by : null,
  });
  await audit(inside, {
    action: isHeld ? 'doctors.hold-money' : 'doctors.release-money',
    object: 'doctor',
    objectId: doctorId,
  });
}

/** Returns what was written about the standing of these doctors, by their ids; nothing for all others. */
export async function standingsOf(ctx: Context, doctorIds: readonly string[]): Promise<Map<string, Standing>> {
  const rows = await ctx.db.many(store.standingsOf, { doctorIds });
  return new Map(
    rows.map(({ id, standing_reason_sealed: sealed, money_held_at: heldSince }) => [
      id,
      { reason: ctx.keys.open(placeOf(id), sealed), heldSince },
    ]),
  );
}

/**
 * Returns whether the money of a doctor is held. It stays so until the end of the caller's transaction: of a hold and a
 * step that pays, one waits for the other.
 */
export async function isMoneyHeld(inside: Context, doctorId: string): Promise<boolean> {
  const row = await inside.db.maybe(store.settleHold, { doctorId });
  return row !== undefined && row.money_held_at !== null;
}

/** Throws `money-held` while the money of a doctor is held. Inside a transaction, as `isMoneyHeld`. */
export async function requireMoneyFree(inside: Context, doctorId: string): Promise<void> {
  if (await isMoneyHeld(inside, doctorId)) throw new Problem('money-held');
}
