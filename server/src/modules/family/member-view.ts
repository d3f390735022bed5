import type { MemberBody } from '@tabibu/contract/family';
import type { Context } from '../../platform/context.ts';
import { openPersonIds } from '../bookings/index.ts';
import { statedFactsOf } from '../patient-facts/index.ts';
import type { FamilyMember } from '../people/index.ts';

/** Returns members as their guardian sees them. The facts are read one by one: a family is small. */
export async function membersSeen(ctx: Context, members: readonly FamilyMember[]): Promise<MemberBody[]> {
  const open = await openPersonIds(
    ctx,
    members.map(({ id }) => id),
  );
  return Promise.all(
    members.map(async ({ id, name, relation, version, consentedAt }) => {
      const { birth_date: birth, sex } = await statedFactsOf(ctx, id);
      return {
        id,
        name,
        relation,
        birth_date: birth?.value ?? null,
        sex: sex?.value ?? null,
        version,
        consented_at: consentedAt.toISOString(),
        has_visit: open.has(id),
      };
    }),
  );
}

/** Returns one member as the guardian sees them. */
export async function memberSeen(ctx: Context, member: FamilyMember): Promise<MemberBody> {
  return (await membersSeen(ctx, [member]))[0]!;
}
