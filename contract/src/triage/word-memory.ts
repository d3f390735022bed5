/** People write the same few thousand words: at least so many of the last ones are kept, and at most twice as many. */
const WORDS_KEPT = 5_000;

/** Returns a function that finds the same, and keeps what it found for the words that it was asked for last. */
export function remembered<T extends object | string | boolean | null>(find: (word: string) => T): (word: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (word) => {
    const known = recent.get(word);
    if (known !== undefined) return known;
    const found = older.has(word) ? older.get(word)! : find(word);
    if (recent.size >= WORDS_KEPT) {
      older = recent;
      recent = new Map();
    }
    recent.set(word, found);
    return found;
  };
}
