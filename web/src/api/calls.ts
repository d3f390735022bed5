import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { ChatMessageBody, MessagePageBody } from '@tabibu/contract/call-chat';
import type { CallViewBody, IceSettingsBody } from '@tabibu/contract/calls';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { CallViewBody, ChatMessageBody, IceSettingsBody, MessagePageBody };

const of = (bookingId: string) => ({ params: { booking_id: bookingId } });

/** The answer to joining: a ticket for one signalling connection, the relay servers and credentials, and the call. */
export type JoinedCall = DataOf<'POST /api/appointments/:booking_id/call/join'>;

/** Query of the call of an appointment as the signed-in person sees it. */
export const callQuery = (bookingId: string) =>
  apiQuery('GET /api/appointments/:booking_id/call', 5_000, of(bookingId));

/** Joins the call. Call it again for each new signalling connection, because a ticket works once. */
export function joinCall(bookingId: string): Promise<JoinedCall> {
  return callApi('POST /api/appointments/:booking_id/call/join', of(bookingId));
}

/** Leaves the waiting room. The patient gets a text message when the doctor is there. */
export function requestCallBack(bookingId: string): Promise<CallViewBody> {
  return callApi('POST /api/appointments/:booking_id/call/leave', of(bookingId));
}

/** Returns fresh relay credentials during a call. */
export function refreshIce(bookingId: string): Promise<IceSettingsBody> {
  return callApi('POST /api/appointments/:booking_id/call/ice', of(bookingId));
}

/** Marks the appointment as completed, for its doctor (W09). */
export function completeCall(bookingId: string): Promise<CallViewBody> {
  return callApi('POST /api/appointments/:booking_id/complete', of(bookingId));
}

/** Records the patient's statement whether the two spoke, in the product or by telephone. */
export function reportCallOutcome(bookingId: string, spoke: boolean): Promise<CallViewBody> {
  return callApi('POST /api/appointments/:booking_id/call/outcome', { ...of(bookingId), body: { spoke } });
}

/** Returns the call with the patient's number for the doctor and counts a call attempt. */
export function callPatient(bookingId: string): Promise<CallViewBody> {
  return callApi('POST /api/appointments/:booking_id/call/attempts', of(bookingId));
}

/** Records that nobody answered the doctor's last call attempt. */
export function reportNoAnswer(bookingId: string): Promise<CallViewBody> {
  return callApi('POST /api/appointments/:booking_id/call/no-answer', of(bookingId));
}

/**
 * Starts a bridged telephone call between patient and doctor. Repeating it while one is under way starts no second one.
 */
export function requestBridge(bookingId: string): Promise<CallViewBody> {
  return callApi('POST /api/appointments/:booking_id/call/bridge', of(bookingId));
}

/** Query of the newest page of an appointment's messages, oldest first. */
export const messagesQuery = (bookingId: string) =>
  apiQuery('GET /api/appointments/:booking_id/messages', 0, of(bookingId));

/** Returns the page of messages before `cursor`. */
export function readOlderMessages(bookingId: string, cursor: string): Promise<MessagePageBody> {
  return callApi('GET /api/appointments/:booking_id/messages', { ...of(bookingId), query: { cursor } });
}

/** Records that the patient has seen the chat up to this message. */
export function markSeen(bookingId: string, messageId: string): Promise<unknown> {
  return callApi('POST /api/appointments/:booking_id/messages/seen', {
    ...of(bookingId),
    body: { message_id: messageId },
  });
}

/** Sends a chat message. Repeating it with the same key stores it once. */
export function sendMessage(
  bookingId: string,
  body: BodyOf<'POST /api/appointments/:booking_id/messages'>,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<ChatMessageBody> {
  return callApi('POST /api/appointments/:booking_id/messages', { ...of(bookingId), body, idempotencyKey, signal });
}

/** Returns the address of a chat photo. */
export function photoPath(bookingId: string, photoId: string): string {
  return addressOf('GET /api/appointments/:booking_id/photos/:photo_id', {
    params: { booking_id: bookingId, photo_id: photoId },
  });
}
