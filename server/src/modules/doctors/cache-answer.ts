import type { ComplaintTopic } from '@tabibu/contract/complaint-words';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { SECOND } from '../../platform/time.ts';

/**
 * Lists for visitors without a session are cached for a moment. They stay correct because:
 *
 * - An answer contains nothing about the person who asked, and its key is the whole query with the price country.
 * - It is at most two seconds old, and expires with the first free time that it shows.
 * - In this process, a write to a doctor removes the answers that show them, and a new doctor removes all. An answer
 *   whose rows were read before such a write is not cached. Another process's write shows after two seconds.
 * - A list decides nothing: slot and price are read again when a slot is held and paid.
 *
 * An answer is cached only when its key is asked for a second time, so that single requests do not fill the memory.
 */
const MAX_AGE = 2 * SECOND;
const MOST = 500;
/** How many keys are remembered to recognize the second request. */
const MOST_ASKED = 2_000;

export interface CachedAnswer {
  readonly body: string;
  /** Cursor of the next page. */
  readonly next: string | undefined;
  readonly topics: readonly ComplaintTopic[];
  readonly doctors: readonly string[];
  /** The first free time that the answer shows. The answer expires then. */
  readonly goodUntil: Date | undefined;
}

/** Taken before the rows of an answer are read: the time, and how many writes this process had seen. */
export interface ReadMoment {
  readonly since: number;
  readonly writes: number;
}

interface Process {
  readonly answers: Map<string, CachedAnswer & ReadMoment>;
  readonly asked: Set<string>;
  writes: number;
}

/** Each process has one configuration object, so it serves as the key. */
const processes = new WeakMap<Config, Process>();

function processOf(ctx: Context): Process {
  const known = processes.get(ctx.config) ?? { answers: new Map(), asked: new Set<string>(), writes: 0 };
  processes.set(ctx.config, known);
  return known;
}

/** Returns the cached answer of a key, or undefined when there is none or it has expired. */
export function findCachedAnswer(ctx: Context, key: string): CachedAnswer | undefined {
  const found = processOf(ctx).answers.get(key);
  if (found === undefined || performance.now() - found.since >= MAX_AGE) return undefined;
  return found.goodUntil !== undefined && found.goodUntil <= ctx.clock.now() ? undefined : found;
}

/** Returns the moment to pass to `cacheAnswer`. Call it before the rows of the answer are read. */
export function readMoment(ctx: Context): ReadMoment {
  return { since: performance.now(), writes: processOf(ctx).writes };
}

/** Caches an answer from the second request of its key on, unless a write happened since its rows were read. */
export function cacheAnswer(ctx: Context, key: string, moment: ReadMoment, kept: CachedAnswer): void {
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

/**
 * Removes the cached answers that show a doctor, or all of them. Inside a transaction this happens after the commit.
 */
export function invalidateAnswers(ctx: Context, doctorId?: string): void {
  const known = processOf(ctx);
  const forget = () => {
    known.writes += 1;
    if (doctorId === undefined) known.answers.clear();
    else for (const [key, kept] of known.answers) if (kept.doctors.includes(doctorId)) known.answers.delete(key);
  };
  if (ctx.db.kind === 'transaction') ctx.db.afterCommit(forget);
  else forget();
}
