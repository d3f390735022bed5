import { ageRuleOf } from '@tabibu/contract/age-rules';
import type { MemberBody } from '@tabibu/contract/family';
import { ageAt } from '@tabibu/contract/patient-facts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { openPersonIds } from '../bookings/index.ts';
import { contactOf } from '../identity/index.ts';
import { statedFactsOf } from '../patient-facts/index.ts';
import type { FamilyMember } from '../people/index.ts';
import * as store from './store.ts';

/** Returns the age from which members of the signed-in guardian's family take their own records over. */
export async function majorityFor(ctx: Context): Promise<number> {
  return ageRuleOf((await contactOf(ctx, accountOf(ctx)))?.country ?? ctx.country).majority;
}

/** Returns members as their guardian sees them. The facts are read one by one: a family is small. */
export async function membersSeen(ctx: Context, members: readonly FamilyMember[]): Promise<MemberBody[]> {
  const personIds = members.map(({ id }) => id);
  const open = await openPersonIds(ctx, personIds);
  const offers = personIds.length === 0 ? [] : await ctx.db.many(store.openOf, { personIds, now: ctx.clock.now() });
  const majority = await majorityFor(ctx);
  return Promise.all(
    members.map(async ({ id, name, relation, version, consentedAt }) => {
      const { birth_date: birth, sex, today } = await statedFactsOf(ctx, id);
      const age = birth?.value ? ageAt({ birthDate: birth.value }, today) : null;
      return {
        id,
        name,
        relation,
        birth_date: birth?.value ?? null,
        sex: sex?.value ?? null,
        version,
        consented_at: consentedAt.toISOString(),
        has_visit: open.has(id),
        of_age: age === null ? null : age.years >= majority,
        handover: offerSeen(offers.find((offer) => offer.person_id === id)),
      };
    }),
  );
}

function offerSeen(offer: store.HandoverRow | undefined): MemberBody['handover'] {
  if (offer === undefined || offer.phone === null) return null;
  return {
    phone: offer.phone,
    offered_at: offer.created_at.toISOString(),
    expires_at: offer.expires_at.toISOString(),
  };
}

/** Returns one member as the guardian sees them. */
export async function memberSeen(ctx: Context, member: FamilyMember): Promise<MemberBody> {
  return (await membersSeen(ctx, [member]))[0]!;
}
