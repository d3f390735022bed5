import * as contract from '@tabibu/contract/emergency-doctors';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listEmergencyDoctors } from './list-emergency-doctors.ts';

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listEmergencyDoctors, async (ctx, { query }) => ({
    success: true as const,
    data: await listEmergencyDoctors(ctx, query),
  })),
];
