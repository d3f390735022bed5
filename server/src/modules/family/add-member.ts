import type { MemberBody, MemberInputBody } from '@tabibu/contract/family';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { saveFacts } from '../patient-facts/index.ts';
import { addMember as addPerson } from '../people/index.ts';
import { memberSeen, refuseEarlyNumber } from './member-view.ts';

/**
 * Adds somebody to the signed-in patient's family, with birth date and sex as the first facts that doctors read. Throws
 * `consent-required`, `family-full`, `birth-date-invalid`, `member-number-early`, or the refusals of a name or a
 * number.
 */
export async function addMember(ctx: Context, wish: MemberInputBody): Promise<MemberBody> {
  return inTransaction(ctx, async (inside) => {
    const { name, relation, phone, phone_country: phoneCountry, consent_version: consentVersion } = wish;
    const member = await addPerson(inside, { name, relation, phone, phoneCountry, consentVersion });
    const facts = { version: 0, birth_date: wish.birth_date, sex: wish.sex };
    await saveFacts(inside, { personId: member.id, by: 'patient' }, facts);
    await refuseEarlyNumber(inside, member);
    return memberSeen(inside, member);
  });
}
