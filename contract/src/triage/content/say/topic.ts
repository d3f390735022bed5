import type { HealthProblemId } from '../../../health-problem-ids.ts';
import type { Sentence, Sentences } from './sentence.ts';

/** What is said about one kind of complaint. */
export type Topic = {
  readonly id: string;
  /** The concepts that make a complaint one of this kind, between spaces; of several kinds the first listed counts. */
  readonly about: string;
  /** Only if a child is ill. */
  readonly only?: 'child';
  readonly problems: readonly HealthProblemId[];
  /** The danger signs that are asked for and that are printed as 'go at once', the likeliest first. */
  readonly signs: string;
  readonly meanwhile: Sentences;
  /** When to come back although no danger sign is there. */
  readonly back: Sentence;
  readonly causes: Sentences;
};
