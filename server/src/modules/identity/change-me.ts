import type { MeBody } from '@tabibu/contract/identity';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { describeActor } from './read-me.ts';
import * as store from './store.ts';

export interface AccountChange {
  readonly full_name?: string | undefined;
  /** Any of the ten: a country that is still to come shows what is coming (C50). */
  readonly country?: CountryCode | undefined;
  readonly language?: Language | undefined;
}

/** Saves name, country or language on the account; the next request already sees them (PAT-SHELL-53, W05). Refuses an empty name. May be repeated. */
export async function changeMe(ctx: Context, change: AccountChange): Promise<MeBody> {
  if (change.full_name === '') throw new Problem('full-name-required');
  return inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    const account = await inside.db.maybe(store.changeAccount, [accountId, change.full_name ?? null, change.country ?? null, change.language ?? null]);
    if (account === undefined) throw new Problem('not-signed-in');
    const fields = Object.entries(change).filter(([, value]) => value !== undefined).map(([name]) => name);
    await audit(inside, { action: 'identity.change-account', object: 'account', objectId: accountId, details: { fields: fields.join(' ') } });
    return describeActor(inside, account);
  });
}
