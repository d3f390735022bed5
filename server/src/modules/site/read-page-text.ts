import { RELEASE_TEXT_SINCE, RELEASE_VERSION, TEXT_PAGES } from '@tabibu/contract/page-blocks';
import type { TextPage } from '@tabibu/contract/page-blocks';
import type { PageTextBody, PageVersionsBody } from '@tabibu/contract/page-texts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { namesOfActors } from '../identity/index.ts';
import * as store from './page-text-store.ts';

/** How many versions of a page an administrator sees. */
const MOST_VERSIONS = 10;

/** How many versions a reader can open. */
const MOST_READABLE = 50;
/** The day from which a version is in force is one of the house. */
const ZONE = 'Africa/Dar_es_Salaam';

/**
 * Returns the text of a page that is in force, in every language, and since when; null: the text of the release. Names
 * the versions that are and were in force, with their days.
 */
export async function readPageText(ctx: Context, page: TextPage): Promise<PageTextBody> {
  const rows = await ctx.db.many(store.versionsInForce, { page, now: ctx.clock.now(), most: MOST_READABLE });
  const written = rows.map(({ version, begins_at: begins }) => ({ version, since: wallClock(begins, ZONE).day }));
  return {
    text: rows[0]?.body ?? null,
    since: rows[0]?.body ? rows[0].begins_at.toISOString() : null,
    versions: [...written, { version: RELEASE_VERSION, since: RELEASE_TEXT_SINCE[page] }],
  };
}

/**
 * Returns a version of a page that is or was in force; null: the text of the release, which an administrator may have
 * gone back to. Throws `not-found` for a version that waits for its day or was replaced before it.
 */
export async function readPageVersion(
  ctx: Context,
  page: TextPage,
  version: number,
): Promise<Pick<PageTextBody, 'text'>> {
  if (version === RELEASE_VERSION) return { text: null };
  const rows = await ctx.db.many(store.versionsInForce, { page, now: ctx.clock.now(), most: MOST_READABLE });
  const row = rows.find((one) => one.version === version);
  if (row === undefined) throw new Problem('not-found');
  return { text: row.body };
}

/** Returns the versions of all pages for administrators. */
export async function listPageTexts(ctx: Context): Promise<PageVersionsBody[]> {
  return Promise.all(TEXT_PAGES.map((page) => showPageText(ctx, page)));
}

/** Returns the newest versions of a page, newest first, and which is in force. */
export async function showPageText(ctx: Context, page: TextPage): Promise<PageVersionsBody> {
  const rows = await ctx.db.many(store.pageVersions, { page, most: MOST_VERSIONS });
  const inForce = await ctx.db.maybe(store.textInForce, { page, now: ctx.clock.now() });
  const names = await namesOfActors(
    ctx,
    rows.map(({ saved_by: by }) => by),
  );
  return {
    page,
    version: rows[0]?.version ?? 0,
    in_force: inForce?.version ?? null,
    versions: rows.map(({ version, body, begins_at: begins, saved_by: by, saved_at: saved }) => ({
      version,
      body,
      begins_at: begins.toISOString(),
      by: names.get(by) ?? null,
      saved_at: saved.toISOString(),
    })),
  };
}
