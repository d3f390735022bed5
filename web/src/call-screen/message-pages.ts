import type { ChatMessageBody, MessagePageBody } from '../api/calls.ts';

/** The messages of a chat that are loaded: a sequence without gaps that ends with the newest message. */
export interface KnownMessages {
  /** Loaded on demand; they come before `recent`. */
  readonly older: readonly ChatMessageBody[];
  readonly recent: readonly ChatMessageBody[];
  /** Cursor of the page before these messages; null if there is none. */
  readonly cursor: string | null;
}

/**
 * Merges the newest page into the known messages. If the two do not overlap, because more messages came than a page
 * holds, returns the newest page alone.
 */
export function withNewest(
  known: KnownMessages | undefined,
  { messages, next_cursor: cursor }: MessagePageBody,
): KnownMessages {
  const ids = new Set(messages.map(({ id }) => id));
  const isWhole = cursor === null;
  const touches = known !== undefined && (isWhole || [...known.older, ...known.recent].some(({ id }) => ids.has(id)));
  if (!touches) return { older: [], recent: messages, cursor };
  const first = messages[0];
  // When the page is the whole chat, known messages that it lacks no longer exist.
  const before = known.recent.filter(
    (message) => !ids.has(message.id) && !isWhole && (first === undefined || isBefore(message, first)),
  );
  return {
    older: known.older.filter(({ id }) => !ids.has(id)),
    recent: [...before, ...messages],
    cursor: known.cursor,
  };
}

/** Adds a page of older messages before the known ones. */
export function withOlder(known: KnownMessages, { messages, next_cursor: cursor }: MessagePageBody): KnownMessages {
  const ids = new Set([...known.older, ...known.recent].map(({ id }) => id));
  return { ...known, older: [...messages.filter(({ id }) => !ids.has(id)), ...known.older], cursor };
}

function isBefore(one: ChatMessageBody, other: ChatMessageBody): boolean {
  return one.sent_at < other.sent_at || (one.sent_at === other.sent_at && one.id < other.id);
}
