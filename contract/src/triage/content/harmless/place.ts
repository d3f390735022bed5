/** A place in which a word of danger is none: the words that say the danger, and the words around that take it back. */
export type HarmlessPlace = { readonly concepts: string; readonly said: RegExp; readonly takes: RegExp };
