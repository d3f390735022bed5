import type { MemberBody, MemberChangeBody } from '@tabibu/contract/family';
import { isBirthDate } from '@tabibu/contract/patient-facts';
import type { Context } from '../../platform/context.ts';
import { saveFacts, stateAsGuardian, statedFactsOf } from '../patient-facts/index.ts';
import { changeMember as changePerson } from '../people/index.ts';
import { isTooEarly, memberSeen, refuseEarlyNumber } from './member-view.ts';

/**
 * Corrects name, number, relation, birth date or sex of somebody in the signed-in patient's family, and tells the open
 * pages of doctors who may see it. A number that stands goes when the person turns out to be a child. Throws
 * `not-found`, `record-stale`, `birth-date-invalid`, `member-number-early`, or the refusals of a name or a number.
 */
export async function changeMember(ctx: Context, personId: string, wish: MemberChangeBody): Promise<MemberBody> {
  return stateAsGuardian(ctx, personId, async (inside, statement) => {
    const { version, birth_date: birth, sex, today } = await statedFactsOf(inside, personId);
    const isChild = isBirthDate(wish.birth_date, today) && (await isTooEarly(inside, wish.birth_date, today));
    const member = await changePerson(inside, {
      personId,
      version: wish.version,
      name: wish.name,
      relation: wish.relation,
      phone: wish.phone ?? (isChild ? '' : undefined),
      phoneCountry: wish.phone_country,
    });
    const changed = {
      ...(birth?.value === wish.birth_date ? {} : { birth_date: wish.birth_date }),
      ...(sex?.value === wish.sex ? {} : { sex: wish.sex }),
    };
    if (Object.keys(changed).length > 0) await saveFacts(inside, statement, { version, ...changed });
    await refuseEarlyNumber(inside, member);
    return memberSeen(inside, member);
  });
}
