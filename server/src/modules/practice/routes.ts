import * as contract from '@tabibu/contract/practice';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { addDaysOff } from './add-days-off.ts';
import { listDaysOff } from './list-days-off.ts';
import { readAvailability } from './read-availability.ts';
import { removeDaysOff } from './remove-days-off.ts';
import { saveAvailability } from './save-availability.ts';

const success = true as const;

export const routes: Route[] = [
  route(contract.readAvailability, async (ctx) => ({ success, data: await readAvailability(ctx) })),
  route(contract.saveAvailability, async (ctx, { body }) => ({
    success,
    data: await saveAvailability(ctx, { days: body.slots, keepsBooked: body.keep_booked }),
  })),
  route(contract.listTimeOff, async (ctx) => ({ success, data: { time_off: await listDaysOff(ctx) } })),
  route(contract.addTimeOff, async (ctx, { body }) => ({
    success,
    data: { time_off: await addDaysOff(ctx, { from: body.from, to: body.to, keepsBooked: body.keep_booked }) },
  })),
  route(contract.removeTimeOff, async (ctx, { body }) => ({
    success,
    data: { time_off: await removeDaysOff(ctx, body) },
  })),
];
