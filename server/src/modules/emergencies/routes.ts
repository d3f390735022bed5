import { useCoupon } from '@tabibu/contract/coupons';
import * as contract from '@tabibu/contract/emergencies';
import { speaker } from '@tabibu/locales/server-speech';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { acceptAsDoctor } from './accept-as-doctor.ts';
import { acceptEmergency } from './accept-emergency.ts';
import { bookByCoupon } from './book-by-coupon.ts';
import { listDoctorEmergencies } from './list-doctor-emergencies.ts';
import { readEmergency } from './read-emergency.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readEmergency, async (ctx, { params }) => ({ success, data: await readEmergency(ctx, params) })),
  route(contract.acceptEmergency, async (ctx, { params }) => ({ success, data: await acceptEmergency(ctx, params) })),
  route(contract.listDoctorEmergencies, async (ctx) => ({ success, data: await listDoctorEmergencies(ctx) })),
  route(useCoupon, async (ctx, { body }) => {
    const data = await bookByCoupon(ctx, { code: body.coupon_code, bookingId: body.booking_id });
    return { success, message: speaker(ctx.language)('answer.coupon-used', { calls: data.calls_remaining }), data };
  }),
  route(contract.acceptAsDoctor, async (ctx, { params }) => ({
    success,
    data: await acceptAsDoctor(ctx, { bookingId: params.booking_id }),
  })),
];
