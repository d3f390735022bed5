import type { BellBody } from '../../api/notifications.ts';

/** A change to the loaded pages: the notifications that become read or unread, and the new number of unread ones. */
export interface Marking {
  readonly ids: ReadonlySet<string>;
  readonly unread: (before: number) => number;
  readonly read: boolean;
}

/** Marks one notification as read. */
export function markingOf(id: string): Marking {
  return { ids: new Set([id]), unread: (before) => Math.max(0, before - 1), read: true };
}

/** Marks all unread notifications of these pages as read and sets the number of unread ones to 0. */
export function markingAll(pages: readonly BellBody[]): Marking {
  return {
    ids: new Set(pages.flatMap(({ notifications }) => notifications.filter(({ read }) => !read).map(({ id }) => id))),
    unread: () => 0,
    read: true,
  };
}

/**
 * The reverse of a marking. It touches only the marking's own notifications, so another one made meanwhile stays (W66).
 * `before` is the number of unread ones before the marking.
 */
export function reverseMarking({ ids, unread }: Marking, before: number): Marking {
  const marked = before - unread(before);
  return { ids, unread: (now) => now + marked, read: false };
}

/** Returns the page with the marking applied. */
export function applyMarking(page: BellBody, { ids, unread, read }: Marking): BellBody {
  return {
    ...page,
    unread: unread(page.unread),
    notifications: page.notifications.map((one) => (ids.has(one.id) ? { ...one, read } : one)),
  };
}
