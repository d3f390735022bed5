import { COUNTRIES, SPECIALIST_MULTIPLIER, countryOf } from '@tabibu/contract/countries';
import type { Country, CountryCode } from '@tabibu/contract/countries';
import { CURRENCIES, toMajor } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import type { CountryFeesBody } from '@tabibu/contract/fees';
import type { Context } from '../../platform/context.ts';
import { namesOfActors, rememberVersions } from '../identity/index.ts';
import type { Versions } from '../identity/index.ts';
import * as changes from './fee-store.ts';
import { feesVersion, versionKind } from './rules.ts';

/** How many versions of a country an administrator sees. */
const MOST_VERSIONS = 20;

/** Returns the prices of all countries in the order of the country buttons, as `showFees` does. */
export async function listFeesForChange(ctx: Context): Promise<CountryFeesBody[]> {
  const all = await Promise.all(COUNTRIES.map(({ code }) => describeFees(ctx, code)));
  await rememberVersions(ctx, Object.assign({}, ...all.map(versionsOf)) as Versions);
  return all;
}

/**
 * Returns the prices of a country in force with their history, those that wait, and the prices of 15 and 30 calls.
 * Remembers that the caller has read them: a save without a version is made on these.
 */
export async function showFees(ctx: Context, code: CountryCode): Promise<CountryFeesBody> {
  const shown = await describeFees(ctx, code);
  await rememberVersions(ctx, versionsOf(shown));
  return shown;
}

function versionsOf({ country, version, planned }: CountryFeesBody): Versions {
  return { [versionKind(country)]: feesVersion(version, planned?.id ?? null) };
}

async function describeFees(ctx: Context, code: CountryCode): Promise<CountryFeesBody> {
  const country = countryOf(code);
  const { currency } = country;
  const versions = await ctx.db.many(changes.versions, { country: code, most: MOST_VERSIONS });
  const planned = await ctx.db.maybe(changes.plannedOf, { country: code });
  const people = versions.flatMap(({ changed_by: by }) => by ?? []);
  const names = await namesOfActors(ctx, planned === undefined ? people : [...people, planned.made_by]);
  const history = versions.map((row) => ({
    version: row.version,
    ...inMajorUnits(row, currency),
    since: row.valid_from.toISOString(),
    by: row.changed_by === null ? null : (names.get(row.changed_by) ?? null),
  }));
  const [newest] = versions;
  if (newest === undefined) throw new Error(`no prices for ${code}`);
  return {
    country: code,
    currency,
    currency_symbol: CURRENCIES[currency].symbol,
    ...inMajorUnits(newest, currency),
    version: newest.version,
    planned: planned === undefined ? null : describePlanned(planned, currency, names),
    history,
    reference: referenceOf(country),
  };
}

function describePlanned(
  planned: changes.PlannedRow,
  currency: Currency,
  names: ReadonlyMap<string, string>,
): CountryFeesBody['planned'] {
  return {
    id: planned.id,
    ...inMajorUnits(planned, currency),
    starts_at: planned.starts_at.toISOString(),
    by: names.get(planned.made_by) ?? null,
    made_at: planned.made_at.toISOString(),
  };
}

function inMajorUnits(row: changes.PlannedRow | changes.VersionRow, currency: Currency) {
  const major = (amount: number) => toMajor({ amount, currency });
  return {
    general_video_fee: major(row.general_video),
    general_phone_fee: major(row.general_phone),
    specialist_video_fee: major(row.specialist_video),
    specialist_phone_fee: major(row.specialist_phone),
  };
}

/** The printed prices of 15 and 30 calls, and 2.5 times them for specialists. No screen sells them (C07). */
function referenceOf({ prices: { subscription15, subscription30 } }: Country): CountryFeesBody['reference'] {
  const forSpecialist = (price: number) => Math.round(price * SPECIALIST_MULTIPLIER);
  return {
    subscription15,
    subscription30,
    specialist_subscription15: forSpecialist(subscription15),
    specialist_subscription30: forSpecialist(subscription30),
  };
}
