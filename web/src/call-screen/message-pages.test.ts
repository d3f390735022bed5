import { expect, test } from 'vitest';
import type { ChatMessageBody } from '../api/calls.ts';
import { withNewest, withOlder } from './message-pages.ts';
import type { KnownMessages } from './message-pages.ts';

const message = (number: number): ChatMessageBody => ({
  id: String(number).padStart(4, '0'),
  from: 'doctor',
  text: `${number}`,
  photo: null,
  sent_at: new Date(1_800_000_000_000 + number * 1000).toISOString(),
});
const stretch = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const page = (from: number, to: number) => ({
  messages: stretch(from, to),
  next_cursor: from > 1 ? `before ${from}` : null,
});
const shown = ({ older, recent }: KnownMessages) => [...older, ...recent].map(({ text }) => Number(text));
const counted = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('a chat starts with its newest page; older pages come before it, until there are none', () => {
  const newest = withNewest(undefined, page(81, 130));
  const more = withOlder(newest, page(31, 80));
  const all = withOlder(more, page(1, 30));
  expect([shown(newest), shown(more), shown(all)]).toEqual([counted(81, 130), counted(31, 130), counted(1, 130)]);
  expect([newest.cursor, more.cursor, all.cursor]).toEqual(['before 81', 'before 31', null]);
});

test('a newer page is merged and keeps messages that it no longer contains', () => {
  const known = withNewest(withOlder(withNewest(undefined, page(51, 100)), page(1, 50)), page(54, 103));
  expect(shown(known)).toEqual(counted(1, 103));
  expect([known.cursor, known.recent.length]).toEqual([null, 53]);
});

test('when more messages came than a page holds, the list starts again instead of hiding a gap', () => {
  const known = withNewest(withOlder(withNewest(undefined, page(51, 100)), page(1, 50)), page(161, 210));
  expect([shown(known), known.cursor]).toEqual([counted(161, 210), 'before 161']);
});

test('a first message is added to an empty chat, and more than a page starts the list again', () => {
  const empty = withNewest(undefined, { messages: [], next_cursor: null });
  expect(shown(withNewest(empty, page(1, 1)))).toEqual([1]);
  expect(withNewest(empty, page(11, 60)).cursor).toBe('before 11');
});

test('merging the same page twice changes nothing', () => {
  const known = withOlder(withNewest(undefined, page(51, 100)), page(1, 50));
  expect(withOlder(withNewest(known, page(51, 100)), page(1, 50))).toEqual(known);
});
