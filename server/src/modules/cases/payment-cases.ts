import type { CaseDecision } from '@tabibu/contract/case-words';
import type { CaseFactBody } from '@tabibu/contract/cases';
import type { Currency } from '@tabibu/contract/currencies';
import { isCurrency } from '../../integrations/payment-gateway/amounts.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY } from '../../platform/time.ts';
import {
  askAgain,
  closePaymentCase,
  endUnpaid,
  isAwaited,
  isOtherAmount,
  listPaymentCases,
  openPaymentCases,
  returnOtherAmount,
} from '../payments/index.ts';
import type { OpenPaymentCase } from '../payments/index.ts';
import { bookingOf } from './booking-of.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';

type Kinds = Parameters<typeof listPaymentCases>[1]['kinds'];

const ABOUT_PAYMENT: readonly CaseDecision[] = ['ask-again', 'return-money', 'not-paid', 'settle'];

/** What the payments module cannot settle by itself (W-06), one kind of the queue for some kinds of its cases. */
function paymentCases(kinds: Kinds, decisionsOf: (one: OpenPaymentCase) => readonly CaseDecision[]): CaseSource {
  return {
    object: 'payment',
    term: DAY,
    listWaiting: (ctx, page) => listPaymentCases(ctx, { ...page, kinds }),
    async find(ctx, ids) {
      const found = [...(await openPaymentCases(ctx, ids)).values()].filter(({ kind }) => kinds.includes(kind));
      return new Map(
        found.map((one) => [
          one.id,
          {
            ...OPEN,
            ...(one.payment === undefined ? {} : bookingOf(one.payment)),
            since: one.openedAt,
            country: one.payment?.country ?? null,
            money: one.payment?.price ?? takenOf(one),
            accountId: one.payment?.payerId ?? null,
            decisions: decisionsOf(one),
          },
        ]),
      );
    },
    async facts(ctx, id) {
      const one = (await openPaymentCases(ctx, [id])).get(id);
      return one === undefined ? [] : factsOf(one);
    },
    decisions: decidedAtOnce(ABOUT_PAYMENT),
    async decide(inside, id, { decision }) {
      const one = (await openPaymentCases(inside, [id])).get(id);
      if (one === undefined) throw new Problem('case-changed');
      if (decision === 'ask-again') await askAgain(inside, one);
      else if (decision === 'return-money') await returnOtherAmount(inside, one);
      else if (decision === 'not-paid') await endUnpaid(inside, one);
      else await closePaymentCase(inside, one);
    },
  };
}

/** Returns what a callback or status answer says was taken; null when it names no amount in one of our currencies. */
function takenOf({ details: { amount, currency } }: OpenPaymentCase): { amount: number; currency: Currency } | null {
  return typeof amount === 'number' && typeof currency === 'string' && isCurrency(currency)
    ? { amount, currency }
    : null;
}

function factsOf(one: OpenPaymentCase): CaseFactBody[] {
  const { kind, provider, payment } = one;
  const taken = takenOf(one) ?? payment?.seen ?? null;
  return [
    { label: 'problem', text: kind },
    { label: 'provider', text: provider },
    ...(taken === null ? [] : [{ label: 'taken' as const, money: taken }]),
    ...(payment === undefined
      ? [{ label: 'received-at' as const, at: one.openedAt.toISOString() }]
      : [
          { label: 'reference' as const, text: payment.reference },
          { label: 'phone' as const, text: payment.phone },
          ...(payment.method === null ? [] : [{ label: 'method' as const, text: payment.method }]),
          ...(payment.transactionId === null
            ? []
            : [{ label: 'transaction-id' as const, text: payment.transactionId }]),
          ...(payment.requestedAt === null
            ? []
            : [{ label: 'asked-at' as const, at: payment.requestedAt.toISOString() }]),
        ]),
  ];
}

const whileAwaited = (one: OpenPaymentCase): readonly CaseDecision[] => [
  ...(isOtherAmount(one) ? (['return-money'] as const) : []),
  'ask-again',
  isAwaited(one) ? 'not-paid' : 'settle',
];

/** Payments about which the company has not answered for a day (I-14), or for the 72 hours that it is asked. */
export const unknownPaymentCases = paymentCases(['long-unknown', 'no-answer'], whileAwaited);

/** Answers that contradict the order, or that prove nothing. */
export const mismatchCases = paymentCases(['mismatch', 'unproven'], whileAwaited);

/** Callbacks that name no payment of ours, or one that was never asked for. */
export const unmatchedCallbackCases = paymentCases(['unknown-reference', 'never-asked'], () => ['settle']);

/** Payments that the company refused because of us: the account, a key, a limit. */
export const refusedByGatewayCases = paymentCases(['gateway'], () => ['settle']);
