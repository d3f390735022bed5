import type { MeBody } from '@tabibu/contract/identity';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { chooseUser } from '../identity/index.ts';
import { requireMember } from '../people/index.ts';

/**
 * Says who uses the session: the patient (null) or a member of the family, for whom it books until somebody else is
 * chosen. Throws `member-unknown` for anybody else.
 */
export async function choosePerson(ctx: Context, personId: string | null): Promise<MeBody> {
  return inTransaction(ctx, async (inside) => {
    if (personId !== null) await requireMember(inside, personId, 'member-unknown');
    return chooseUser(inside, personId);
  });
}
