import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import * as inbox from './inbox-store.ts';

export type CaseKind = 'mismatch' | 'unproven' | 'unknown-reference' | 'never-asked' | 'long-unknown' | 'no-answer' | 'surplus' | 'gateway';

export interface CaseInput {
  readonly kind: CaseKind;
  readonly provider: string;
  readonly paymentId: string | null;
  readonly inboxId: string | null;
  /** Codes and amounts; nothing of a person. */
  readonly details?: Record<string, unknown>;
  /** What was said, each thing once; an open case keeps what was said before. */
  readonly said?: readonly Record<string, unknown>[];
}

/** Puts something in front of a person and raises the alarm in the log (W-06). May be repeated: an open case stays one. */
export async function openCase(ctx: Context, input: CaseInput): Promise<void> {
  const { kind, provider, paymentId, inboxId, details = {}, said } = input;
  const now = ctx.clock.now();
  const opened = await ctx.db.maybe(inbox.openCase, [newId(now), kind, provider, paymentId, inboxId, JSON.stringify(details), now]);
  if (said !== undefined) await ctx.db.run(inbox.addSaid, [paymentId, kind, JSON.stringify(said)]);
  if (opened !== undefined) ctx.log.error({ alarm: kind, caseId: opened.id, provider, paymentId, inboxId }, 'a payment needs a person');
}

/** Ends the open cases of these kinds, because the payment has found its end. */
export async function closeCases(ctx: Context, paymentId: string, why: string, kinds: readonly CaseKind[]): Promise<void> {
  await ctx.db.run(inbox.closeCases, [paymentId, ctx.clock.now(), why, kinds]);
}
