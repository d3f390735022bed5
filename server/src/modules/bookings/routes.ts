import * as contract from '@tabibu/contract/bookings';
import * as again from '@tabibu/contract/booking-again';
import * as person from '@tabibu/contract/booking-person';
import * as slots from '@tabibu/contract/slots';
import * as paying from '@tabibu/contract/booking-payments';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { bookAgain } from './book-again.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { changePerson } from './change-person.ts';
import { contestCompletion } from './contest-completion.ts';
import { holdBooking } from './hold-booking.ts';
import { listAppointments } from './list-appointments.ts';
import { listOtherTimes } from './list-other-times.ts';
import { listSlots } from './list-slots.ts';
import { payByCredit } from './pay-by-credit.ts';
import { readAppointment } from './read-appointment.ts';
import { readCalendar } from './read-calendar.ts';
import { readStatus } from './read-status.ts';
import { rescheduleAppointment } from './reschedule-appointment.ts';
import { savePayment } from './save-payment.ts';

const success = true as const;
const PRIVATE = { 'cache-control': 'private, no-store' };

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(slots.listSlots, async (ctx, { params, query }) => ({
    success,
    data: await listSlots(ctx, { doctorId: params.doctor_id, ...query }),
  })),
  route(contract.holdBooking, async (ctx, { body }) => ({
    success,
    data: await holdBooking(ctx, {
      doctorId: body.doctor_id,
      startsAt: body.starts_at === undefined ? null : new Date(body.starts_at),
      isEmergency: body.is_emergency,
      callType: body.call_type,
      reason: body.reason,
      personId: body.person_id,
    }),
  })),
  route(paying.savePayment, async (ctx, { body }) => ({
    success,
    data: await savePayment(ctx, {
      bookingId: body.booking_id,
      doctorName: body.doctor_name?.trim() || undefined,
      packageType: body.package_type,
      amount: body.amount,
      fullName: body.full_name,
      phone: body.phone,
    }),
  })),
  route(paying.payByCredit, async (ctx, { params }) => ({
    success,
    data: await payByCredit(ctx, { bookingId: params.booking_id }),
  })),
  route(paying.readStatus, async (ctx, { params, query }) => ({
    success,
    data: await readStatus(ctx, { provider: params.provider, reference: query.reference_id }),
  })),
  route(contract.listAppointments, async (ctx, { query }) => ({ success, data: await listAppointments(ctx, query) })),
  route(contract.readAppointment, async (ctx, { params }) => ({
    success,
    data: await readAppointment(ctx, { bookingId: params.booking_id }),
  })),
  route(contract.contestCompletion, async (ctx, { params }) => ({
    success,
    data: await contestCompletion(ctx, { bookingId: params.booking_id }),
  })),
  route(contract.cancelAppointment, async (ctx, { params, body }) => ({
    success,
    data: await cancelAppointment(ctx, { bookingId: params.booking_id, reason: body.reason }),
  })),
  route(contract.rescheduleAppointment, async (ctx, { params, body }) => ({
    success,
    data: await rescheduleAppointment(ctx, { bookingId: params.booking_id, startsAt: new Date(body.starts_at) }),
  })),
  route(again.listOtherTimes, async (ctx, { params }) => ({
    success,
    data: await listOtherTimes(ctx, { bookingId: params.booking_id }),
  })),
  route(again.bookAgain, async (ctx, { params, body }) => ({
    success,
    data: await bookAgain(ctx, {
      bookingId: params.booking_id,
      doctorId: body.doctor_id,
      startsAt: new Date(body.starts_at),
    }),
  })),
  route(person.changePerson, async (ctx, { params, body }) => ({
    success,
    data: await changePerson(ctx, {
      bookingId: params.booking_id,
      personId: body.person_id,
      reason: body.reason,
    }),
  })),
  route(contract.readCalendar, async (ctx, { params }) =>
    answer(await readCalendar(ctx, { bookingId: params.booking_id }), {
      contentType: 'text/calendar; charset=utf-8',
      headers: { ...PRIVATE, 'content-disposition': 'attachment; filename="tabibu.ics"' },
    }),
  ),
];
