import type { SentenceKeys } from '../../../locales/generated/keys.ts';

/**
 * The sentence catalogues that screens can load. `server` is used on the server only, and `emergency` is bundled with
 * the code that shows it.
 */
export type SentenceChunk = Exclude<keyof SentenceKeys, 'server' | 'emergency'>;
export type SentenceKey = SentenceKeys[SentenceChunk | 'emergency'];
