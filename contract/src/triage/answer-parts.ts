import type { Language } from '../languages.ts';
import type { SpecialCardKind } from './cards.ts';
import { firstAidFor } from './content/say/first-aid.ts';
import {
  FIRST,
  FIRST_TO_SAFETY,
  GUIDANCE,
  HEADINGS,
  OR,
  OTHER_FIRST,
  RING,
  WHOM,
  WHOM_FOR_SAFETY,
} from './content/say/fixed.ts';
import { names } from './content/say/names.ts';
import { ownerOf } from './content/say/owner.ts';
import { SPECIAL_CARDS } from './content/say/special-cards.ts';
import { OTHER_TOPIC } from './content/say/topics.ts';
import type { ReadyTopic } from './content/say/topics.ts';
import type { Level } from './levels.ts';
import type { AnswerPart, AnswerPartKind, NumberToRing } from './reply.ts';

/** What an answer is composed of. */
export type Material = {
  readonly language: Language;
  readonly level: Level;
  readonly present: ReadonlySet<string>;
  /** The rules that made it as urgent as it is and name what is in danger. */
  readonly rules: readonly string[];
  readonly topic: ReadyTopic | undefined;
  readonly card: SpecialCardKind | null;
  readonly reasons: readonly string[];
  /** Those that ring for an emergency. */
  readonly numbers: readonly NumberToRing[];
  readonly onlyAsks: boolean;
  readonly understood: boolean;
  /** How often nothing was understood. */
  readonly misses: number;
};

/** The most words of an answer. */
export const MOST_WORDS = { web: 300, chat: 100 } as const;
const NUMBERS_IN_A_TEXT = 2;

/** Returns the parts of an answer, shortened until it fits the channel. Pure. */
export function answerParts(material: Material, channel: 'web' | 'chat'): AnswerPart[] {
  let parts = wholeAnswer(material);
  for (const [kind, most] of SHORTENING) {
    if (wordsOf(plainText(parts, channel)) <= MOST_WORDS[channel]) break;
    parts = parts
      .map((part) => (part.kind === kind ? { ...part, sentences: part.sentences.slice(0, most) } : part))
      .filter(({ sentences }) => sentences.length > 0);
  }
  return parts;
}

/** What is left out first when an answer is too long, and how many sentences stay. */
const SHORTENING: readonly (readonly [AnswerPartKind, number])[] = [
  ['why', 1],
  ['causes', 1],
  ['causes', 0],
  ['meanwhile', 2],
  ['worse', 4],
  ['whom', 1],
  ['meanwhile', 1],
  ['worse', 3],
  ['whom', 0],
  ['why', 0],
  ['meanwhile', 0],
  ['first', 8],
  ['first', 6],
];

function wholeAnswer(material: Material): AnswerPart[] {
  const { language, level, present, topic = OTHER_TOPIC, card, reasons, onlyAsks, understood } = material;
  const isEmergency = level === 'emergency';
  const cardText = card && !onlyAsks ? SPECIAL_CARDS[card] : null;
  const worse = topic.signs.filter((sign) => !present.has(sign)).map((sign) => names.get(sign)![language]);
  const saysWhatHelps = !isEmergency && !onlyAsks && understood;
  const sentences: Record<AnswerPartKind, readonly string[]> = {
    first: isEmergency
      ? [...firstOf(material), ...(cardText?.first[language] ?? []), ...aidOf(material)]
      : [...firstOfCard(material), ...firstOf(material), ...(cardText && !leads(card) ? cardText.first[language] : [])],
    why: reasons,
    meanwhile: [...(cardText?.meanwhile[language] ?? []), ...(saysWhatHelps ? topic.meanwhile[language] : [])],
    worse: isEmergency ? [] : worse,
    causes: isEmergency || !understood ? [] : topic.causes[language],
    whom: [
      ...(onlyAsks ? [] : (isEmergency && needsSafety(material) ? WHOM_FOR_SAFETY : WHOM[level])[language]),
      ...(saysWhatHelps ? [topic.back[language]] : []),
    ],
    guidance: [GUIDANCE[language]],
  };
  return (Object.keys(sentences) as AnswerPartKind[])
    .map((kind) => ({ kind, heading: HEADINGS[kind][language], sentences: sentences[kind] }))
    .filter((part) => part.sentences.length > 0);
}

/** Somebody who tells of these reads first that they are believed; what to see a health worker for comes after it. */
const LEADING: readonly (SpecialCardKind | null)[] = ['suicide', 'rape', 'violence', 'child-abuse'];
const leads = (card: SpecialCardKind | null) => LEADING.includes(card);

/** What a card says before everything else while it is no emergency, with the number for danger. */
function firstOfCard({ language, card, numbers, onlyAsks }: Material): readonly string[] {
  if (card === null || onlyAsks || !leads(card)) return [];
  const { first, inDanger } = SPECIAL_CARDS[card];
  const [number] = numbers;
  const ring = number === undefined ? [] : (inDanger?.[language] ?? []);
  return [...first[language], ...ring.map((one) => one.replace('{number}', number!.number))];
}

/** Injuries for which a hospital comes before a safe place. */
const INJURIES = ['heavy-bleeding', 'unconscious', 'head-blow', 'burn', 'closed-break', 'hurt', 'rape'];

/** Danger comes from another person, and no injury is known. */
function needsSafety({ card, present }: Material): boolean {
  return (card === 'violence' || card === 'child-abuse') && !INJURIES.some((one) => present.has(one));
}

function firstOf(material: Material): readonly string[] {
  const { language, level, numbers, onlyAsks, understood, misses } = material;
  if (onlyAsks) return OTHER_FIRST.asks[language];
  if (!understood && misses > 0 && level !== 'emergency')
    return OTHER_FIRST.missed[Math.min(misses, OTHER_FIRST.missed.length) - 1]![language];
  if (level !== 'emergency') return FIRST[level][language];
  const shown = numbers.slice(0, NUMBERS_IN_A_TEXT).map(({ number }) => number);
  const ring = RING[language].map((one) => one.replace('{numbers}', shown.join(` ${OR[language]} `)));
  return [...(needsSafety(material) ? FIRST_TO_SAFETY : FIRST.emergency)[language], ...ring];
}

/** First aid; the cards for suicide, violence and the like say themselves what to do, but for an injury beside them. */
function aidOf({ language, rules, present, card }: Material): readonly string[] {
  const saysItself = card !== null && card !== 'poisoning' && card !== 'pregnancy-loss';
  if (!saysItself) return firstAidFor(rules, present)[language].filter((one) => !isInCard(one, { card, language }));
  const { of } = ownerOf(SPECIAL_CARDS[card]);
  const others = rules.filter((rule) => !of.has(rule));
  return others.length === 0 ? [] : firstAidFor(others, present)[language];
}

function isInCard(sentence: string, { card, language }: Pick<Material, 'card' | 'language'>): boolean {
  return card === 'poisoning' && SPECIAL_CARDS.poisoning.first[language].includes(sentence);
}

/** Returns the parts as plain text; the chat leaves out the headings that its sentences need not. */
export function plainText(parts: readonly AnswerPart[], channel: 'web' | 'chat'): string {
  return parts.map((part) => paragraph(part, channel)).join(channel === 'web' ? '\n\n' : '\n');
}

function paragraph({ kind, heading, sentences }: AnswerPart, channel: 'web' | 'chat'): string {
  if (kind === 'worse') return `${heading}: ${sentences.join('; ')}.`;
  const text = sentences.join(' ');
  return channel === 'chat' || kind === 'guidance' ? text : `${heading}: ${text}`;
}

/** Returns how many words a text has. */
export function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
