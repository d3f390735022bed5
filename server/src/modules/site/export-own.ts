import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { contactOf } from '../identity/index.ts';
import { interestsOfNumber } from './interest-store.ts';

/** Yields the countries of whose opening the signed-in person's number asked to hear. */
export async function* exportInterests(ctx: Context) {
  const contact = await contactOf(ctx, accountOf(ctx));
  if (contact !== undefined) yield* await ctx.db.many(interestsOfNumber, { phone: contact.phone });
}
