import { COMPLAINT_WORDS, FILLER_WORDS } from '@tabibu/contract/complaint-words';
import { nameWords } from '@tabibu/contract/person-name';
import type { ComplaintTopic } from '@tabibu/contract/complaint-words';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import type { Specialties } from './read-specialties.ts';
import { prefixEditDistance, allowedErrors, isTitle } from './rules.ts';

/** The complaints in a text. */
export interface ParsedComplaints {
  readonly topics: readonly ComplaintTopic[];
  /** Single words that are a complaint. A doctor's name may be the same word. */
  readonly alone: readonly string[];
  /** Words that are neither part of a complaint nor filler words. */
  readonly rest: readonly string[];
}

/**
 * The topics of each phrase of the word list, its words joined by one space. Built once, so that a search needs no
 * query.
 */
const TOPICS = new Map<string, ComplaintTopic[]>();
for (const { topic, sw, en, fr } of COMPLAINT_WORDS) {
  for (const phrase of `${sw},${en},${fr}`.split(',').map((typed) => complaintWords(typed).join(' '))) {
    const known = TOPICS.get(phrase);
    if (known === undefined) TOPICS.set(phrase, [topic]);
    else if (!known.includes(topic)) known.push(topic);
  }
}

const LONGEST = Math.max(...[...TOPICS.keys()].map((phrase) => phrase.split(' ').length));
const SINGLE = [...TOPICS.keys()].filter((phrase) => !phrase.includes(' ') && phrase.length >= 4);
const AROUND = new Set(Object.values(FILLER_WORDS).flatMap((words) => words.split(',').flatMap(complaintWords)));
const PROBLEMS = new Map(COMPLAINT_WORDS.map(({ topic, problem }) => [topic, problem]));

/** Splits a text into words for comparison. Cuts off French articles such as l’ and d’, and writes œ as two letters. */
function complaintWords(text: string): string[] {
  return nameWords(
    text
      .toLowerCase()
      .replace(/œ/g, 'oe')
      .replace(/(^|[^\p{L}])(?:[ldjs]|qu)['’]/gu, '$1'),
  );
}

/** Returns the complaints in a text, matching the longest phrases first; undefined when there are none. */
export function parseComplaints(text: string): ParsedComplaints | undefined {
  const words = complaintWords(text).filter((word) => !isTitle(word));
  const topics = new Set<ComplaintTopic>();
  const alone: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestPhrase(words, at);
    const phrase = words.slice(at, at + Math.max(1, length)).join(' ');
    for (const topic of topicsOf(phrase)) topics.add(topic);
    if (length === 1) alone.push(phrase);
    if (length === 0 && !AROUND.has(phrase)) rest.push(phrase);
    at += Math.max(1, length);
  }
  return topics.size === 0 ? undefined : { topics: [...topics], alone, rest };
}

/** Returns how many words from here on form one complaint, or 0. */
function longestPhrase(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    if (topicsOf(words.slice(at, at + length).join(' ')).length > 0) return length;
  }
  return 0;
}

/** Returns the topics of exactly this word or phrase, or of its English or French plural. */
function topicsOf(phrase: string): readonly ComplaintTopic[] {
  return TOPICS.get(phrase) ?? (phrase.length > 3 ? TOPICS.get(phrase.replace(/[sx]$/, '')) : undefined) ?? [];
}

/** Returns the single complaint words that begin with the typed text; none for fewer than four letters. */
export function complaintsBeginning(typed: string): string[] {
  return typed.length < 4 ? [] : SINGLE.filter((word) => word.startsWith(typed));
}

/** Returns the single complaint words with at most `most` typing errors, nearest first. Compares whole words. */
export function complaintsNear(typed: string, most = allowedErrors(typed)): { word: string; errors: number }[] {
  if (most === 0) return [];
  return SINGLE.map((word) => ({
    word,
    errors: Math.max(prefixEditDistance(typed, word), Math.abs(word.length - typed.length)),
  }))
    .filter(({ errors }) => errors <= most)
    .sort((one, other) => one.errors - other.errors);
}

/** Returns the topics of single complaint words. */
export function topicsOfWords(words: readonly string[]): ComplaintTopic[] {
  return [...new Set(words.flatMap((word) => TOPICS.get(word) ?? []))];
}

/** Returns the specialties that treat these complaints, by the map of health problems. */
export function specialtiesFor(known: Specialties, topics: readonly ComplaintTopic[]): SpecialtyId[] {
  return known.treating(topics.map((topic) => PROBLEMS.get(topic)!));
}

/** Returns the health problem of a topic. */
export function problemOf(topic: ComplaintTopic): string {
  return PROBLEMS.get(topic)!;
}
