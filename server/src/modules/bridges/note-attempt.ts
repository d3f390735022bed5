import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { SECOND, later } from '../../platform/time.ts';
import { noteDoctorCalled } from '../bookings/index.ts';
import type { Consultation } from '../bookings/index.ts';
import * as store from './attempt-store.ts';

type AppointmentTime = Pick<Consultation, 'id' | 'startsAt'>;

/** Two presses within this time count as one call. */
const ONE_PRESS = 20 * SECOND;

/**
 * Records that the doctor was shown the patient's number to call it now (W24). Two presses within twenty seconds are
 * one call. Runs in the caller's transaction.
 */
export async function noteAttempt(ctx: Context, { id, startsAt }: AppointmentTime): Promise<void> {
  await ctx.db.run(store.lockAttempts, { bookingId: id });
  const now = ctx.clock.now();
  const added = await ctx.db.run(store.addAttempt, {
    id: newId(now),
    bookingId: id,
    startsAt,
    now,
    shownAfter: later(now, -ONE_PRESS),
  });
  if (added === 0) return;
  await noteDoctorCalled(ctx, { bookingId: id });
  await audit(ctx, { action: 'calls.show-number', object: 'booking', objectId: id });
}

/** Records that nobody answered the doctor's last call. Idempotent. Runs in the caller's transaction. */
export async function recordUnanswered(ctx: Context, { id, startsAt }: AppointmentTime): Promise<void> {
  await ctx.db.run(store.lockAttempts, { bookingId: id });
  const noted = await ctx.db.run(store.recordUnanswered, { bookingId: id, startsAt, now: ctx.clock.now() });
  if (noted > 0) await audit(ctx, { action: 'calls.no-answer', object: 'booking', objectId: id });
}

/**
 * Counts the doctor's calls by ordinary number about one time of an appointment. `may_note`: the last one may still be
 * reported as unanswered.
 */
export async function countAttempts(
  ctx: Context,
  { id, startsAt }: AppointmentTime,
): Promise<{ calls: number; unanswered: number; may_note: boolean }> {
  const made = await ctx.db.many(store.attempts, { bookingId: id, startsAt });
  const last = made.at(-1);
  return {
    calls: made.length,
    unanswered: made.filter(({ unanswered_at: at }) => at !== null).length,
    may_note: last !== undefined && last.unanswered_at === null,
  };
}
