import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import * as store from './store.ts';

/** Somebody who asked to hear of it, and forgotten by us now. */
export interface Awaiting { readonly phone: string; readonly language: Language }

/** Looks every hour whether people wait for a country that has opened since they asked (W15). May be repeated. */
export async function announceOpenings(ctx: Context): Promise<void> {
  const live = LIVE_COUNTRIES.map(({ code }) => code);
  await inTransaction(ctx, async (inside) => {
    for (const { country } of await inside.db.many(store.awaitedOpen, [live])) await publish(inside, 'site.country-opened', { country });
  });
}

/** Takes up to a hundred people who wait for a country out of the list, oldest first. The caller writes to them in the same transaction. */
export async function takeAwaiting(ctx: Context, country: CountryCode): Promise<Awaiting[]> {
  return ctx.db.many(store.takeInterests, [country]);
}
