import * as log from '@tabibu/contract/audit-log';
import * as contract from '@tabibu/contract/record-readings';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listReadings } from './list-readings.ts';
import { findPerson, listEntries } from './search-log.ts';

const success = true as const;

export const routes: readonly Route[] = [
  route(contract.listReadings, async (ctx, { query }) => ({
    success,
    data: await listReadings(ctx, query),
  })),
  route(log.listEntries, async (ctx, { query }) => ({ success, data: await listEntries(ctx, query) })),
  route(log.findPerson, async (ctx, { body }) => ({ success, data: await findPerson(ctx, body) })),
];
