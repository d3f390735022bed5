import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import * as inbox from './inbox-store.ts';
import type { CaseKind } from './payment-store.ts';

export interface CaseInput {
  readonly kind: CaseKind;
  readonly provider: string;
  readonly paymentId: string | null;
  readonly inboxId: string | null;
  /** Codes and amounts; no personal data. */
  readonly details?: Record<string, unknown>;
  /** Statements of the provider about the payment; the case keeps each different one, also from earlier calls. */
  readonly said?: readonly Record<string, unknown>[];
}

/**
 * Opens a case for staff and logs an alarm (W-06). May be repeated: while a case of the kind is open, no second one is.
 */
export async function openCase(ctx: Context, input: CaseInput): Promise<void> {
  const { kind, provider, paymentId, inboxId, details = {}, said } = input;
  const now = ctx.clock.now();
  const opened = await ctx.db.maybe(inbox.openCase, {
    id: newId(now),
    kind,
    provider,
    paymentId,
    inboxId,
    details: JSON.stringify(details),
    now,
  });
  if (said !== undefined) await ctx.db.run(inbox.appendToCase, { paymentId, kind, said: JSON.stringify(said) });
  if (opened !== undefined)
    ctx.log.error({ alarm: kind, caseId: opened.id, provider, paymentId, inboxId }, 'a payment needs a person');
}

/** Closes the open cases of these kinds, because the payment has an outcome. */
export async function closeCases(
  ctx: Context,
  paymentId: string,
  why: string,
  kinds: readonly CaseKind[],
): Promise<void> {
  await ctx.db.run(inbox.closeCases, { paymentId, now: ctx.clock.now(), closedWhy: why, kinds });
}
