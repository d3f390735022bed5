import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import type { Language } from '../languages.ts';
import { answerParts, MOST_WORDS, plainText, wordsOf } from './answer-parts.ts';
import { assessFacts } from './assess.ts';
import { cardFor, SPECIAL_CARD_KINDS } from './cards.ts';
import { conceptsOf } from './conditions.ts';
import { CONCEPTS, RULES } from './content/library.ts';
import { FIRST_AID, OTHER_FIRST_AID } from './content/say/first-aid.ts';
import {
  FIRST,
  FIRST_TO_SAFETY,
  OTHER_FIRST,
  OTHER_REASONS,
  RING,
  WHOM,
  WHOM_FOR_SAFETY,
} from './content/say/fixed.ts';
import { names } from './content/say/names.ts';
import { REASONS } from './content/say/reasons.ts';
import { REVIEW_OF_TEXTS } from './content/say/sentence.ts';
import type { Sentence, Sentences } from './content/say/sentence.ts';
import { SPECIAL_CARDS } from './content/say/special-cards.ts';
import { OTHER_TOPIC, TOPICS, topicOf } from './content/say/topics.ts';
import { LEVELS } from './levels.ts';
import { questionOf } from './questions.ts';
import { READY_RULES } from './ready-rules.ts';

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
const ALL_TOPICS = [...TOPICS, OTHER_TOPIC];
const facts = (present: readonly string[]) => ({
  present: new Set(present),
  denied: new Set<string>(),
  heard: new Map<string, string>(),
  hours: new Map<string, number>(),
  measures: {},
  onlyAsks: false,
});
/** The concepts that an only example of each rule needs; measures are left out. */
const concepts = READY_RULES.map(({ rule, condition }) => ({ rule, concepts: conceptsOf(condition).slice(0, 2) }));

test('every rule has a reason in three languages, and every reason a rule', () => {
  expect([...REASONS.keys()].toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
});

test('every concept has a name in three languages, and no other thing has', () => {
  expect([...names.keys()].toSorted()).toEqual([...CONCEPTS.keys()].toSorted());
});

test('everything that can be asked has its words in three languages', () => {
  const ids = ['who', 'ill-now', 'danger', 'unclear', ...ALL_TOPICS.map(({ id }) => `stop:${id}`).slice(0, -1)];
  for (const id of [...ids, ...[...names.keys()].map((name) => `ask:${name}`)])
    for (const language of LANGUAGE_CODES) {
      const question = questionOf(id, language);
      expect(question?.text, id).toMatch(/\?$/);
      expect(question!.choices.length, id).toBeGreaterThan(1);
      for (const { label } of question!.choices) expect(label, id).not.toBe('');
    }
});

describe('sentences', () => {
  const one = (all: readonly Sentence[]) => all.flatMap((sentence) => LANGUAGE_CODES.map((code) => sentence[code]));
  const many = (all: readonly Sentences[]) => all.flatMap((list) => LANGUAGE_CODES.flatMap((code) => list[code]));
  const sentences = [
    ...one([...REASONS.values(), ...Object.values(OTHER_REASONS), ...ALL_TOPICS.map(({ back }) => back)]),
    ...many(ALL_TOPICS.flatMap(({ meanwhile, causes }) => [meanwhile, causes])),
    ...many([...FIRST_AID.map(({ steps }) => steps), OTHER_FIRST_AID]),
    ...many([
      ...Object.values(FIRST),
      ...Object.values(WHOM),
      RING,
      FIRST_TO_SAFETY,
      WHOM_FOR_SAFETY,
      OTHER_FIRST.asks,
      ...OTHER_FIRST.missed,
    ]),
    ...many(
      Object.values(SPECIAL_CARDS).flatMap(({ first, inDanger, meanwhile }) => [
        first,
        ...(inDanger ? [inDanger] : []),
        meanwhile,
      ]),
    ),
  ];

  test('have at most 15 words', () => {
    expect(sentences.filter((sentence) => wordsOf(sentence) > 15)).toEqual([]);
  });

  test('give no dose and name no prescription medicine', () => {
    expect(
      sentences.filter((text) => /\d\s*(?:mg|ml|mcg|g)\b|antibioti|antibiot|amoxi|misoprost|coartem/i.test(text)),
    ).toEqual([]);
  });

  test('say as much in each language', () => {
    for (const { id, meanwhile, causes } of ALL_TOPICS)
      for (const list of [meanwhile, causes])
        expect(new Set(LANGUAGE_CODES.map((code) => list[code].length)).size, id).toBe(1);
  });

  test('are drafts until somebody signs them', () => {
    expect(REVIEW_OF_TEXTS).toEqual({ status: 'draft', reviewer: null, reviewedOn: null, nextReview: null });
  });
});

test('every danger sign that is asked for makes a complaint of its kind more urgent', () => {
  for (const { id, about, signs, only } of TOPICS)
    for (const sign of signs) {
      const whole = assessFacts(facts([about[0]!, sign, ...(only ? ['child'] : [])]));
      expect(LEVELS.indexOf(whole.level), `${id}: ${sign}`).toBeLessThanOrEqual(LEVELS.indexOf('soon'));
      expect(names.has(sign), sign).toBe(true);
    }
});

test('every concept of first aid and of the kinds of complaints exists', () => {
  const named = [...FIRST_AID.flatMap((aid) => aid.with?.split(' ') ?? []), ...TOPICS.flatMap(({ about }) => about)];
  expect(named.filter((concept) => !CONCEPTS.has(concept))).toEqual([]);
});

test('first aid and cards are owned by rules that exist', () => {
  const ids = new Set(RULES.map(({ id }) => id));
  const owned = [...FIRST_AID, ...Object.values(SPECIAL_CARDS)];
  const named = owned.flatMap(({ of, beside = '' }) => `${of} ${beside}`.split(' ').filter(Boolean));
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('no answer is longer than its channel allows, for every rule, language and card', () => {
  for (const { rule, concepts: present } of concepts)
    for (const language of LANGUAGE_CODES)
      for (const channel of ['web', 'chat'] as const)
        for (const card of [cardFor(new Set(present)), ...(rule.id.startsWith('mind') ? SPECIAL_CARD_KINDS : [])]) {
          const parts = answerParts(
            {
              language,
              level: rule.level,
              present: new Set(present),
              rules: [rule.id],
              topic: topicOf(new Set(present)),
              card,
              reasons: [REASONS.get(rule.id)![language], OTHER_REASONS.raised[language], OTHER_REASONS.known[language]],
              numbers: [
                { label: '', number: '112' },
                { label: '', number: '0800 567 567' },
              ],
              onlyAsks: false,
              understood: true,
              misses: 0,
            },
            channel,
          );
          const text = plainText(parts, channel);
          expect(wordsOf(text), text).toBeLessThanOrEqual(MOST_WORDS[channel]);
          expect(parts[0]!.kind).toBe('first');
          expect(parts.at(-1)!.kind).toBe('guidance');
        }
});
