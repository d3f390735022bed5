import type { ChatMessageBody, MessagePageBody } from '../../api/calls.ts';

/** What this page knows of a chat: one stretch without gaps that ends with the newest message. */
export interface KnownMessages {
  /** Loaded on demand, before those that came by themselves. */
  readonly older: readonly ChatMessageBody[];
  readonly recent: readonly ChatMessageBody[];
  /** Where the messages before all of these begin; null where there are none. */
  readonly cursor: string | null;
}

/** The newest page joins what is known. Where so much came meanwhile that the two do not touch, the newest page begins anew. */
export function withNewest(known: KnownMessages | undefined, { messages, next_cursor: cursor }: MessagePageBody): KnownMessages {
  const ids = new Set(messages.map(({ id }) => id));
  const isWhole = cursor === null;
  const touches = known !== undefined && (isWhole || [...known.older, ...known.recent].some(({ id }) => ids.has(id)));
  if (!touches) return { older: [], recent: messages, cursor };
  const first = messages[0];
  // In a whole chat, what the page does not name is no more.
  const before = known.recent.filter((message) => !ids.has(message.id) && !isWhole && (first === undefined || isBefore(message, first)));
  return { older: known.older.filter(({ id }) => !ids.has(id)), recent: [...before, ...messages], cursor: known.cursor };
}

/** A page of older messages stands before what is known. */
export function withOlder(known: KnownMessages, { messages, next_cursor: cursor }: MessagePageBody): KnownMessages {
  const ids = new Set([...known.older, ...known.recent].map(({ id }) => id));
  return { ...known, older: [...messages.filter(({ id }) => !ids.has(id)), ...known.older], cursor };
}

function isBefore(one: ChatMessageBody, other: ChatMessageBody): boolean {
  return one.sent_at < other.sent_at || (one.sent_at === other.sent_at && one.id < other.id);
}
