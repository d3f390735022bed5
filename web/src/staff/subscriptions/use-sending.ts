import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../api/client.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { COUPONS, SUBSCRIBERS, readSending, sendCoupon } from '../../api/subscriptions.ts';
import type { CouponSendingBody } from '../../api/subscriptions.ts';

/** How often, and how many times, we ask what became of a text message. */
const PAUSE = 1_000;
const ASKED = 15;

interface SentCode {
  readonly code: string;
  /** The masked number of its owner. */
  readonly phone: string;
}

/** Where the last sending stands. `refused` has the server's sentence, if it gave one. */
export type SendingOutcome =
  | { readonly kind: 'asking'; readonly phone: string }
  | { readonly kind: 'reported'; readonly phone: string; readonly report: CouponSendingBody }
  | { readonly kind: 'refused'; readonly why: string | undefined };

export interface Sending {
  readonly busy: boolean;
  readonly outcome: SendingOutcome | undefined;
  readonly send: (sent: SentCode) => void;
  readonly forget: () => void;
}

/**
 * Texts codes, one after the other, and follows each until the SMS provider has answered: a code counts as sent only
 * once the provider took it (W52).
 */
export function useSending(): Sending {
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [outcome, setOutcome] = useState<SendingOutcome>();
  const follow = async ({ code, phone }: SentCode) => {
    setOutcome({ kind: 'asking', phone });
    try {
      const { sending_id: id } = await sendCoupon(send, code);
      setOutcome({ kind: 'reported', phone, report: await untilAnswered(id) });
    } catch (error) {
      setOutcome({ kind: 'refused', why: sentenceOf(error) });
    }
    await Promise.all([client.invalidateQueries(SUBSCRIBERS), client.invalidateQueries(COUPONS)]);
  };
  return {
    busy: outcome?.kind === 'asking',
    outcome,
    send: (sent) => void follow(sent),
    forget: () => setOutcome(undefined),
  };
}

/** Returns the server's sentence of a refusal; undefined for a lost connection and a failure of the server. */
export function sentenceOf(error: unknown): string | undefined {
  const isRefusal = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
  return isRefusal && error.detail ? error.detail : undefined;
}

async function untilAnswered(sendingId: string): Promise<CouponSendingBody> {
  for (let asked = 1; ; asked += 1) {
    const report = await readSending(sendingId);
    if (report.state !== 'waiting' || asked >= ASKED) return report;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
