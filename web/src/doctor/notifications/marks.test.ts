import { expect, test } from 'vitest';
import type { BellBody } from '../../api/notifications.ts';
import { marked, markingAll, markingOf, undone } from './marks.ts';

const told = (id: string, read: boolean) => ({ id, doctor_id: null, title: id, message: '', type: 'other' as const, read, created_at: '2026-11-20T08:00:00.000Z' });
const page: BellBody = { notifications: [told('a', false), told('b', false), told('c', true)], unread: 7, next_cursor: 'next' };
const unreadOf = ({ notifications }: BellBody) => notifications.filter(({ read }) => !read).map(({ id }) => id);

test('marking one takes it from the unread ones', () => {
  const after = marked(page, markingOf('a'));
  expect([unreadOf(after), after.unread]).toEqual([['b'], 6]);
});

test('taking a failed marking back leaves what was marked meanwhile', () => {
  const after = marked(marked(marked(page, markingOf('a')), markingOf('b')), undone(markingOf('a'), page.unread));
  expect([unreadOf(after), after.unread]).toEqual([['a'], 6]);
});

test('marking all and taking it back is the page as it was', () => {
  const marking = markingAll([page]);
  const after = marked(page, marking);
  expect([unreadOf(after), after.unread]).toEqual([[], 0]);
  expect(marked(after, undone(marking, page.unread))).toEqual(page);
});
