import { accountOf } from './context.ts';
import type { Context } from './context.ts';
import type { Statement } from './database/statement.ts';
import { readPages } from './read-ahead.ts';

/** One thing that the product holds about a person, by names that stand in the person's file. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** The values of a statement that reads rows of an account in the order of their ids. */
export interface OwnPlace {
  readonly accountId: string;
  /** The id of the last row that was read; null at the beginning. */
  readonly after: string | null;
  readonly most: number;
}

/** How many rows are in memory at a time. */
export const OWN_PAGE = 200;

/**
 * Yields all rows of the signed-in person that a statement reads, page by page, as `say` puts them. Without `say` they
 * stand as they were read.
 */
export async function* ownRows<Row extends { readonly id: string }, Said extends object = Row>(
  ctx: Context,
  query: Statement<OwnPlace, Row>,
  say: (rows: readonly Row[]) => readonly Said[] | Promise<readonly Said[]> = (rows) =>
    rows as readonly unknown[] as Said[],
  most: number = OWN_PAGE,
): AsyncGenerator<Said> {
  const accountId = accountOf(ctx);
  const pages = readPages<Row>(most, (last) => ctx.db.many(query, { accountId, after: last?.id ?? null, most }));
  for await (const page of pages) yield* await say(page);
}

/** Yields what a list with cursors has, page by page. */
export async function* ownPages<Item>(
  read: (cursor: string | undefined) => Promise<{ readonly items: readonly Item[]; readonly next: string | null }>,
): AsyncGenerator<Item> {
  let cursor: string | undefined;
  do {
    const { items, next } = await read(cursor);
    yield* items;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
