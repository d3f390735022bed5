import { randomBytes } from 'node:crypto';
import type { CallbackSender } from './callbacks.ts';
import { smallerAmount } from './smaller-amount.ts';
import type { SandboxCallback, SandboxPayment, SandboxStore } from './world.ts';

interface Verdict {
  state: 'paid' | 'refused';
  reason: string | null;
  paidAmount: string | null;
  cardLast4?: string;
}

/** What a callback claims. A forged one claims something that is not true. */
interface Claim {
  state: 'paid' | 'refused';
  reason: string | null;
  amount: string;
  forged: boolean;
}

export type CallbackWriter = (payment: SandboxPayment, claim: Claim) => { contentType: string; body: string };

export interface Settlement {
  /** Stores a new payment and starts its plan. */
  open(payment: SandboxPayment): void;
  /** Ends a pending payment. A payment that has already ended is returned unchanged. */
  settle(payment: SandboxPayment, verdict: Verdict): SandboxPayment;
  /** Returns the payment as of now. First ends it if its time has come, so the result does not depend on timers. */
  current(payment: SandboxPayment): SandboxPayment;
  resume(): void;
  stop(): void;
}

/** Milliseconds that leave the answer to the request time to go out before the payment changes. */
const AFTER_THE_ANSWER_MS = 20;

/** Ends payments by their plan or by a person's decision, and sends the callbacks. */
export function settlement(
  world: SandboxStore,
  sender: CallbackSender,
  write: Record<SandboxPayment['party'], CallbackWriter>,
  now: () => Date,
): Settlement {
  const timers = new Set<NodeJS.Timeout>();
  const report = (payment: SandboxPayment, claim: Claim) => sendCallbacks(sender, write, now(), payment, claim);

  function settle(payment: SandboxPayment, verdict: Verdict): SandboxPayment {
    const standing = world.payment(payment.party, payment.externalId) ?? payment;
    if (standing.state !== 'pending') return standing;
    const { state, reason, paidAmount, cardLast4 = null } = verdict;
    const ended = { ...standing, state, reason, paidAmount, cardLast4, endsAt: null, endedAt: now().getTime() };
    world.keepPayment(ended);
    report(ended, { state, reason, amount: paidAmount ?? ended.amount, forged: false });
    return ended;
  }

  function current(payment: SandboxPayment): SandboxPayment {
    const standing = world.payment(payment.party, payment.externalId) ?? payment;
    if (standing.state !== 'pending' || standing.endsAt === null || standing.endsAt > now().getTime()) return standing;
    if (standing.plan.outcome === 'forged') {
      const quiet = { ...standing, endsAt: null };
      world.keepPayment(quiet);
      report(quiet, { state: 'paid', reason: null, amount: quiet.amount, forged: true });
      return quiet;
    }
    return settle(standing, plannedVerdict(standing));
  }

  function arm(payment: SandboxPayment): void {
    if (payment.state !== 'pending' || payment.endsAt === null) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        current(payment);
      },
      Math.max(AFTER_THE_ANSWER_MS, payment.endsAt - now().getTime() + 1),
    );
    timer.unref();
    timers.add(timer);
  }

  return {
    open(payment) {
      world.keepPayment(payment);
      arm(payment);
    },
    settle,
    current,
    resume: () => [...world.payments.values()].forEach(arm),
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

/** Sends the callbacks of an ended payment: as many copies as its plan says, after the delay that it says, or none. */
function sendCallbacks(
  sender: CallbackSender,
  write: Record<SandboxPayment['party'], CallbackWriter>,
  now: Date,
  payment: SandboxPayment,
  claim: Claim,
): void {
  if (payment.plan.callbackLost) return;
  const dueAt = now.getTime() + Math.max(AFTER_THE_ANSWER_MS, payment.plan.callbackDelayMs);
  const written = write[payment.party](payment, claim);
  for (let copy = 1; copy <= payment.plan.copies; copy += 1)
    sender.send({ ...unsentCallback(payment, claim.forged, dueAt), ...written });
}

function unsentCallback(
  payment: SandboxPayment,
  forged: boolean,
  dueAt: number,
): Omit<SandboxCallback, 'body' | 'contentType'> {
  return {
    id: randomBytes(12).toString('hex'),
    party: payment.party,
    externalId: payment.externalId,
    path: 'payment',
    forged,
    dueAt,
    sentAt: null,
    result: null,
  };
}

function plannedVerdict(payment: SandboxPayment): Verdict {
  const { outcome } = payment.plan;
  if (outcome === 'paid' || outcome === 'wrong-amount') return approvedVerdict(payment);
  return { state: 'refused', reason: outcome, paidAmount: null };
}

/**
 * Returns how an approved payment ends: paid in full, or with too little where its plan says so. Where nothing smaller
 * can be paid it is refused, so that it is never paid rightly by mistake.
 */
export function approvedVerdict({ plan, amount }: SandboxPayment): Verdict {
  if (plan.outcome !== 'wrong-amount') return { state: 'paid', reason: null, paidAmount: amount };
  const paidAmount = smallerAmount(amount);
  if (paidAmount === null) return { state: 'refused', reason: 'no-smaller-amount', paidAmount };
  return { state: 'paid', reason: null, paidAmount };
}
