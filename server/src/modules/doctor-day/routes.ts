import * as contract from '@tabibu/contract/doctor-day';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { announceDelay } from './announce-delay.ts';
import { cancelAsDoctor } from './cancel-as-doctor.ts';
import { listDoctorAppointments } from './list-doctor-appointments.ts';
import { readDelay } from './read-delay.ts';
import { readDoctorAppointment } from './read-doctor-appointment.ts';
import { readDoctorOverview } from './read-doctor-overview.ts';
import { undoDelay } from './undo-delay.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readDoctorOverview, async (ctx) => ({ success, data: await readDoctorOverview(ctx) })),
  route(contract.announceDelay, async (ctx, { body }) => ({
    success,
    data: await announceDelay(ctx, { minutes: body.minutes }),
  })),
  route(contract.readDelay, async (ctx) => ({ success, data: await readDelay(ctx) })),
  route(contract.undoDelay, async (ctx) => {
    await undoDelay(ctx);
    return { success, data: {} };
  }),
  route(contract.listDoctorAppointments, async (ctx, { query }) => ({
    success,
    data: await listDoctorAppointments(ctx, query),
  })),
  route(contract.readDoctorAppointment, async (ctx, { params }) => ({
    success,
    data: await readDoctorAppointment(ctx, { bookingId: params.booking_id }),
  })),
  route(contract.cancelAsDoctor, async (ctx, { params, body }) => ({
    success,
    data: await cancelAsDoctor(ctx, { bookingId: params.booking_id, ...body }),
  })),
];
