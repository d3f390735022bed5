import { useState } from 'react';
import { leavePage, refreshPaymentStatus } from '../../api/payments.ts';
import type { PaymentStatusBody } from '../../api/payments.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';

/** Closing the gateway's page in order to pay another way: under way, or why it failed. */
export interface PageClosing {
  readonly busy: boolean;
  readonly fault?: unknown;
}

const ANSWER_WITHIN = 10;
const PAUSE = 1_000;

/** Asks the network at the person's request and waits up to about ten seconds for its answer. */
export function useManualStatusCheck(
  reference: string | null,
  refetch: () => Promise<{ data?: PaymentStatusBody | undefined }>,
  refresh: () => Promise<void>,
) {
  const [state, setState] = useState({ asking: false, asked: false });
  const ask = async () => {
    setState({ asking: true, asked: false });
    const before = await refreshPaymentStatus(reference ?? '').catch(() => undefined);
    let answer = await refetch();
    for (
      let tries = 0;
      before?.asks && answer.data?.asked_at === before.asked_at && tries < ANSWER_WITHIN;
      tries += 1
    ) {
      await new Promise((done) => setTimeout(done, PAUSE));
      answer = await refetch();
    }
    setState({ asking: false, asked: before !== undefined && answer.data?.stage === 'unknown' });
    await refresh();
  };
  return { ...state, ask: () => void ask() };
}

/** Closes the gateway's page of the payment; `onLeft` hears whether it ended without money. */
export function useLeavingPage(reference: string | null, onLeft: (closed: boolean) => Promise<void>) {
  const reply = useFormReply();
  const [state, setState] = useState<PageClosing>({
    busy: false,
    fault: reply?.form === 'leave-page' ? refusalIn(reply) : undefined,
  });
  const leave = async () => {
    setState({ busy: true });
    try {
      const { outcome } = await leavePage(reference ?? '');
      await onLeft(outcome === 'closed');
      setState({ busy: false });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return { state, leave: () => void leave() };
}
