import { statement } from '../../platform/database/statement.ts';

/** Waits for whoever holds or releases the money, and lets nobody do so until the end of the transaction. */
export const settleHold = statement<{ doctorId: string }, { money_held_at: Date | null }>(
  'doctors.settle-hold',
  'select money_held_at from doctors where id = $doctorId for no key update',
);

/** Locks a doctor and says who holds the money since when. */
export const lockHold = statement<{ doctorId: string }, { money_held_at: Date | null; money_held_by: string | null }>(
  'doctors.lock-hold',
  'select money_held_at, money_held_by from doctors where id = $doctorId for update',
);

export const writeReason = statement<{ doctorId: string; reasonSealed: Buffer }>(
  'doctors.write-standing-reason',
  'update doctors set standing_reason_sealed = $reasonSealed where id = $doctorId',
);

export const holdMoney = statement<{ doctorId: string; heldAt: Date | null; heldBy: string | null }>(
  'doctors.hold-money',
  'update doctors set money_held_at = $heldAt, money_held_by = $heldBy where id = $doctorId',
);

/** What was written about the standing of these doctors; no row where nothing is said any more. */
export const standingsOf = statement<
  { doctorIds: readonly string[] },
  { id: string; standing_reason_sealed: Buffer; money_held_at: Date | null }
>(
  'doctors.standings-of',
  `select id, standing_reason_sealed, money_held_at from doctors
    where id = any($doctorIds::uuid[]) and standing_reason_sealed is not null and (money_held_at is not null or verified_at is null)`,
);
