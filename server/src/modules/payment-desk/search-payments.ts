import type { Context } from '../../platform/context.ts';
import { soughtPerson } from '../../platform/person-search.ts';
import { PURPOSE, bookingsForMembers } from '../bookings/index.ts';
import { findPeopleIds } from '../identity/index.ts';
import { findPayments, soughtPayments } from '../payments/index.ts';
import type { PaymentCriteria } from '../payments/index.ts';
import { subjectsNumbered } from '../payouts/index.ts';
import { searchMembersForDesk } from '../people/index.ts';

/** How many people with such a name, and how many of their payments, are looked through. */
const MOST = 10_000;

/**
 * Returns which payments a typed text means: by reference or the end of it, by transaction, also of what was paid back,
 * by the number that paid, or by name or number of the payer or the name of the member of the family for whom it is.
 * Nothing typed means all.
 */
export async function paymentsOf(ctx: Context, q: string): Promise<Pick<PaymentCriteria, 'ids' | 'payerIds'>> {
  const typed = q.trim();
  if (typed === '') return { ids: null, payerIds: null };
  const found = (await soughtPayments(ctx, typed, MOST)).map(({ id }) => id);
  const ids = [...found, ...(await subjectsNumbered(ctx, 'refund', typed))];
  const payerIds = await findPeopleIds(ctx, typed, MOST);
  if (soughtPerson(typed).soughtPart1 === null) return { ids, payerIds };
  const bookingIds = await bookingsForMembers(ctx, await searchMembersForDesk(ctx, typed));
  const ofMembers = await findPayments(ctx, PURPOSE, bookingIds);
  return { ids: [...ids, ...[...ofMembers.values()].map(({ id }) => id)], payerIds };
}

/** Whether more people or payments fit what was typed than are looked through, so that rows may be missing. */
export function isCut({ ids, payerIds }: Pick<PaymentCriteria, 'ids' | 'payerIds'>): boolean {
  return Math.max(ids?.length ?? 0, payerIds?.length ?? 0) >= MOST;
}
