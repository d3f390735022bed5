import * as contract from '@tabibu/contract/own-copies';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { askExport } from './ask-export.ts';
import { downloadExport } from './download-export.ts';
import { listConsents } from './list-consents.ts';
import { listExports, readExport } from './list-exports.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readConsents, async (ctx) => ({ success, data: await listConsents(ctx) })),
  route(contract.askForExport, async (ctx, { body }) => ({ success, data: await askExport(ctx, body.format) })),
  route(contract.listExports, async (ctx) => ({ success, data: await listExports(ctx) })),
  route(contract.readExport, async (ctx, { params }) => ({ success, data: await readExport(ctx, params.export_id) })),
  route(contract.downloadExport, async (ctx, { params }) => downloadExport(ctx, params.export_id)),
];
