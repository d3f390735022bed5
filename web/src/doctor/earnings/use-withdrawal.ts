import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { EARNINGS, requestWithdrawal } from '../../api/earnings.ts';
import type { WithdrawalBody } from '../../api/earnings.ts';
import { isAnswer, useIntention } from '../../api/intention.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { proofWantedBy } from './payout-proof.tsx';
import type { WantedProof } from './payout-proof.tsx';

interface Request { readonly amount: number; readonly payout_phone: string }

interface Attempt {
  readonly count: number;
  readonly busy: boolean;
  readonly amountWrong?: string | undefined;
  readonly phoneWrong?: string | undefined;
  readonly fault?: unknown;
  /** What has to be proven first, and the request that then goes on. */
  readonly proof?: { readonly wanted: WantedProof; readonly wish: Request };
}

/** Sends a request to be paid out; where the server wants a proof first, the request waits for it and then goes on. */
export function useWithdrawal(onDone: (withdrawal: WithdrawalBody) => void) {
  const { language } = useSpeech();
  const client = useQueryClient();
  const send = useIntention();
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, busy: false });
  const after = async (fault: unknown, wish: Request): Promise<Pick<Attempt, 'fault' | 'proof'>> => {
    try {
      const wanted = await proofWantedBy(fault, wish.payout_phone, language);
      return wanted === undefined ? { fault } : { proof: { wanted, wish } };
    } catch (other) {
      // The code could not be sent: its own refusal says why.
      return { fault: other };
    }
  };
  const request = async (wish: Request): Promise<void> => {
    const count = attempt.count + 1;
    setAttempt({ count, busy: true });
    try {
      onDone(await requestWithdrawal(send, wish));
    } catch (fault) {
      setAttempt({ count, busy: false, ...await after(fault, wish) });
      // A refusal means that the page knows too little: what there is may have changed.
      if (isAnswer(fault)) void client.invalidateQueries(EARNINGS);
    }
  };
  const refuse = (faults: Pick<Attempt, 'amountWrong' | 'phoneWrong'>) => setAttempt({ count: attempt.count + 1, busy: false, ...faults });
  return { attempt, request, refuse, goBack: () => setAttempt({ count: attempt.count, busy: false }) };
}
