import type { FamilyBody } from '@tabibu/contract/family';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { todayOf } from '../patient-facts/index.ts';
import { ownMembers } from '../people/index.ts';
import { ageRuleFor, membersSeen } from './member-view.ts';

/** Returns the people in the care of the signed-in patient. */
export async function readFamily(ctx: Context): Promise<FamilyBody> {
  const { majority, hiddenFrom } = await ageRuleFor(ctx);
  return {
    today: await todayOf(ctx, accountOf(ctx)),
    majority,
    number_from: hiddenFrom,
    members: await membersSeen(ctx, await ownMembers(ctx)),
  };
}
