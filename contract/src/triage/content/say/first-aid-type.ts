import type { Sentences } from './sentence.ts';

/** What to do on the way to hospital. Shown only where nothing else may be meant (`owner.ts`). */
export type FirstAid = {
  readonly id: string;
  /** The rules of an emergency that own it, between spaces. */
  readonly of: string;
  /** Rules that may hold as well, because what they ask for is the same or included. */
  readonly beside?: string;
  /** Concepts of which one has to be there, where an owning rule holds for other reasons too. */
  readonly with?: string;
  readonly steps: Sentences;
};
