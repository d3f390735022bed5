import * as contract from '@tabibu/contract/files';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { openUpload, openedBody } from './open-upload.ts';
import { readUpload, receivePart } from './receive-part.ts';

const success = true as const;

export const routes: Route[] = [
  route(contract.openUpload, async (ctx, { body }) => ({ success, data: openedBody(await openUpload(ctx, body)) })),
  route(contract.readUpload, async (ctx, { params }) => ({ success, data: await readUpload(ctx, params.secret) })),
  route(contract.sendPart, async (ctx, { params, query }, { raw }) => ({
    success,
    data: await receivePart(ctx, { secret: params.secret, offset: query.offset, bytes: raw }),
  })),
];
