import type { Currency } from '@tabibu/contract/currencies';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';
import type { PayoutKind } from './store.ts';

export type Doubt = 'amount' | 'other' | 'unproven';
export type LastAnswer = 'paid' | 'pending' | 'refused' | 'not-found' | 'unreachable';

/** One attempt of a gateway to pay a payout, with what it pays. */
export interface SendingRow {
  readonly id: string;
  readonly payout_id: string;
  readonly payee_id: string;
  readonly kind: PayoutKind;
  readonly subject_id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly gateway: string;
  readonly method: PaymentMethodId;
  readonly external_id: string;
  readonly state: 'sending' | 'unknown' | 'paid' | 'declined';
  readonly sent_by: string;
  readonly created_at: Date;
  readonly called_at: Date | null;
  readonly transaction_id: string | null;
  readonly queries: number;
  readonly last_answer: LastAnswer | null;
  readonly doubt: Doubt | null;
  readonly seen_amount: number | null;
  readonly seen_currency: Currency | null;
  readonly ended_at: Date | null;
  readonly decline_reason: string | null;
}

const SENDING = `s.id, s.payout_id, s.payee_id, p.kind, p.subject_id, p.amount, p.currency, s.gateway, s.method, s.external_id, s.state, s.sent_by,
  s.created_at, s.called_at, s.transaction_id, s.queries, s.last_answer, s.doubt, s.seen_amount, s.seen_currency, s.ended_at, s.decline_reason`;

/** Stores that a payout is handed to a gateway, before the gateway is called. */
export const addSending = statement<{
  id: string;
  payoutId: string;
  payeeId: string;
  gateway: string;
  method: string;
  externalId: string;
  sentBy: string;
  now: Date;
}>(
  'payouts.add-sending',
  `insert into payout_sendings (id, payout_id, payee_id, gateway, method, external_id, sent_by, created_at)
   values ($id, $payoutId, $payeeId, $gateway, $method, $externalId, $sentBy, $now)`,
  { guarded: true },
);

/** Claims a sending for the call to the gateway. Changes no row the second time. */
export const claimSending = statement<{ id: string; nextQueryAt: Date; now: Date }, SendingRow>(
  'payouts.claim-sending',
  `update payout_sendings s set called_at = $now, next_query_at = $nextQueryAt from payouts p
    where p.id = s.payout_id and s.id = $id and s.state = 'sending' and s.called_at is null returning ${SENDING}`,
  { guarded: true },
);

export const findSending = statement<{ id: string }, SendingRow>(
  'payouts.find-sending',
  `select ${SENDING} from payout_sendings s join payouts p on p.id = s.payout_id where s.id = $id`,
  { guarded: true },
);

export const findByExternalId = statement<{ externalId: string }, SendingRow>(
  'payouts.find-sending-by-external-id',
  `select ${SENDING} from payout_sendings s join payouts p on p.id = s.payout_id where s.external_id = $externalId`,
  { guarded: true },
);

/** The newest attempt to pay a payout. */
export const lastSending = statement<{ payoutId: string }, SendingRow>(
  'payouts.last-sending',
  `select ${SENDING} from payout_sendings s join payouts p on p.id = s.payout_id where s.payout_id = $payoutId
    order by s.created_at desc, s.id desc limit 1`,
  { guarded: true },
);

/** Every attempt to pay these payouts, oldest first. */
export const sendingsOf = statement<{ payoutIds: readonly string[] }, SendingRow>(
  'payouts.sendings-of',
  `select ${SENDING} from payout_sendings s join payouts p on p.id = s.payout_id where s.payout_id = any($payoutIds::uuid[])
    order by s.created_at, s.id`,
  { guarded: true },
);

/** Writes down the gateway's own id. Changes nothing when one is known, or when the sending has an outcome. */
export const noteTransaction = statement<{ id: string; transactionId: string }>(
  'payouts.note-transaction',
  `update payout_sendings set transaction_id = $transactionId where id = $id and transaction_id is null and state in ('sending', 'unknown')`,
  { guarded: true },
);

/** Writes down what the status call said. Changes no row once the sending has an outcome. */
export const noteAnswer = statement<{ id: string; lastAnswer: LastAnswer }>(
  'payouts.note-answer',
  `update payout_sendings set queries = queries + 1, last_answer = $lastAnswer where id = $id and state in ('sending', 'unknown')`,
  { guarded: true },
);

/** Writes down when the gateway is asked again; null for never. Changes no row once the sending has an outcome. */
export const scheduleQuery = statement<{ id: string; nextQueryAt: Date | null }>(
  'payouts.schedule-query',
  `update payout_sendings set next_query_at = $nextQueryAt where id = $id and state in ('sending', 'unknown')`,
  { guarded: true },
);

/** Moves a sending to `unknown`. Changes no row when it is so, or has an outcome. */
export const loseSending = statement<{ id: string }>(
  'payouts.lose-sending',
  `update payout_sendings set state = 'unknown' where id = $id and state = 'sending'`,
  { guarded: true },
);

/** Writes down what speaks against a success. Changes no row once the sending has an outcome. */
export const noteDoubt = statement<{
  id: string;
  doubt: Doubt;
  seenAmount: number | null;
  seenCurrency: string | null;
}>(
  'payouts.note-doubt',
  `update payout_sendings set doubt = $doubt, seen_amount = $seenAmount, seen_currency = $seenCurrency where id = $id and state in ('sending', 'unknown')`,
  { guarded: true },
);

/** Ends a sending that did not pay. Changes no row once it has an outcome. */
export const declineSending = statement<{ id: string; reason: string; endedBy: string | null; now: Date }>(
  'payouts.decline-sending',
  `update payout_sendings set state = 'declined', decline_reason = $reason, ended_by = $endedBy, ended_at = $now, next_query_at = null
    where id = $id and state in ('sending', 'unknown')`,
  { guarded: true },
);

/** Ends a sending that paid. Changes no row once it has an outcome. */
export const paySending = statement<{ id: string; endedBy: string | null; now: Date }>(
  'payouts.pay-sending',
  `update payout_sendings set state = 'paid', ended_by = $endedBy, ended_at = $now, next_query_at = null
    where id = $id and state in ('sending', 'unknown')`,
  { guarded: true },
);

/** What is on its way and should have been called or asked about by then; at most 500. */
export const overdueSendings = statement<{ dueBefore: Date }, { id: string; called: boolean }>(
  'payouts.overdue-sendings',
  `select id, called_at is not null as called from payout_sendings
    where state in ('sending', 'unknown') and (next_query_at < $dueBefore or (called_at is null and created_at < $dueBefore))
    order by created_at limit 500`,
  { guarded: true },
);

/** The newest attempts that became unknown or were declined, of payouts that were neither paid nor dropped. */
export const troubledSendings = statement<NoValues, Pick<SendingRow, 'id' | 'kind' | 'subject_id'>>(
  'payouts.troubled-sendings',
  `select s.id, p.kind, p.subject_id from payouts p
     join lateral (select id, state from payout_sendings where payout_id = p.id order by created_at desc, id desc limit 1) s on true
    where p.state not in ('paid', 'dropped') and s.state in ('unknown', 'declined')`,
  { guarded: true },
);
