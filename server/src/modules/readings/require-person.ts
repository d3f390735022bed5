import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { requireMember } from '../people/index.ts';

/** Returns the id of the signed-in patient's own person or of somebody in the family. Throws `not-found` otherwise. */
export async function requirePerson(ctx: Context, personId: string): Promise<string> {
  return personId === accountOf(ctx) ? personId : (await requireMember(ctx, personId)).id;
}
