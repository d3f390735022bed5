import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { WaitingCountryBody } from '@tabibu/contract/country-interests';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { writeCsv } from '../../platform/csv.ts';
import { maskNumber } from '../../platform/phone.ts';
import { wallClock } from '../../platform/time.ts';
import * as store from './interest-store.ts';

/** How many people of a country the screen names, by their masked number. */
const MOST_SHOWN = 10;
const MOST_EXPORTED = 10_000;

/** Returns how many people wait for each country (W15), and the newest of them with masked numbers. */
export async function listInterests(ctx: Context): Promise<WaitingCountryBody[]> {
  const [countries, newest] = await Promise.all([
    ctx.db.many(store.waiting),
    ctx.db.many(store.newestInterests, { most: MOST_SHOWN }),
  ]);
  return countries.map(({ country, asking, sw, en, fr, first_at: first }) => ({
    country,
    people: asking,
    languages: { sw, en, fr },
    first_at: first.toISOString(),
    newest: newest
      .filter((row) => row.country === country)
      .map(({ phone, language, asked_at: at }) => ({
        number: maskNumber(phone),
        language,
        asked_at: at.toISOString(),
      })),
  }));
}

/**
 * Returns the oldest ten thousand who wait for a country as CSV (RFC 4180) with whole numbers. No cell begins a formula
 * when a spreadsheet opens it. Audited with the count.
 */
export async function exportInterests(ctx: Context, country: CountryCode): Promise<{ name: string; csv: string }> {
  return inTransaction(ctx, async (inside) => {
    const rows = await inside.db.many(store.interestsOf, { country, most: MOST_EXPORTED });
    const details = { rows: rows.length };
    await audit(inside, { action: 'site.export-interests', object: 'export', objectId: country, details });
    const records = rows.map((row) => [countryOf(country).name, row.phone, row.language, row.asked_at.toISOString()]);
    return {
      name: `waiting_${country.toLowerCase()}_${wallClock(inside.clock.now(), 'UTC').day}.csv`,
      csv: writeCsv(inside, ['country', 'phone', 'language', 'asked-at'], records),
    };
  });
}
