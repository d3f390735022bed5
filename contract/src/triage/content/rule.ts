import type { Level } from '../levels.ts';

/** A rule as a clinician reads it: when it holds, a person needs help of that urgency. */
export type Rule = {
  readonly id: string;
  readonly level: Level;
  /** A condition in the notation of `conditions.ts`. */
  readonly when: string;
  /** What is in danger, in a word or two. */
  readonly why: string;
  /** Codes of the guidance behind it; `gk` is general knowledge. `docs/decisions/0093-triage-engine.md` lists them. */
  readonly source: string;
  /** A rule is a draft until a named clinician has signed it. */
  readonly status: 'draft' | 'reviewed';
  readonly reviewer: string | null;
  readonly reviewedOn: string | null;
  readonly nextReview: string | null;
};

/** Returns rules that no clinician has signed yet. */
export function draftRules(rules: readonly Pick<Rule, 'id' | 'level' | 'when' | 'why' | 'source'>[]): readonly Rule[] {
  return rules.map((rule) => ({ ...rule, status: 'draft', reviewer: null, reviewedOn: null, nextReview: null }));
}
