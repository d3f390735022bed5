import { sendNotice } from '../modules/notifications/index.ts';
import type { NoticeInput } from '../modules/notifications/index.ts';
import { joinAddress } from '../modules/people/index.ts';
import type { Context } from '../platform/context.ts';
import { noticeOptionsOfTime } from './people-of-booking.ts';
import type { BookingPeople } from './people-of-booking.ts';

/** What goes to the number of a member: never a problem, a price or a payment, only doctor, time and how to come. */
type VisitorTemplate = Extract<NoticeInput['template'], `visitor-${string}`>;

interface Telling extends Pick<NoticeInput, 'values' | 'validUntil'> {
  readonly template: VisitorTemplate;
  /** Names the occasion, as for the patient. */
  readonly key: string;
}

/**
 * Tells the member of the family for whom an appointment is, on the number of their own, what the patient is told about
 * its time; nothing where there is no such number. The caller has checked that it is paid. A number that was changed is
 * told anew. The link is that of the call; its page has the one that stops the messages.
 */
export async function tellVisitor(
  ctx: Context,
  { booking, doctorName, visitor }: BookingPeople,
  { template, key, values, validUntil }: Telling,
): Promise<void> {
  if (visitor === undefined) return;
  await sendNotice(ctx, {
    to: { phone: visitor.phone, language: visitor.language },
    template,
    values: {
      doctor: doctorName,
      asker: visitor.asker,
      link: joinAddress(ctx, { bookingId: booking.id, phone: visitor.phone }),
      ...values,
    },
    key: `${key}:visitor:${visitor.mark}`,
    ...noticeOptionsOfTime(booking, 'visitor'),
    ...(validUntil && { validUntil }),
  });
}

/** Tells the member of a paid appointment for the first time, with who named the number and how to stop it. */
export async function tellVisitorFirst(ctx: Context, people: BookingPeople): Promise<void> {
  const { booking, visitor } = people;
  if (visitor?.time === undefined || booking.startsAt === null || booking.startsAt <= ctx.clock.now()) return;
  await tellVisitor(ctx, people, {
    template: 'visitor-scheduled',
    values: { when: visitor.time, call: booking.callType },
    key: `booking-scheduled:${booking.id}`,
    validUntil: booking.startsAt,
  });
}
