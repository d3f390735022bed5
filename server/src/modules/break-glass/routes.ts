import * as contract from '@tabibu/contract/break-glass';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { endAccess } from './end-access.ts';
import { findPatient } from './find-patient.ts';
import { listAccesses } from './list-accesses.ts';
import { openAccess } from './open-access.ts';
import { readPaper, readRecord } from './read-record.ts';
import { reviewAccess } from './review-access.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listAccesses, async (ctx) => ({ success, data: await listAccesses(ctx) })),
  route(contract.findPatient, async (ctx, { body }) => ({ success, data: await findPatient(ctx, body) })),
  route(contract.openAccess, async (ctx, { body }) => ({ success, data: await openAccess(ctx, body) })),
  route(contract.endAccess, async (ctx, { params }) => ({
    success,
    data: { id: await endAccess(ctx, params.access_id) },
  })),
  route(contract.reviewAccess, async (ctx, { params, body }) => ({
    success,
    data: { id: await reviewAccess(ctx, params.access_id, body) },
  })),
  route(contract.readRecord, async (ctx, { params, query }) => ({
    success,
    data: await readRecord(ctx, { accessId: params.access_id, ...query }),
  })),
  route(contract.readPaper, async (ctx, { params }) => ({
    success,
    data: await readPaper(ctx, { accessId: params.access_id, documentId: params.document_id }),
  })),
];
