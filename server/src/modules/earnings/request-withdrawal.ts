import { countryOf } from '@tabibu/contract/countries';
import type { WithdrawalBody } from '@tabibu/contract/earnings';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Currency, Money } from '@tabibu/contract/currencies';
import { payoutUnit } from '@tabibu/contract/payout-units';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { knownDoctor, requireMoneyFree } from '../doctors/index.ts';
import { isProvenNumber, requireStepUp } from '../identity/index.ts';
import { balancesOf, postJournal } from '../ledger/index.ts';
import { offerExchange } from './offer-exchange.ts';
import type { Exchange } from './offer-exchange.ts';
import { doctorAccount } from './rules.ts';
import * as store from './store.ts';
import { withdrawalOf } from './withdrawal-view.ts';

interface WithdrawalWish {
  /** Minor units of the currency of the doctor's country, or of the one to exchange. */
  readonly amount: number;
  readonly payoutPhone: string;
  /** Earnings of another currency, and what the doctor was shown that they give. */
  readonly exchange?: { readonly currency: Currency; readonly payout: number } | undefined;
}

/**
 * Records a doctor's request to be paid out. The amount leaves the doctor's account at once, so that it cannot be spent
 * twice. Earnings of another currency are exchanged first, at rates that stay with the request. The request is refused,
 * and changes nothing, when: the account's factor was last confirmed more than five minutes ago; the number is
 * no mobile number of the country, or was not proven by a code; another request is open; the amount is more than the
 * balance, or is no multiple of the smallest amount that can be paid out (C20, S58); the rates no longer give what the
 * doctor was shown (`withdrawal-rate-changed`); the money is held (`money-held`).
 */
export async function requestWithdrawal(
  ctx: Context,
  { amount: asked, payoutPhone, exchange: wanted }: WithdrawalWish,
): Promise<WithdrawalBody> {
  const doctor = await knownDoctor(ctx);
  const phone = normalizePhone(payoutPhone, doctor.country);
  if (phone === null) throw new Problem('phone-invalid');
  const { currency } = countryOf(doctor.country);
  const exchange = await exchangeFor(ctx, { asked, wanted, currency });
  const amount = exchange?.payout.amount ?? asked;
  if (amount % payoutUnit(currency) !== 0)
    throw new Problem('withdrawal-not-whole', {
      smallest: formatMoney({ amount: payoutUnit(currency), currency }, ctx.language),
    });
  return inTransaction(ctx, async (inside) => {
    await requireMoneyFree(inside, doctor.id);
    await requireStepUp(inside);
    if (!(await isProvenNumber(inside, phone))) throw new Problem('number-unproven');
    const now = inside.clock.now();
    const row = await inside.db.maybe(store.addWithdrawal, {
      id: newId(now),
      doctorId: doctor.id,
      requestedBy: accountOf(inside),
      amount,
      currency,
      payoutPhone: phone,
      ...exchangeValues(exchange),
      now,
    });
    if (row === undefined) throw new Problem('withdrawal-pending');
    await takeFromAccount(inside, {
      withdrawalId: row.id,
      doctorId: doctor.id,
      payout: { amount, currency },
      source: exchange?.source ?? { amount, currency },
    });
    await audit(inside, {
      action: 'earnings.request-withdrawal',
      object: 'withdrawal',
      objectId: row.id,
      details: {
        doctor: doctor.id,
        amount,
        currency,
        from: exchange?.source.amount ?? null,
        fromCurrency: exchange?.source.currency ?? null,
      },
    });
    await publish(inside, 'earnings.withdrawal-requested', {
      withdrawalId: row.id,
      doctorId: doctor.id,
      amount,
      currency,
    });
    return withdrawalOf(inside, row);
  });
}

/** Returns the exchange that the doctor confirmed, undefined for earnings of the own currency. */
async function exchangeFor(
  ctx: Context,
  { asked, wanted, currency }: { asked: number; wanted: WithdrawalWish['exchange']; currency: Currency },
): Promise<Exchange | undefined> {
  if (wanted === undefined || wanted.currency === currency) return undefined;
  const offer = await offerExchange(ctx, { amount: asked, currency: wanted.currency }, currency);
  if (offer?.payout.amount !== wanted.payout) throw new Problem('withdrawal-rate-changed');
  return offer;
}

/** Returns the columns of a request that name its exchange; null each where nothing is exchanged. Pure. */
export function exchangeValues(exchange: Exchange | undefined) {
  return {
    sourceAmount: exchange?.source.amount ?? null,
    sourceCurrency: exchange?.source.currency ?? null,
    sourceRate: exchange?.sourceRate ?? null,
    sourceRateSince: exchange?.sourceRateSince ?? null,
    payoutRate: exchange?.payoutRate ?? null,
    payoutRateSince: exchange?.payoutRateSince ?? null,
  };
}

interface Taking {
  readonly withdrawalId: string;
  readonly doctorId: string;
  readonly payout: Money;
  /** What leaves the doctor's account: the payout, or what is exchanged for it. */
  readonly source: Money;
}

/**
 * Moves the amount of a withdrawal from the doctor's account to `withdrawals:CUR`, after an exchange if it was earned
 * in another currency. Throws Problem `withdrawal-over-balance`, which names the balance, when there is not enough.
 */
export async function takeFromAccount(
  inside: Context,
  { withdrawalId, doctorId, payout, source }: Taking,
): Promise<void> {
  const { amount, currency } = source;
  const account = doctorAccount(doctorId, currency);
  const available = async () => (await balancesOf(inside, [account])).get(account)?.amount ?? 0;
  await inside.db.run(store.lockMoney, { account });
  const overBalance = async () =>
    new Problem('withdrawal-over-balance', {
      available: formatMoney({ amount: await available(), currency }, inside.language),
    });
  if (amount > (await available())) throw await overBalance();
  await inside.db.run(store.savepoint);
  try {
    if (currency !== payout.currency)
      await postJournal(inside, {
        kind: 'fx',
        reference: withdrawalId,
        entries: [
          { account, amount: -amount, currency },
          { account: `exchange:${currency}`, amount, currency },
          { account: `exchange:${payout.currency}`, amount: -payout.amount, currency: payout.currency },
          { account: doctorAccount(doctorId, payout.currency), ...payout },
        ],
      });
    await postJournal(inside, {
      kind: 'withdrawal',
      reference: withdrawalId,
      entries: [
        { account: doctorAccount(doctorId, payout.currency), ...payout, amount: -payout.amount },
        { account: `withdrawals:${payout.currency}`, ...payout },
      ],
    });
  } catch (error) {
    if (brokenConstraint(error) !== 'ledger_balance_not_negative') throw error;
    // Another transaction has taken money since the balance was read, and the ledger refuses the entry. After the
    // rollback to the savepoint the transaction can still read the new balance for the refusal.
    await inside.db.run(store.rollbackToSavepoint);
    throw await overBalance();
  }
}
