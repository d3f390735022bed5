import { expect, test } from 'vitest';
import type { BellBody } from '../../api/notifications.ts';
import { applyMarking, markingAll, markingOf, reverseMarking } from './marks.ts';

const told = (id: string, read: boolean) => ({
  id,
  doctor_id: null,
  title: id,
  message: '',
  type: 'other' as const,
  read,
  created_at: '2026-11-20T08:00:00.000Z',
});
const page: BellBody = {
  notifications: [told('a', false), told('b', false), told('c', true)],
  unread: 7,
  next_cursor: 'next',
};
const unreadOf = ({ notifications }: BellBody) => notifications.filter(({ read }) => !read).map(({ id }) => id);

test('marking one notification as read removes it from the unread ones', () => {
  const after = applyMarking(page, markingOf('a'));
  expect([unreadOf(after), after.unread]).toEqual([['b'], 6]);
});

test('undoing a failed marking keeps another one that was made meanwhile', () => {
  const after = applyMarking(
    applyMarking(applyMarking(page, markingOf('a')), markingOf('b')),
    reverseMarking(markingOf('a'), page.unread),
  );
  expect([unreadOf(after), after.unread]).toEqual([['a'], 6]);
});

test('undoing "mark all" restores the page', () => {
  const marking = markingAll([page]);
  const after = applyMarking(page, marking);
  expect([unreadOf(after), after.unread]).toEqual([[], 0]);
  expect(applyMarking(after, reverseMarking(marking, page.unread))).toEqual(page);
});
