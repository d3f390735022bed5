import type { Message } from './format-message.ts';

/** What a file of sentences exports: each key with its sentence in one language. */
export type Catalogue = { default: Record<string, Message> };
