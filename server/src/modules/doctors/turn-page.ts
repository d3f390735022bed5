import { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import { isCursorMoment } from '../../platform/time-cursor.ts';

/** Orders of a list of doctors. `featured` is the order of the lists on the home page (C100). */
export type Order = 'rating' | 'name' | 'soonest' | 'featured';

/** The values by which the last doctor of a page is sorted. The next page starts after them. */
export type PageKey = readonly (string | number)[];

const Name = z.string().min(1).max(100);
const Rank = z.int().min(0).max(3500);

const KEYS = {
  rating: z.tuple([z.literal('rating'), Rank, Name, z.uuid()]),
  name: z.tuple([z.literal('name'), Name, z.uuid()]),
  soonest: z.tuple([z.literal('soonest'), z.string().refine(isCursorMoment), z.uuid()]),
  featured: z.tuple([z.literal('featured'), Rank, Name, z.uuid()]),
} as const;

/** Returns an opaque cursor for the position after a doctor. */
export function writeCursor(order: Order, key: PageKey): string {
  return Buffer.from(JSON.stringify([order, ...key])).toString('base64url');
}

/** Reads a cursor. Throws `invalid-input` for anything else, also for a cursor of another order. */
export function readCursor(order: Order, cursor: string): PageKey {
  const parsed = KEYS[order].safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw new Problem('invalid-input', { fields: ['cursor'] });
  return parsed.data.slice(1);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
