import type { CallSide } from '@tabibu/contract/calls';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge } from '../../platform/outbox.ts';
import { findConsultation } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { withTime } from './rules.ts';
import type { LegFacts } from './rules.ts';
import type { Session } from './store.ts';
import * as store from './store.ts';

export interface LegOf { readonly bookingId: string; readonly side: CallSide; readonly leg: string }

/** A person's browser says whether their media flows; while both say so, the time of the consultation runs (W09). */
export async function reportLeg(ctx: Context, { connected, ...of }: LegOf & { readonly connected: boolean }): Promise<boolean> {
  return changeLeg(ctx, of, (now) => ({ leg: of.leg, seenAt: now, connected }));
}

/** A leg is gone. False when it was not its person's any more. */
export async function leaveCall(ctx: Context, of: LegOf): Promise<boolean> {
  const left = await changeLeg(ctx, of, (now) => ({ leg: null, seenAt: now, connected: false }));
  if (left && of.side === 'patient') await tellDoctor(ctx, of.bookingId);
  return left;
}

/** The waiting room has one patient less: the doctor's open dashboard asks again. */
async function tellDoctor(ctx: Context, bookingId: string): Promise<void> {
  const booking = await findConsultation(ctx, bookingId);
  const account = booking === undefined ? undefined : await accountOfDoctor(ctx, booking.doctorId);
  if (account !== undefined) await nudge(ctx, account, { kind: 'day' });
}

async function changeLeg(ctx: Context, { bookingId, side, leg }: LegOf, change: (now: Date) => LegFacts): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.findLocked, [bookingId]);
    if (row === undefined) return false;
    const session = store.sessionOf(row);
    if (session[side].leg !== leg || session.state === 'ended') return false;
    const now = inside.clock.now();
    const next: Session = withTime({ ...session, [side]: change(now) }, now);
    await inside.db.run(store.save, store.valuesOf(next));
    return true;
  });
}
