import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import { contentOf, keptBody } from './read-conversation.ts';
import * as store from './store.ts';

/** A conversation may be long: this many are in memory at a time. */
const PAGE = 20;

/** Yields the conversations with the assistant that the signed-in person kept. */
export const exportConversations = (ctx: Context) =>
  ownRows(ctx, store.ownConversations, (rows) => rows.map((row) => keptBody(row, contentOf(ctx, row))), PAGE);
