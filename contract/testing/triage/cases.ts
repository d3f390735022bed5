import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { LEVELS } from '../../src/triage/levels.ts';
import type { Level } from '../../src/triage/levels.ts';

export const LANGUAGES = ['sw', 'en', 'fr', 'mix'] as const;
export const KINDS = ['positive', 'near', 'negated'] as const;
export const STYLES = ['plain', 'relative', 'note', 'sms', 'misspelt', 'long'] as const;

/** A text that somebody could write to the symptom assistant, and the level that the guidance gives it. */
export type Case = {
  /** The rule that the text was written for, its language and a number. */
  readonly id: string;
  readonly rule: string;
  readonly language: (typeof LANGUAGES)[number];
  /** Whether the rule holds, misses one condition, or is denied. */
  readonly kind: (typeof KINDS)[number];
  readonly style: (typeof STYLES)[number];
  readonly level: Level;
  /** What was tapped besides the text. */
  readonly stated: { readonly ageDays?: number; readonly sex?: 'female' | 'male'; readonly pregnant?: boolean };
  readonly text: string;
};

const FOLDER = new URL('cases/', import.meta.url);
const UNLEARNT = new URL('unlearnt/', import.meta.url);
const SPLIT = 'tabibu 2026-11-24';
const DAYS = { d: 1, mo: 30.5, y: 365.25 };

/** Returns all cases of the folder `cases`, in the order of its files. */
export function allCases(): Case[] {
  return casesIn(FOLDER);
}

/**
 * Returns the ordinary texts of the folder `unlearnt`: what people write every day, no danger. No weight is learnt from
 * them, so that they tell how often such a text is called an emergency.
 */
export function unlearntCases(): Case[] {
  return casesIn(UNLEARNT);
}

function casesIn(folder: URL): Case[] {
  const cases = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => casesOf(name, readFileSync(new URL(name, folder), 'utf8')));
  const ids = new Set(cases.map(({ id }) => id));
  if (ids.size !== cases.length) throw new Error('two cases have the same id');
  return cases;
}

/** Tells whether a case was written by whoever mended the rules, before the words for it: it was never held out. */
export function isOpen({ id }: Pick<Case, 'id'>): boolean {
  return /-o\d+$/.test(id);
}

/**
 * Says whether whoever mends the rules may look at a case. The other half is held out: only counts of it are printed.
 * The half depends on the id alone, so that a new case moves no other one. Cases of the files `open.*` are all seen.
 */
export function isSeen(one: Case): boolean {
  const { id } = one;
  if (isOpen(one)) return true;
  return createHash('sha256').update(`${SPLIT} ${id}`).digest()[0]! % 2 === 0;
}

function casesOf(file: string, content: string): Case[] {
  const language = oneOf(LANGUAGES, file.split('.')[1], file);
  return content
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => caseOf(language, line));
}

function caseOf(language: Case['language'], line: string): Case {
  const [id, kind, level, style, taps, text] = line.split('|').map((part) => part.trim());
  const [rule, written] = (id ?? '').split('-');
  if (!id || !rule || written !== language || !text) throw new Error(`no case: ${line}`);
  return {
    id,
    rule,
    language,
    kind: oneOf(KINDS, kind, line),
    style: oneOf(STYLES, style, line),
    level: oneOf(LEVELS, level, line),
    stated: statedOf(taps ?? '', line),
    text,
  };
}

function statedOf(taps: string, line: string): Case['stated'] {
  let stated: Case['stated'] = {};
  for (const tap of taps.split(' ').filter(Boolean)) {
    const age = /^(\d+)(d|mo|y)$/.exec(tap);
    if (age) stated = { ...stated, ageDays: Math.floor(Number(age[1]) * DAYS[age[2] as keyof typeof DAYS]) };
    else if (tap === 'f' || tap === 'm') stated = { ...stated, sex: tap === 'f' ? 'female' : 'male' };
    else if (tap === 'pregnant') stated = { ...stated, pregnant: true };
    else throw new Error(`unknown tap ${tap}: ${line}`);
  }
  return stated;
}

function oneOf<T extends string>(known: readonly T[], value: string | undefined, where: string): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Error(`${value} is none of ${known.join(', ')}: ${where}`);
  return found;
}
