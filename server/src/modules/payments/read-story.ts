import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import * as exchanges from './exchange-store.ts';
import type { ExchangeRow } from './exchange-store.ts';
import { withoutNumber, withoutPrivateFields } from './hide-number.ts';
import type { Payment } from './payment-store.ts';
import type { PaymentState } from './states.ts';
import * as story from './story-store.ts';

/** More than honest providers send about one payment. */
const MOST_CALLBACKS = 200;

/** A callback as it came, without what identifies a person. */
interface StoryCallback {
  readonly id: string;
  readonly receivedAt: Date;
  /** Read as UTF-8, with numbers, names and credentials hidden. */
  readonly text: string;
  /** Of the bytes as they came. */
  readonly bytes: number;
  readonly sha256: string;
  /** 'good' and 'none' (the provider signs nothing) were believed as a claim; the others were rejected. */
  readonly signature: 'good' | 'none' | 'rejected';
  /** Why it was rejected. */
  readonly why: string | null;
  readonly claims: string | null;
}

export interface PaymentStory {
  readonly moves: readonly { readonly state: PaymentState; readonly at: Date }[];
  readonly exchanges: readonly ExchangeRow[];
  readonly callbacks: readonly StoryCallback[];
  /** The ids of what a person had to look at. */
  readonly caseIds: readonly string[];
}

/**
 * Returns everything that is kept about a payment besides the payment: its states, what was asked of the provider,
 * what the provider sent, and what a person had to look at, each oldest first (ADM-PAY-06). The caller has checked the
 * right to it.
 */
export async function readPaymentStory(ctx: Context, payment: Payment): Promise<PaymentStory> {
  const { id: paymentId, phone } = payment;
  const moves = await ctx.db.many(story.moves, { paymentId });
  const callbacks = await ctx.db.many(story.callbacksOf, { paymentId, limit: MOST_CALLBACKS });
  return {
    moves: moves.map(({ to_state: state, at }) => ({ state, at })),
    exchanges: await ctx.db.many(exchanges.exchangesOf, { paymentId }),
    callbacks: callbacks.map((row) => callbackOf(row, phone)),
    caseIds: await caseIdsOf(ctx, payment),
  };
}

/** Returns the ids of what a person had to look at about a payment, oldest first. */
export async function caseIdsOf(ctx: Context, { id: paymentId }: Pick<Payment, 'id'>): Promise<string[]> {
  return (await ctx.db.many(story.casesOf, { paymentId })).map(({ id }) => id);
}

function callbackOf(
  { id, raw, received_at: receivedAt, outcome, why, signed, claims }: story.StoryCallbackRow,
  phone: string,
): StoryCallback {
  return {
    id,
    receivedAt,
    text: withoutNumber(withoutPrivateFields(raw.toString('utf8')), phone),
    bytes: raw.length,
    sha256: createHash('sha256').update(raw).digest('hex'),
    signature: outcome === 'rejected' ? 'rejected' : signed === true ? 'good' : 'none',
    why,
    claims,
  };
}
