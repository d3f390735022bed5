import * as contract from '@tabibu/contract/site';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { requestOpeningNotice } from './request-opening-notice.ts';
import { readSite } from './read-site.ts';

export const routes: readonly Route[] = [
  route(contract.readSite, async (ctx) =>
    answer(
      { success: true as const, data: await readSite(ctx) },
      { headers: { 'cache-control': 'public, max-age=60' } },
    ),
  ),
  route(contract.requestOpeningNotice, async (ctx, { body }) => ({
    success: true as const,
    data: await requestOpeningNotice(ctx, body),
  })),
];
