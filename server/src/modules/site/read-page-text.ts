import { TEXT_PAGES } from '@tabibu/contract/page-blocks';
import type { TextPage } from '@tabibu/contract/page-blocks';
import type { PageVersionsBody } from '@tabibu/contract/page-texts';
import type { Context } from '../../platform/context.ts';
import { namesOf } from '../identity/index.ts';
import * as store from './page-text-store.ts';

/** How many versions of a page an administrator sees. */
const MOST_VERSIONS = 10;

/** Returns the text of a page that is in force, in every language, and since when; null: the text of the release. */
export async function readPageText(
  ctx: Context,
  page: TextPage,
): Promise<{ text: PageVersionsBody['versions'][number]['body']; since: string | null }> {
  const row = await ctx.db.maybe(store.textInForce, { page, now: ctx.clock.now() });
  return { text: row?.body ?? null, since: row?.body ? row.begins_at.toISOString() : null };
}

/** Returns the versions of all pages for administrators. */
export async function listPageTexts(ctx: Context): Promise<PageVersionsBody[]> {
  return Promise.all(TEXT_PAGES.map((page) => showPageText(ctx, page)));
}

/** Returns the newest versions of a page, newest first, and which is in force. */
export async function showPageText(ctx: Context, page: TextPage): Promise<PageVersionsBody> {
  const rows = await ctx.db.many(store.pageVersions, { page, most: MOST_VERSIONS });
  const inForce = await ctx.db.maybe(store.textInForce, { page, now: ctx.clock.now() });
  const names = await namesOf(
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
