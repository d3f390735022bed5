import type { BellBody } from '../../api/notifications.ts';

/** What a marking changes: these rows, and the number of unread ones. */
export interface Marking {
  readonly ids: ReadonlySet<string>;
  readonly unread: (before: number) => number;
  readonly read: boolean;
}

/** Marks one as read. */
export function markingOf(id: string): Marking {
  return { ids: new Set([id]), unread: (before) => Math.max(0, before - 1), read: true };
}

/** Marks everything that is unread on these pages, and what is on none of them. */
export function markingAll(pages: readonly BellBody[]): Marking {
  return { ids: new Set(pages.flatMap(({ notifications }) => notifications.filter(({ read }) => !read).map(({ id }) => id))), unread: () => 0, read: true };
}

/** Takes a marking back: exactly its own rows, so that another one made meanwhile stays (W66). */
export function undone({ ids, unread }: Marking, before: number): Marking {
  const marked = before - unread(before);
  return { ids, unread: (now) => now + marked, read: false };
}

/** A page after a marking. */
export function marked(page: BellBody, { ids, unread, read }: Marking): BellBody {
  return { ...page, unread: unread(page.unread), notifications: page.notifications.map((one) => (ids.has(one.id) ? { ...one, read } : one)) };
}
