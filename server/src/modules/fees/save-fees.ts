import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { fromMajor } from '@tabibu/contract/currencies';
import { FEE_FIELDS, isFee, mostFee } from '@tabibu/contract/fee-limits';
import type { FeeField } from '@tabibu/contract/fee-limits';
import type { CountryFeesBody } from '@tabibu/contract/fees';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { addDays, startOfDay, wallClock } from '../../platform/time.ts';
import { requireStepUp, versionRead } from '../identity/index.ts';
import * as changes from './fee-store.ts';
import { feesVersion, samePrices, versionKind } from './rules.ts';
import type { Fees } from './rules.ts';
import { showFees } from './show-fees.ts';
import * as store from './store.ts';

/** The four prices in whole major units, what the administrator saw, and when the prices come into force. */
type FeesToSave = Readonly<Record<FeeField, number>> & {
  /** Undefined: what the caller's session last read. */
  readonly version?: number | undefined;
  readonly planned_id: string | null;
  readonly starts_on: string | null;
  readonly currency?: string | undefined;
};

/** How many days ahead prices can be decided. */
const MOST_DAYS_AHEAD = 366;

/**
 * Sets the four prices of a country, at once or from the start of a later day on the clock of the country; a plan that
 * waited is replaced by a new one. Booked appointments keep their price. The prices that are in force already make no
 * new version. Throws `fee-invalid` with the field (C21, W56), `fee-date-invalid`, `step-up-required`, and
 * `fees-changed` when somebody else changed the prices since the administrator saw them.
 */
export async function saveFees(ctx: Context, country: CountryCode, given: FeesToSave): Promise<CountryFeesBody> {
  const fees = readFees(country, given);
  const startsAt = given.starts_on === null ? null : readStart(ctx, country, given.starts_on);
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const current = store.feesOf(await inside.db.one(changes.lock, { country }));
    const planned = await inside.db.maybe(changes.plannedOf, { country });
    const seen =
      given.version === undefined
        ? await versionRead(inside, versionKind(country))
        : feesVersion(given.version, given.planned_id);
    if (seen !== feesVersion(current.version, planned?.id ?? null)) throw new Problem('fees-changed');
    if (startsAt !== null) await planFees(inside, { country, fees, startsAt, replaced: planned });
    else if (!samePrices(current, fees))
      await putIntoForce(inside, { current, fees, by: accountOf(ctx), action: 'fees.save-fees' });
    return showFees(inside, country);
  });
}

interface Putting {
  readonly current: store.CountryFees;
  readonly fees: Fees;
  /** The account of the administrator who decided it. */
  readonly by: string;
  readonly action: string;
}

/** Puts prices into force as the next version and audits old and new ones. Throws `fees-changed`. */
export async function putIntoForce(inside: Context, { current, fees, by, action }: Putting): Promise<void> {
  const { country, version } = current;
  const changed = await inside.db.run(changes.change, { ...fees, country, version, by, now: inside.clock.now() });
  if (changed === 0) throw new Problem('fees-changed');
  await audit(inside, {
    action,
    object: 'consultation-fees',
    objectId: country,
    details: { version: version + 1, ...inDetails(current, 'before'), ...inDetails(fees, 'after') },
  });
}

interface Planning {
  readonly country: CountryCode;
  readonly fees: Fees;
  readonly startsAt: Date;
  readonly replaced: changes.PlannedRow | undefined;
}

async function planFees(inside: Context, { country, fees, startsAt, replaced }: Planning): Promise<void> {
  const [now, by] = [inside.clock.now(), accountOf(inside)];
  if (replaced !== undefined) await inside.db.run(changes.withdraw, { id: replaced.id, country, by, now });
  await inside.db.run(changes.plan, { id: newId(now), country, ...fees, startsAt, by, now });
  await audit(inside, {
    action: 'fees.plan-fees',
    object: 'consultation-fees',
    objectId: country,
    details: { starts_at: startsAt.toISOString(), ...inDetails(fees, 'after') },
  });
}

function readFees(code: CountryCode, given: FeesToSave): Fees {
  const country = countryOf(code);
  for (const field of FEE_FIELDS)
    if (!isFee(given[field], country)) throw new Problem('fee-invalid', { field, most: mostFee(country) });
  const { currency } = country;
  if (given.currency !== undefined && given.currency !== currency)
    throw new Problem('invalid-input', { fields: ['currency'] });
  const minor = (field: FeeField) => fromMajor(given[field], currency).amount;
  return {
    currency,
    generalPhone: minor('general_phone_fee'),
    generalVideo: minor('general_video_fee'),
    specialistPhone: minor('specialist_phone_fee'),
    specialistVideo: minor('specialist_video_fee'),
  };
}

/** Returns when a day begins in a country. Throws `fee-date-invalid` for a day that is not to come within a year. */
function readStart(ctx: Context, code: CountryCode, day: string): Date {
  const zone = countryOf(code).timeZone ?? 'UTC';
  const today = wallClock(ctx.clock.now(), zone).day;
  if (day <= today || day > addDays(today, MOST_DAYS_AHEAD)) throw new Problem('fee-date-invalid');
  return startOfDay(day, zone);
}

function inDetails(fees: Fees, when: 'before' | 'after'): Record<string, number> {
  return {
    [`general_phone_${when}`]: fees.generalPhone,
    [`general_video_${when}`]: fees.generalVideo,
    [`specialist_phone_${when}`]: fees.specialistPhone,
    [`specialist_video_${when}`]: fees.specialistVideo,
  };
}
