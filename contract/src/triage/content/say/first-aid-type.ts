import type { Sentences } from './sentence.ts';

/** What to do on the way to hospital. */
export type FirstAid = {
  readonly id: string;
  /** The concepts that call for it, between spaces; the first in the list that is there counts. */
  readonly when: string;
  /** Only if one of these is there as well. */
  readonly with?: string;
  readonly steps: Sentences;
};
