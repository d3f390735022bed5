import type { EarningsBody, WithdrawalBody } from '@tabibu/contract/earnings';
import type { BodyOf } from '@tabibu/contract/api-calls';
import { answersUnder } from './answers-under.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { EarningsBody, WithdrawalBody };

/** Query of the doctor's fees, totals and one page of earnings and withdrawals. */
export const earningsQuery = (cursor?: string) => apiQuery('GET /api/doctor/earnings', 5_000, { query: { cursor } });

/** Filter of all cached pages of the earnings, to refetch them after a change. */
export const EARNINGS = answersUnder('GET /api/doctor/earnings');

/** Requests a withdrawal. The amount is in minor units of the currency of the doctor's country. */
export function requestWithdrawal(
  send: IdempotentSend,
  wish: BodyOf<'POST /api/doctor/withdrawals'>,
): Promise<WithdrawalBody> {
  return send('POST /api/doctor/withdrawals', { body: wish });
}
