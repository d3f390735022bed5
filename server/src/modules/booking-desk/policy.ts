import type { Context } from '../../platform/context.ts';

/** Returns whether the caller sees what bookings cost: everybody who works here but receptionists. */
export function seesAmounts({ actor }: Pick<Context, 'actor'>): boolean {
  return actor.kind !== 'receptionist';
}
