import * as contract from '@tabibu/contract/day-desk';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { callDoctor, listCandidates } from '../emergencies/index.ts';
import { readAlarm, readDay } from './read-day.ts';
import { readNumber } from './read-number.ts';

const success = true as const;
/** Row-level security knows no people of the house: they see bookings by these routes, whose `access` says who. */
const asSystem = { asSystem: true };

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readDay, async (ctx) => ({ success, data: await readDay(ctx) }), asSystem),
  route(contract.readAlarm, async (ctx) => ({ success, data: await readAlarm(ctx) }), asSystem),
  route(
    contract.listCandidates,
    async (ctx, { params }) => ({ success, data: await listCandidates(ctx, { bookingId: params.booking_id }) }),
    asSystem,
  ),
  route(
    contract.ringDoctor,
    async (ctx, { params, body }) => {
      await callDoctor(ctx, { bookingId: params.booking_id, doctorId: body.doctor_id });
      return { success, data: body };
    },
    asSystem,
  ),
  route(
    contract.readNumber,
    async (ctx, { params, body }) => ({
      success,
      data: await readNumber(ctx, { bookingId: params.booking_id, of: body.of }),
    }),
    asSystem,
  ),
];
