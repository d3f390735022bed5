import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { AnswerPart, ConversationContext, ConversationState } from '@tabibu/contract/triage/conversation';
import { hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { HOUR } from '../../platform/time.ts';

/** How long a conversation can be gone on with, kept or marked as helpful. */
const LASTS = 24 * HOUR;
/** Longer conversations lose turns after the first one; what was understood of them stays. */
const MOST_TURNS = 30;
const MOST_CHARACTERS = 8_000;
const VERSION = 1;

/** What was said in a turn: words, or the id of a choice, and the question that they answer. */
interface SaidTurn {
  readonly q?: string;
  readonly t: string;
}

/** A conversation as its person carries it between two texts. */
export interface CarriedConversation {
  readonly v: typeof VERSION;
  /** A random id that it keeps from its first text on. */
  readonly thread: string;
  /** Milliseconds since 1970; it cannot be opened from then on. */
  readonly until: number;
  readonly context: ConversationContext;
  /** The state before the last turn; null if that was the first one. */
  readonly before: ConversationState | null;
  readonly state: ConversationState;
  readonly turns: readonly SaidTurn[];
  /** What a language model made of the last answer; absent where the built-in words stand. */
  readonly wording?: readonly AnswerPart[];
}

type NextTurn = Pick<CarriedConversation, 'context' | 'state'> & {
  readonly said: SaidTurn;
  readonly wording: readonly AnswerPart[] | undefined;
};

/** Returns a conversation after one more turn. `known` is undefined for the first one. */
export function addTurn(
  ctx: Context,
  known: CarriedConversation | undefined,
  { context, state, wording, said }: NextTurn,
): CarriedConversation {
  return {
    v: VERSION,
    thread: known?.thread ?? randomUUID(),
    until: ctx.clock.now().getTime() + LASTS,
    context,
    before: known?.state ?? null,
    state,
    turns: shortened([...(known?.turns ?? []), said]),
    ...(wording === undefined ? {} : { wording }),
  };
}

function shortened(turns: readonly SaidTurn[]): SaidTurn[] {
  const kept = [...turns];
  const length = () => kept.reduce((sum, { t }) => sum + t.length, 0);
  while (kept.length > 2 && (kept.length > MOST_TURNS || length() > MOST_CHARACTERS)) kept.splice(1, 1);
  return kept;
}

const VISITOR = 'visitor';
const placeOf = (whose: string) => `assistant.conversation.${whose}`;

/**
 * Encrypts a conversation for its person: for the account of somebody who is signed in, so that on a shared phone
 * nobody else goes on with it, or for whoever carries it.
 */
export function sealConversation(ctx: Context, conversation: CarriedConversation): string {
  const whose = hasAccount(ctx.actor) ? ctx.actor.accountId : VISITOR;
  const packed = deflateRawSync(JSON.stringify(conversation));
  return ctx.keys.sealCarried(placeOf(whose), packed).toString('base64url');
}

/**
 * Decrypts what `sealConversation` made. A visitor who has signed in goes on with the own conversation. Returns
 * undefined if it is over, was made for somebody else, or is none of ours.
 */
export function openConversation(ctx: Context, sealed: string): CarriedConversation | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const whose = hasAccount(ctx.actor) ? [ctx.actor.accountId, VISITOR] : [VISITOR];
  for (const one of whose) {
    const packed = openFor(ctx, one, bytes);
    if (packed === undefined) continue;
    const conversation = JSON.parse(inflateRawSync(packed).toString('utf8')) as CarriedConversation;
    return conversation.v === VERSION && conversation.until > ctx.clock.now().getTime() ? conversation : undefined;
  }
  return undefined;
}

function openFor(ctx: Context, whose: string, sealed: Buffer): Buffer | undefined {
  try {
    return ctx.keys.openCarried(placeOf(whose), sealed);
  } catch {
    return undefined;
  }
}
