import type { EarningsBody, WithdrawalBody } from '@tabibu/contract/earnings';
import type { Intention } from './intention.ts';
import { apiQuery } from './query.ts';

export type { EarningsBody, WithdrawalBody };

const PATH = '/api/doctor/earnings';

/** The doctor's fees, sums and one page of what came and went. */
export const earningsQuery = (cursor?: string) => apiQuery<EarningsBody>(cursor ? `${PATH}?cursor=${encodeURIComponent(cursor)}` : PATH, 5_000);

/** Every page of the earnings, for asking again after something changed. */
export const EARNINGS = { queryKey: ['api'], predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[1]).startsWith(PATH) };

/** Asks to be paid out: minor units of the currency of the doctor's country. */
export function requestWithdrawal(send: Intention, wish: { amount: number; payout_phone: string }): Promise<WithdrawalBody> {
  return send<WithdrawalBody>('/api/doctor/withdrawals', wish);
}
