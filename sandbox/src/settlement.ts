import { randomBytes } from 'node:crypto';
import type { CallbackSender } from './callbacks.ts';
import type { SandboxCallback, SandboxPayment, World } from './world.ts';

export interface Verdict {
  state: 'paid' | 'refused';
  reason: string | null;
  paidAmount: string | null;
  cardLast4?: string;
}

/** What a callback says; for a forged one it is not the truth. */
export interface Claim {
  state: 'paid' | 'refused';
  reason: string | null;
  amount: string;
  forged: boolean;
}

export type CallbackWriter = (payment: SandboxPayment, claim: Claim) => { contentType: string; body: string };

export interface Settlement {
  /** Keeps a new payment and lets its plan run. */
  open(payment: SandboxPayment): void;
  /** Ends a pending payment; a payment that has ended stays as it is. */
  settle(payment: SandboxPayment, verdict: Verdict): SandboxPayment;
  /** The payment as it is now: what was due in the meantime has happened, whatever the timers do. */
  current(payment: SandboxPayment): SandboxPayment;
  resume(): void;
  stop(): void;
}

/** The answer to the request goes out before anything else happens to the payment. */
const AFTER_THE_ANSWER_MS = 20;

/** Ends payments by their plan or by a person's decision, and tells the product. */
export function settlement(world: World, sender: CallbackSender, write: Record<SandboxPayment['party'], CallbackWriter>, now: () => Date): Settlement {
  const timers = new Set<NodeJS.Timeout>();

  function tell(payment: SandboxPayment, claim: Claim): void {
    if (payment.plan.callbackLost) return;
    const dueAt = now().getTime() + Math.max(AFTER_THE_ANSWER_MS, payment.plan.callbackDelayMs);
    const written = write[payment.party](payment, claim);
    for (let copy = 1; copy <= payment.plan.copies; copy += 1) sender.send({ ...unsentCallback(payment, claim.forged, dueAt), ...written });
  }

  function settle(payment: SandboxPayment, verdict: Verdict): SandboxPayment {
    const standing = world.payment(payment.party, payment.externalId) ?? payment;
    if (standing.state !== 'pending') return standing;
    const ended: SandboxPayment = {
      ...standing,
      state: verdict.state,
      reason: verdict.reason,
      paidAmount: verdict.paidAmount,
      cardLast4: verdict.cardLast4 ?? null,
      endsAt: null,
      endedAt: now().getTime(),
    };
    world.keepPayment(ended);
    tell(ended, { state: verdict.state, reason: verdict.reason, amount: verdict.paidAmount ?? ended.amount, forged: false });
    return ended;
  }

  function current(payment: SandboxPayment): SandboxPayment {
    const standing = world.payment(payment.party, payment.externalId) ?? payment;
    if (standing.state !== 'pending' || standing.endsAt === null || standing.endsAt > now().getTime()) return standing;
    if (standing.plan.outcome === 'forged') {
      const quiet = { ...standing, endsAt: null };
      world.keepPayment(quiet);
      tell(quiet, { state: 'paid', reason: null, amount: quiet.amount, forged: true });
      return quiet;
    }
    return settle(standing, plannedVerdict(standing));
  }

  function arm(payment: SandboxPayment): void {
    if (payment.state !== 'pending' || payment.endsAt === null) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      current(payment);
    }, Math.max(AFTER_THE_ANSWER_MS, payment.endsAt - now().getTime() + 1));
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

function unsentCallback(payment: SandboxPayment, forged: boolean, dueAt: number): Omit<SandboxCallback, 'body' | 'contentType'> {
  return { id: randomBytes(12).toString('hex'), party: payment.party, externalId: payment.externalId, path: 'payment', forged, dueAt, sentAt: null, result: null };
}

function plannedVerdict(payment: SandboxPayment): Verdict {
  const { outcome } = payment.plan;
  if (outcome === 'paid') return { state: 'paid', reason: null, paidAmount: payment.amount };
  if (outcome === 'wrong-amount') return { state: 'paid', reason: null, paidAmount: smaller(payment.amount) };
  return { state: 'refused', reason: outcome, paidAmount: null };
}

/** One major unit less than asked; of one unit, half. */
function smaller(amount: string): string {
  const [whole = '0', fraction] = amount.split('.');
  if (Number(whole) <= 1) return fraction === undefined ? '1' : '0.50';
  return fraction === undefined ? String(Number(whole) - 1) : `${Number(whole) - 1}.${fraction}`;
}
