import type { CallSide } from '@tabibu/contract/calls';
import type { Context } from '../../platform/context.ts';
import { isPresent } from './rules.ts';
import * as store from './store.ts';

/** Returns whether the patient or the doctor of an appointment is in its call now. */
export async function isInCall(
  ctx: Context,
  { bookingId, side }: { bookingId: string; side: CallSide },
): Promise<boolean> {
  const row = await ctx.db.maybe(store.find, { bookingId });
  return row !== undefined && isPresent(store.sessionOf(row)[side], ctx.clock.now());
}
