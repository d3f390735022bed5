import type { MemberBody, MemberChangeBody } from '@tabibu/contract/family';
import type { Context } from '../../platform/context.ts';
import { saveFacts, stateAsGuardian, statedFactsOf } from '../patient-facts/index.ts';
import { changeMember as changePerson } from '../people/index.ts';
import { memberSeen, refuseEarlyNumber } from './member-view.ts';

/**
 * Corrects name, number, relation, birth date or sex of somebody in the signed-in patient's family, and tells the open
 * pages of doctors who may see it. Throws `not-found`, `record-stale`, `birth-date-invalid`, `member-number-early`, or
 * the refusals of a name or a number.
 */
export async function changeMember(ctx: Context, personId: string, wish: MemberChangeBody): Promise<MemberBody> {
  return stateAsGuardian(ctx, personId, async (inside, statement) => {
    const member = await changePerson(inside, {
      personId,
      version: wish.version,
      name: wish.name,
      relation: wish.relation,
      phone: wish.phone,
      phoneCountry: wish.phone_country,
    });
    const { version, birth_date: birth, sex } = await statedFactsOf(inside, personId);
    const changed = {
      ...(birth?.value === wish.birth_date ? {} : { birth_date: wish.birth_date }),
      ...(sex?.value === wish.sex ? {} : { sex: wish.sex }),
    };
    if (Object.keys(changed).length > 0) await saveFacts(inside, statement, { version, ...changed });
    if (wish.phone !== undefined) await refuseEarlyNumber(inside, member);
    return memberSeen(inside, member);
  });
}
