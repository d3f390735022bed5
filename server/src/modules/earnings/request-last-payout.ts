import { countryOf } from '@tabibu/contract/countries';
import type { Currency, Money } from '@tabibu/contract/currencies';
import { payoutUnit } from '@tabibu/contract/payout-units';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorNames, hasLeft } from '../doctors/index.ts';
import { balanceOfDoctor } from './count-for-desk.ts';
import { offerExchange } from './offer-exchange.ts';
import type { Exchange } from './offer-exchange.ts';
import { exchangeValues, takeFromAccount } from './request-withdrawal.ts';
import * as store from './store.ts';

/** To whom the last money goes. */
interface LastPayee {
  readonly doctorId: string;
  /** The account that is named as asking. */
  readonly accountId: string;
  /** E.164 */
  readonly phone: string;
}

/** What goes out, and the exchange where it was earned in another currency. */
interface LastPayout {
  readonly payout: Money;
  readonly exchange: Exchange | undefined;
}

/**
 * Requests to be paid out, in the caller's transaction, what a doctor who leaves has earned, to the number of the
 * doctor. Earnings of another currency than the country's are exchanged at the rates of now, as for a doctor who asks
 * for them; it is rounded down to what can be paid out, and the rest stays on the account. One request waits at a time:
 * the other currencies follow when it is decided (`requestRest`). Throws `doctor-payout-open` while a request of the
 * doctor is open and there is money beside it.
 */
export async function requestLastPayout(inside: Context, payee: LastPayee): Promise<void> {
  const [next] = await payoutsLeft(inside, payee.doctorId);
  if (next !== undefined && !(await request(inside, payee, next))) throw new Problem('doctor-payout-open');
}

/**
 * Requests the next currency of a doctor who has left, once a request of that doctor was decided. Refused money is not
 * asked for again at once, because whoever refused it had a reason. Idempotent.
 */
export async function requestRest(ctx: Context, decidedId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const decided = await inside.db.maybe(store.findWithdrawal, { id: decidedId });
    if (decided === undefined || !(await hasLeft(inside, decided.doctor_id))) return;
    const refused = decided.state === 'rejected' ? (decided.source_currency ?? decided.currency) : undefined;
    const left = await payoutsLeft(inside, decided.doctor_id, refused);
    const payee = { doctorId: decided.doctor_id, accountId: decided.requested_by, phone: decided.payout_phone };
    if (left[0] !== undefined) await request(inside, payee, left[0]);
  });
}

/** Returns what can be paid out of each currency of a doctor but `without`: the country's own one first. */
async function payoutsLeft(inside: Context, doctorId: string, without?: Currency): Promise<LastPayout[]> {
  const country = (await doctorNames(inside, [doctorId])).get(doctorId)?.country;
  if (country === undefined) return [];
  const { currency: own } = countryOf(country);
  const found: LastPayout[] = [];
  for (const money of await balanceOfDoctor(inside, doctorId)) {
    if (money.currency === without) continue;
    if (money.currency === own) {
      const amount = money.amount - (money.amount % payoutUnit(own));
      if (amount > 0) found.unshift({ payout: { amount, currency: own }, exchange: undefined });
    } else {
      const exchange = await offerExchange(inside, money, own);
      if (exchange !== undefined) found.push({ payout: exchange.payout, exchange });
    }
  }
  return found;
}

/** Returns false, and does nothing, while another request of the doctor is pending. */
async function request(
  inside: Context,
  { doctorId, accountId, phone: payoutPhone }: LastPayee,
  { payout, exchange }: LastPayout,
): Promise<boolean> {
  const now = inside.clock.now();
  const id = newId(now);
  const wanted = { id, doctorId, requestedBy: accountId, ...payout, payoutPhone, ...exchangeValues(exchange), now };
  if ((await inside.db.maybe(store.addWithdrawal, wanted)) === undefined) return false;
  const source = exchange?.source ?? payout;
  await takeFromAccount(inside, { withdrawalId: id, doctorId, payout, source });
  await audit(inside, {
    action: 'earnings.request-last-payout',
    object: 'withdrawal',
    objectId: id,
    details: { doctor: doctorId, ...payout, from: source.amount, fromCurrency: source.currency },
  });
  await publish(inside, 'earnings.withdrawal-requested', { withdrawalId: id, doctorId, ...payout });
  return true;
}
