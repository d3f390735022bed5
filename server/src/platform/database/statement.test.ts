import { describe, expect, test } from 'vitest';
import type { Queryable } from './queryable.ts';
import { inOrder, statement } from './statement.ts';

const between = statement<{ doctorId: string; from: Date; limit: number | null }, { id: string }>(
  'test.between',
  "select id from bookings where doctor_id = $doctorId and starts_at >= $from and price <> '$' limit $limit + $limit",
);
const from = new Date(0);

describe('a statement', () => {
  test('numbers its placeholders in the order of their first use, the same name with the same number', () => {
    expect(between.text).toBe(
      "select id from bookings where doctor_id = $1 and starts_at >= $2 and price <> '$' limit $3 + $3",
    );
    expect(between.placeholders).toEqual(['doctorId', 'from', 'limit']);
  });

  test('takes its values by name, in whatever order they are given; null is a value', () => {
    expect(inOrder(between, { limit: null, from, doctorId: 'a' })).toEqual(['a', from, null]);
  });

  test('is refused when it is run without one of its values', () => {
    expect(() => inOrder(between, { doctorId: 'a', limit: 1 })).toThrow('test.between was run without from');
  });

  test('is refused when its text numbers a placeholder', () => {
    expect(() => statement('test.numbered', 'select $1')).toThrow('numbered placeholder');
  });
});

test('the compiler refuses values of other names and types, missing ones, and any where none is taken', () => {
  const now = statement<Record<string, never>, { now: Date }>('test.now', 'select now()');
  const calls = (db: Queryable) => [
    () => db.many(between, { doctorId: 'a', from, limit: 1 }),
    () => db.one(now),
    // @ts-expect-error a number is no date
    () => db.many(between, { doctorId: 'a', from: 1, limit: 1 }),
    // @ts-expect-error swapped
    () => db.many(between, { doctorId: from, from: 'a', limit: 1 }),
    // @ts-expect-error one is missing
    () => db.many(between, { doctorId: 'a', from }),
    // @ts-expect-error one too many
    () => db.many(between, { doctorId: 'a', from, limit: 1, offset: 2 }),
    // @ts-expect-error by position
    () => db.many(between, ['a', from, 1]),
    // @ts-expect-error without values
    () => db.many(between),
    // @ts-expect-error it takes none
    () => db.one(now, { doctorId: 'a' }),
  ];
  expect(calls).toBeTypeOf('function');
});
