import * as contract from '@tabibu/contract/site';
import type { Context } from '../../platform/context.ts';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { askForNews } from './ask-for-news.ts';
import { readSite } from './read-site.ts';
import type { TrueFigures } from './rules.ts';

/** Calls of this module; the figures are counted by whoever knows the doctors. */
export function routes(figures: (ctx: Context) => Promise<TrueFigures>): Route[] {
  return [
    route(contract.readSite, async (ctx) => answer({ success: true as const, data: await readSite(ctx, figures) }, { headers: { 'cache-control': 'public, max-age=60' } })),
    route(contract.askForNews, async (ctx, { body }) => ({ success: true as const, data: await askForNews(ctx, body) })),
  ];
}
