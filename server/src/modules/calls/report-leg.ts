import type { CallSide } from '@tabibu/contract/calls';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, tellHouse } from '../../platform/outbox.ts';
import { findConsultation, noteConnected } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { updateTimeTogether } from './rules.ts';
import type { Session, StoredLeg } from './store.ts';
import * as store from './store.ts';

export interface LegOf {
  readonly bookingId: string;
  readonly side: CallSide;
  readonly leg: string;
}

/**
 * Writes whether a person's media is connected. The time of the consultation runs while both are (W09). Returns false,
 * and changes nothing, when the leg has been replaced or the call has ended.
 */
export async function reportLeg(
  ctx: Context,
  { connected, ...of }: LegOf & { readonly connected: boolean },
): Promise<boolean> {
  return changeLeg(ctx, of, (now) => ({ seenAt: now, connected }));
}

/** Removes a leg from its call. Returns false, and changes nothing, when it has been replaced or the call has ended. */
export async function leaveCall(ctx: Context, of: LegOf): Promise<boolean> {
  const left = await changeLeg(ctx, of, (now) => ({ leg: null, page: null, seenAt: now, connected: false }));
  if (left) await tellHouse(ctx);
  if (left && of.side === 'patient') await notifyDoctor(ctx, of.bookingId);
  return left;
}

/** Tells the doctor's open dashboard to load the waiting room again. */
async function notifyDoctor(ctx: Context, bookingId: string): Promise<void> {
  const booking = await findConsultation(ctx, bookingId);
  const account = booking === undefined ? undefined : await accountOfDoctor(ctx, booking.doctorId);
  if (account !== undefined) await sendLiveEvent(ctx, account, { kind: 'day' });
}

async function changeLeg(
  ctx: Context,
  { bookingId, side, leg }: LegOf,
  change: (now: Date) => Partial<StoredLeg>,
): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.findLocked, { bookingId });
    if (row === undefined) return false;
    const session = store.sessionOf(row);
    if (session[side].leg !== leg || session.state === 'ended') return false;
    const now = inside.clock.now();
    const next: Session = updateTimeTogether({ ...session, [side]: { ...session[side], ...change(now) } }, now);
    await inside.db.run(store.save, store.valuesOf(next));
    if (session.connectedAt === null && next.connectedAt !== null) await noteConnected(inside, { bookingId });
    return true;
  });
}
