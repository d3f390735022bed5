import { aDoctor, at } from '../booking-makers.ts';
import { CALLER_BOOKINGS, aCaller, codeOf } from '../caller-makers.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import type { ReplyRecord } from './reply-record.ts';

/** A receptionist books for a caller, and a staff admin takes it up and gives it up. */
export async function bookForCaller({ product, note }: ReplyRecord): Promise<void> {
  const desk = await aMemberOfStaff(product, 'receptionist');
  const phone = '+255754771001';
  const begun = await note('assisted-bookings.begin', desk.post(CALLER_BOOKINGS, aCaller(phone)));
  const { assisted, code } = begun.body.data;
  const path = `${CALLER_BOOKINGS}/${assisted.id as string}`;
  await note('assisted-bookings.send-code', desk.post(`${path}/code`, aCaller(phone)));
  const proof = { challenge_id: code.challenge_id as string, code: await codeOf(product, phone), agreed: true };
  await note('assisted-bookings.prove-caller', desk.post(`${path}/proof`, proof));
  const time = { doctor_id: await aDoctor(product), starts_at: at(product, 3, '10:00'), call_type: 'phone' };
  await note('assisted-bookings.hold-for-caller', desk.post(`${path}/hold`, { ...time, reason: 'kichwa' }));
  await note('assisted-bookings.text-caller', desk.post(`${path}/text`, {}));
  await note('assisted-bookings.ask-for-money', desk.post(`${path}/payment`, { method: 'mpesa' }));
  await product.settle();
  await note('assisted-bookings.ask-network', desk.post(`${path}/ask-network`, {}));
  await note('assisted-bookings.read', desk.get(path));
  await note('assisted-bookings.list-unfinished', desk.get(CALLER_BOOKINGS));
  const other = await aMemberOfStaff(product, 'staff-admin');
  const second = (await desk.post(CALLER_BOOKINGS, aCaller('+255754771002'))).body.data.assisted.id as string;
  await note('assisted-bookings.take-up', other.post(`${CALLER_BOOKINGS}/${second}/take-up`, {}));
  await note('assisted-bookings.abandon', other.post(`${CALLER_BOOKINGS}/${second}/abandon`, {}));
}
