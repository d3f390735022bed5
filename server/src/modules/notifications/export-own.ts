import type { Context } from '../../platform/context.ts';
import { ownPages, ownRows } from '../../platform/own-rows.ts';
import { readNoticeChoices } from './choose-notices.ts';
import * as store from './export-store.ts';
import { listNotices } from './list-notices.ts';

/** How many notices one statement reads. */
const PAGE = 100;

/** Yields what the signed-in person was told, newest first, in the language of the context. */
export const exportNotices = (ctx: Context) =>
  ownPages(async (cursor) => {
    const { notices, next_cursor: next } = await listNotices(ctx, { cursor, limit: PAGE });
    return { items: notices, next };
  });

/** Yields the messages that were sent to the person. */
export const exportMessagesSent = (ctx: Context) => ownRows(ctx, store.ownMessages);

/** Yields how the person wants to be reminded. */
export async function* exportNoticeChoices(ctx: Context) {
  yield await readNoticeChoices(ctx);
}

/** Yields since when the email address is confirmed; nothing if none is. */
export const exportConfirmedEmail = (ctx: Context) => ownRows(ctx, store.ownEmail);

/** Yields the browsers that ring for the person. */
export const exportPushBrowsers = (ctx: Context) => ownRows(ctx, store.ownBrowsers);
