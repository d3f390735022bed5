import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@tabibu/contract/api-calls';
import { EARNINGS, requestWithdrawal } from '../../api/earnings.ts';
import type { WithdrawalBody } from '../../api/earnings.ts';
import { isFinalAnswer, useIdempotentSend } from '../../api/idempotent-send.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { proofWantedBy } from './payout-proof.tsx';
import type { WantedProof } from './payout-proof.tsx';

export type WithdrawalWish = BodyOf<'POST /api/doctor/withdrawals'>;

interface Attempt {
  readonly count: number;
  readonly busy: boolean;
  readonly amountWrong?: string | undefined;
  readonly phoneWrong?: string | undefined;
  readonly fault?: unknown;
  /** The proof that is needed first, and the request to send after it. */
  readonly proof?: { readonly wanted: WantedProof; readonly wish: WithdrawalWish };
}

/**
 * Returns `request`, which sends a withdrawal request. If the server demands a proof first, `attempt.proof` holds it;
 * the caller repeats the request after the proof.
 */
export function useWithdrawal(onDone: (withdrawal: WithdrawalBody) => void) {
  const { language } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, busy: false });
  const after = async (fault: unknown, wish: WithdrawalWish): Promise<Pick<Attempt, 'fault' | 'proof'>> => {
    try {
      const wanted = await proofWantedBy(fault, wish.payout_phone, language);
      return wanted === undefined ? { fault } : { proof: { wanted, wish } };
    } catch (other) {
      // The code could not be sent: show why, instead of the first refusal.
      return { fault: other };
    }
  };
  const request = async (wish: WithdrawalWish): Promise<void> => {
    const count = attempt.count + 1;
    setAttempt({ count, busy: true });
    try {
      onDone(await requestWithdrawal(send, wish));
    } catch (fault) {
      setAttempt({ count, busy: false, ...(await after(fault, wish)) });
      // After a refusal the balance on the page may be out of date.
      if (isFinalAnswer(fault)) void client.invalidateQueries(EARNINGS);
    }
  };
  const refuse = (faults: Pick<Attempt, 'amountWrong' | 'phoneWrong'>) =>
    setAttempt({ count: attempt.count + 1, busy: false, ...faults });
  return { attempt, request, refuse, goBack: () => setAttempt({ count: attempt.count, busy: false }) };
}
