import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { normalizeLivePhone } from './rules.ts';
import type { Role } from '@tabibu/contract/roles';
import * as store from './store.ts';

export interface WantedAccount {
  readonly phone: string;
  readonly fullName: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly roles: readonly Role[];
}

/**
 * Returns the id of the account of a number, and creates the account when there is none. An existing account keeps its
 * name and gets the roles added. Only for the server's own commands and decisions, never for the text of a request.
 * Opens no session: the phone still has to be proven. May be repeated.
 */
export async function ensureAccount(ctx: Context, wanted: WantedAccount): Promise<string> {
  const phone = normalizeLivePhone(wanted.phone, wanted.country);
  if (phone === null) throw new Problem('phone-invalid');
  return inTransaction(ctx, async (inside) => {
    const now = ctx.clock.now();
    const { id } = await inside.db.one(store.openAccount, {
      id: newId(now),
      phone,
      fullName: wanted.fullName,
      country: wanted.country,
      language: wanted.language,
      roles: [...wanted.roles],
      now,
    });
    await audit(inside, {
      action: 'identity.ensure-account',
      object: 'account',
      objectId: id,
      details: { roles: wanted.roles.join(' ') },
    });
    return id;
  });
}
