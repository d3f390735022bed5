import type { Currency } from '@tabibu/contract/currencies';
import type { CurrencyRatesBody } from '@tabibu/contract/exchange-rates';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, later } from '../../platform/time.ts';
import { requireStepUp } from '../identity/index.ts';
import { listRates } from './list-rates.ts';
import { isFar, readRate, shortRate } from './rules.ts';
import * as store from './store.ts';

/** How far ahead a rate may be planned. */
const LATEST_START = 366 * DAY;

interface RateSet {
  readonly currency: Currency;
  readonly rate: string;
  /** Now by default. */
  readonly begins_at?: string | undefined;
  /** The caller has looked at a rate that is far from the one in force once more. */
  readonly confirmed?: boolean | undefined;
  /** The last version that the caller saw. */
  readonly version: number;
}

/**
 * Sets the rate of a currency and returns its rates. A rate that was planned and has not begun gives way to it. Throws
 * `step-up-required`, `exchange-rate-invalid` for what is no positive decimal number within bounds,
 * `exchange-rate-start-invalid` for a start in the past or more than a year ahead, `exchange-rate-far` for one far
 * from the rate in force that the caller did not confirm, and `exchange-rate-changed` when somebody else has set a
 * rate since the caller looked.
 */
export async function setRate(ctx: Context, input: RateSet): Promise<CurrencyRatesBody> {
  const { currency, version } = input;
  const rate = readRate(input.rate);
  if (rate === null) throw new Problem('exchange-rate-invalid');
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const now = inside.clock.now();
    const beginsAt = input.begins_at === undefined ? now : new Date(input.begins_at);
    if (beginsAt < now || beginsAt > later(now, LATEST_START)) throw new Problem('exchange-rate-start-invalid');
    const before = await inside.db.maybe(store.rateAt, { currency, at: now });
    if (input.confirmed !== true && before !== undefined && isFar(before.rate, rate))
      throw new Problem('exchange-rate-far', { from: shortRate(before.rate), to: shortRate(rate) });
    const added = await inside.db.run(store.add, {
      id: newId(now),
      currency,
      version,
      rate,
      beginsAt,
      now,
      setBy: accountOf(ctx),
    });
    if (added === 0) throw new Problem('exchange-rate-changed');
    await audit(inside, {
      action: 'exchange-rates.set-rate',
      object: 'exchange-rate',
      objectId: `${currency}/${version + 1}`,
      details: { from: before?.rate ?? null, to: rate, beginsAt: beginsAt.toISOString() },
    });
    return (await listRates(inside)).find((one) => one.currency === currency)!;
  });
}
