import { randomBytes } from 'node:crypto';
import { payoutPlanFor, planFor } from './scenario.ts';
import type { SandboxPayment, SandboxStore } from './world.ts';

export type PaymentRequest = Pick<
  SandboxPayment,
  'party' | 'externalId' | 'flow' | 'method' | 'phone' | 'amount' | 'currency' | 'payee' | 'echoed' | 'hosted'
> & {
  transactionId?: string;
};

/** Makes a pending payment with the plan that its phone number or a test's scenario chooses. */
export function newPayment(world: SandboxStore, asked: PaymentRequest, now: Date, speed: number): SandboxPayment {
  const plan =
    asked.flow === 'payout'
      ? payoutPlanFor(asked.phone!, world.scenarios, speed)
      : planFor(asked.phone, world.scenarios, speed);
  const endsByItself = asked.flow !== 'hosted' && plan.outcome !== 'handset' && plan.outcome !== 'silence';
  return {
    ...asked,
    transactionId: asked.transactionId ?? randomBytes(16).toString('hex'),
    state: 'pending',
    reason: null,
    paidAmount: null,
    plan,
    createdAt: now.getTime(),
    endsAt: endsByItself ? now.getTime() + plan.delayMs : null,
    endedAt: null,
    asked: 1,
    cardLast4: null,
  };
}
