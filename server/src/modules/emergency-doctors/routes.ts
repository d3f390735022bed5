import * as contract from '@tabibu/contract/emergency-doctors';
import * as desk from '@tabibu/contract/on-call';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listEmergencyDoctors } from './list-emergency-doctors.ts';
import { changeOnCall, listOnCallDesk } from './on-call.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listEmergencyDoctors, async (ctx, { query }) => ({
    success,
    data: await listEmergencyDoctors(ctx, query),
  })),
  route(desk.listOnCall, async (ctx, { query }) => ({ success, data: await listOnCallDesk(ctx, query) })),
  route(desk.setOnCall, async (ctx, { params, body }) => ({
    success,
    data: await changeOnCall(ctx, { doctorId: params.doctor_id, onCall: body.on_call }),
  })),
];
