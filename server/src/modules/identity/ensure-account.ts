import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { normalizeLivePhone } from './rules.ts';
import type { Role } from './rules.ts';
import * as store from './store.ts';

export interface WantedAccount {
  readonly phone: string;
  readonly fullName: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly roles: readonly (Role | 'administrator')[];
}

/**
 * The id of the account of a number, made when there is none; an existing one keeps its name and gains the roles.
 * For the server's own commands and decisions, never for a request's text. Opens no session: the phone still has to be proven. May be repeated.
 */
export async function ensureAccount(ctx: Context, wanted: WantedAccount): Promise<string> {
  const phone = normalizeLivePhone(wanted.phone, wanted.country);
  if (phone === null) throw new Problem('phone-invalid');
  return inTransaction(ctx, async (inside) => {
    const now = ctx.clock.now();
    const { id } = await inside.db.one(store.openAccount, [
      newId(now), phone, wanted.fullName, wanted.country, wanted.language, [...wanted.roles], now,
    ]);
    await audit(inside, { action: 'identity.ensure-account', object: 'account', objectId: id, details: { roles: wanted.roles.join(' ') } });
    return id;
  });
}
