import type { HealthProblemId } from '../health-problem-ids.ts';
import type { Language } from '../languages.ts';
import type { SpecialCardKind } from './cards.ts';
import type { Level } from './levels.ts';

/** What a part of an answer is for, in the order of reading. */
export type AnswerPartKind = 'first' | 'why' | 'meanwhile' | 'worse' | 'causes' | 'whom' | 'guidance';

/** A part of an answer: a heading, which the chat leaves out, and its sentences. */
export type AnswerPart = {
  readonly kind: AnswerPartKind;
  readonly heading: string;
  readonly sentences: readonly string[];
};

/** A question with its choices; each may also be answered in words, or passed over with the choice `skip`. */
export type Question = {
  readonly id: string;
  readonly text: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
};

/** A number to ring with what it is for, in the language of the reply. */
export type NumberToRing = { readonly label: string; readonly number: string };

/** What is answered to a turn. All words are in `language`. */
export type Reply = {
  readonly language: Language;
  /** How soon somebody needs help, by what is known so far. */
  readonly urgency: Level;
  /** False while a question is open whose answer may change the urgency. */
  readonly final: boolean;
  /** Why, in sentences, the most urgent reason first. */
  readonly reasons: readonly string[];
  /** What was understood. A person who was misunderstood takes an entry back by its id. */
  readonly heard: readonly { readonly id: string; readonly text: string }[];
  /** The whole answer as plain text, within the limit of words of the channel. */
  readonly answer: string;
  /** The same answer in its parts. */
  readonly parts: readonly AnswerPart[];
  readonly question?: Question;
  /** The health problems whose doctors fit, the best first; empty at an emergency. */
  readonly problemIds: readonly HealthProblemId[];
  /** A card for what needs care with words: the screen offers a quick exit, and names nothing in notifications. */
  readonly card?: SpecialCardKind;
  /** At least two where the country has two; those of a special card first. */
  readonly numbers: readonly NumberToRing[];
  /** The content knew something of what was said. */
  readonly understood: boolean;
  /** The words only ask about signs, and say of nobody that they are there. */
  readonly onlyAsks: boolean;
  /** The ids of the rules that hold. */
  readonly rules: readonly string[];
  readonly versions: { readonly engine: number; readonly content: string };
  /** No clinician has signed the content yet: screens say so. */
  readonly status: 'draft' | 'reviewed';
};
