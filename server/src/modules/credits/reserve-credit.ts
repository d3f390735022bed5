import type { Money } from '@tabibu/contract/currencies';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { takeInOrder } from './rules.ts';
import * as store from './store.ts';

interface Wish {
  readonly patientId: string;
  readonly bookingId: string;
  /** The most that is set aside. */
  readonly most: Money;
  /** The end of the hold: after it, what was set aside is free again by itself. */
  readonly until: Date;
}

/**
 * Sets a patient's credit aside for a booking that the patient holds, that which ends first before the rest, and
 * returns how many minor units; 0 if there is none in this currency. Two holds never get the same credit: the credit is
 * locked until the caller's transaction ends. The caller has checked that it is the patient's own booking.
 */
export async function reserveCredit(ctx: Context, { patientId, bookingId, most, until }: Wish): Promise<number> {
  const { currency } = most;
  return inTransaction(ctx, async (inside) => {
    if (!(await inside.db.one(store.hasAny, { patientId, currency })).has) return 0;
    return inside.db.seeingEveryRow(async () => {
      const now = inside.clock.now();
      await inside.db.many(store.lock, { patientId, currency });
      await inside.db.run(store.freeOverdue, { patientId, currency, now });
      const lots = await inside.db.many(store.usable, { patientId, currency, now });
      const taken = takeInOrder(lots, most.amount);
      for (const { id, amount } of taken) await inside.db.run(store.reserve, { id, bookingId, amount, until });
      return taken.reduce((sum, { amount }) => sum + amount, 0);
    });
  });
}

/**
 * Makes sure that exactly this much credit is set aside for a booking, also after its hold has ended, and returns
 * whether it is. If the patient's credit does not reach any more, nothing is set aside.
 */
export async function keepReserved(ctx: Context, wish: Wish): Promise<boolean> {
  const { bookingId, most } = wish;
  if (most.amount === 0) return true;
  return inTransaction(ctx, async (inside) =>
    inside.db.seeingEveryRow(async () => {
      await inside.db.many(store.lock, { patientId: wish.patientId, currency: most.currency });
      if ((await inside.db.one(store.reservedFor, { bookingId })).amount === most.amount) return true;
      await inside.db.run(store.release, { bookingId });
      if ((await reserveCredit(inside, wish)) === most.amount) return true;
      await inside.db.run(store.release, { bookingId });
      return false;
    }),
  );
}

/** Sets free what is set aside for a booking, because the patient gives it up. Idempotent. */
export async function releaseCredit(ctx: Context, bookingId: string): Promise<void> {
  await inTransaction(ctx, (inside) => inside.db.seeingEveryRow(() => inside.db.run(store.release, { bookingId })));
}
