import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import * as store from './store.ts';

/** A person who asked to be told when a country opens. */
export interface OpeningSubscriber {
  readonly phone: string;
  readonly language: Language;
}

/**
 * Publishes `site.country-opened` for each live country that people wait for (W15). Runs every hour. May be repeated.
 */
export async function announceOpenings(ctx: Context): Promise<void> {
  const live = LIVE_COUNTRIES.map(({ code }) => code);
  await inTransaction(ctx, async (inside) => {
    for (const { country } of await inside.db.many(store.awaitedOpen, { countries: live }))
      await publish(inside, 'site.country-opened', { country });
  });
}

/**
 * Deletes up to a hundred people who wait for a country from the list, oldest first, and returns them. The caller sends
 * them the SMS in the same transaction.
 */
export async function takeSubscribers(ctx: Context, country: CountryCode): Promise<OpeningSubscriber[]> {
  return ctx.db.many(store.takeInterests, { country });
}
