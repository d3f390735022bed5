import { CONCEPTS, OTHER_WORDS, WORD_GROUPS } from './content/library.ts';
import { saidInOrder } from './content/meanings/in-order.ts';
import { makePhraseFinder } from './find-phrases.ts';
import type { PhraseFinder } from './find-phrases.ts';

let finder: PhraseFinder | undefined;

/**
 * Reads all patterns, which takes a second of processor time. Without it the first text waits for that. Repeating it
 * costs nothing.
 */
export function prepareReading(): PhraseFinder {
  finder ??= makePhraseFinder({
    groups: WORD_GROUPS,
    concepts: CONCEPTS,
    otherWords: OTHER_WORDS,
    inOrder: new Set(saidInOrder.trim().split(/\s+/)),
  });
  return finder;
}
