import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { SECOND } from '../../platform/time.ts';

/**
 * Public lists for visitors without a session may be answered again for a moment.
 *
 * How that is kept true: an answer holds nothing of the person who asked; its key is the whole query with the price country;
 * it is at most two seconds old, and not older than the first free time on it; this process drops it as soon as it has written
 * something about a doctor on it, and all of them when a doctor is added; an answer whose rows were read before such a write is
 * not kept. Another process's write is seen after two seconds at the latest. Nothing in a list decides anything: slot and price
 * are read afresh when a slot is held and paid. What is asked only once is not kept: it would only fill the memory.
 */
const MAX_AGE = 2 * SECOND;
const MOST = 500;
/** Addresses remembered to know the second time that somebody asks. */
const MOST_ASKED = 2_000;

export interface Kept {
  readonly body: string;
  /** Where the next page begins. */
  readonly next: string | undefined;
  readonly doctors: readonly string[];
  /** The first free time that the answer shows; after it, it is no longer true. */
  readonly goodUntil: Date | undefined;
}

/** The moment before the rows of an answer were read. */
export interface ReadMoment { readonly since: number; readonly writes: number }

interface Process { readonly answers: Map<string, Kept & ReadMoment>; readonly asked: Set<string>; writes: number }

/** One configuration is one process. */
const processes = new WeakMap<Config, Process>();

function processOf(ctx: Context): Process {
  const known = processes.get(ctx.config) ?? { answers: new Map(), asked: new Set<string>(), writes: 0 };
  processes.set(ctx.config, known);
  return known;
}

/** The answer kept under a key, while it is true. */
export function findKept(ctx: Context, key: string): Kept | undefined {
  const found = processOf(ctx).answers.get(key);
  if (found === undefined || performance.now() - found.since >= MAX_AGE) return undefined;
  return found.goodUntil !== undefined && found.goodUntil <= ctx.clock.now() ? undefined : found;
}

/** To be taken before the rows of an answer are read. */
export function readMoment(ctx: Context): ReadMoment {
  return { since: performance.now(), writes: processOf(ctx).writes };
}

/** Keeps an answer that is asked for again, unless something was written since its rows were read. */
export function keepAnswer(ctx: Context, key: string, moment: ReadMoment, kept: Kept): void {
  const { answers, asked, writes } = processOf(ctx);
  if (writes !== moment.writes) return;
  if (!asked.has(key)) {
    if (asked.size >= MOST_ASKED) asked.clear();
    asked.add(key);
    return;
  }
  if (answers.size >= MOST) answers.clear();
  answers.set(key, { ...kept, ...moment });
}

/** Forgets the answers that show a doctor, or all of them: after the commit of the open transaction, or at once. */
export function forgetAnswers(ctx: Context, doctorId?: string): void {
  const known = processOf(ctx);
  const forget = () => {
    known.writes += 1;
    if (doctorId === undefined) known.answers.clear();
    else for (const [key, kept] of known.answers) if (kept.doctors.includes(doctorId)) known.answers.delete(key);
  };
  if (ctx.db.kind === 'transaction') ctx.db.afterCommit(forget);
  else forget();
}
