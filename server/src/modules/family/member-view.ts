import { ageRuleOf } from '@tabibu/contract/age-rules';
import type { AgeRule } from '@tabibu/contract/age-rules';
import type { MemberBody } from '@tabibu/contract/family';
import { ageAt } from '@tabibu/contract/patient-facts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { openPersonIds } from '../bookings/index.ts';
import { contactOf } from '../identity/index.ts';
import { statedFactsOf } from '../patient-facts/index.ts';
import type { FamilyMember } from '../people/index.ts';
import * as store from './store.ts';

/** Returns the rule of ages of the signed-in guardian's country. */
export async function ageRuleFor(ctx: Context): Promise<AgeRule> {
  return ageRuleOf((await contactOf(ctx, accountOf(ctx)))?.country ?? ctx.country);
}

/**
 * Throws `member-number-early` (params.age) for a number of somebody younger than those who decide about their own
 * health: a child is called on the number of the guardian.
 */
export async function refuseEarlyNumber(ctx: Context, { id, phone }: FamilyMember): Promise<void> {
  if (phone === null) return;
  const { birth_date: birth, today } = await statedFactsOf(ctx, id);
  if (await isTooEarly(ctx, birth?.value, today))
    throw new Problem('member-number-early', { age: (await ageRuleFor(ctx)).hiddenFrom });
}

/** Returns whether somebody of this birth date, or of an unknown one, is too young for a number of their own. */
export async function isTooEarly(ctx: Context, birthDate: string | null | undefined, today: string): Promise<boolean> {
  const age = birthDate ? ageAt({ birthDate }, today) : null;
  return age === null || age.years < (await ageRuleFor(ctx)).hiddenFrom;
}

/** Returns members as their guardian sees them. The facts are read one by one: a family is small. */
export async function membersSeen(ctx: Context, members: readonly FamilyMember[]): Promise<MemberBody[]> {
  const personIds = members.map(({ id }) => id);
  const open = await openPersonIds(ctx, personIds);
  const offers = personIds.length === 0 ? [] : await ctx.db.many(store.openOf, { personIds, now: ctx.clock.now() });
  const { majority } = await ageRuleFor(ctx);
  return Promise.all(
    members.map(async ({ id, name, phone, relation, version, consentedAt }) => {
      const { birth_date: birth, sex, today } = await statedFactsOf(ctx, id);
      const age = birth?.value ? ageAt({ birthDate: birth.value }, today) : null;
      return {
        id,
        name,
        phone,
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
