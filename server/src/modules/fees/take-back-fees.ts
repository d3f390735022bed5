import type { CountryCode } from '@tabibu/contract/countries';
import type { CountryFeesBody } from '@tabibu/contract/fees';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStepUp } from '../identity/index.ts';
import * as changes from './fee-store.ts';
import { putIntoForce } from './save-fees.ts';
import { showFees } from './show-fees.ts';
import * as store from './store.ts';

/**
 * Takes back the newest change of a country's prices: those before it are in force again, as a new version. Throws
 * `step-up-required`, and `fees-changed` when that version is not in force or is the first.
 */
export async function takeBackFees(ctx: Context, country: CountryCode, version: number): Promise<CountryFeesBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const current = store.feesOf(await inside.db.one(changes.lock, { country }));
    const before = await inside.db.maybe(changes.version, { country, version: version - 1 });
    if (current.version !== version || before === undefined) throw new Problem('fees-changed');
    const by = accountOf(ctx);
    await putIntoForce(inside, { current, fees: store.feesOf(before), by, action: 'fees.take-back-fees' });
    return showFees(inside, country);
  });
}

/**
 * Takes back prices that have not come into force. Throws `step-up-required`, and `fees-changed` when they do not wait
 * any more.
 */
export async function withdrawPlannedFees(ctx: Context, country: CountryCode, id: string): Promise<CountryFeesBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const withdrawn = { id, country, by: accountOf(ctx), now: inside.clock.now() };
    if ((await inside.db.run(changes.withdraw, withdrawn)) === 0) throw new Problem('fees-changed');
    await audit(inside, { action: 'fees.withdraw-planned-fees', object: 'consultation-fees', objectId: country });
    return showFees(inside, country);
  });
}
