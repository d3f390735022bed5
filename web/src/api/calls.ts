import type { ChatMessageBody, MessagePageBody } from '@tabibu/contract/call-chat';
import type { CallViewBody, IceSettingsBody } from '@tabibu/contract/calls';
import { callApi, dataOf, sendApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { CallViewBody, ChatMessageBody, IceSettingsBody, MessagePageBody };

const path = (bookingId: string) => `/api/appointments/${encodeURIComponent(bookingId)}`;

/** What `join` answers: a ticket for one signalling connection, where media goes through, and the call. */
export interface JoinedCall {
  readonly ticket: string;
  readonly ice: IceSettingsBody;
  readonly call: CallViewBody;
}

/** The call of an appointment as this person sees it. */
export const callQuery = (bookingId: string) => apiQuery<CallViewBody>(`${path(bookingId)}/call`, 5_000);

/** Joins, or joins again: each connection needs a ticket of its own. */
export function joinCall(bookingId: string): Promise<JoinedCall> {
  return sendApi<JoinedCall>('POST', `${path(bookingId)}/call/join`);
}

/** Leaves the waiting room; a text message says when the doctor is there. */
export function askCallBack(bookingId: string): Promise<CallViewBody> {
  return sendApi<CallViewBody>('POST', `${path(bookingId)}/call/leave`);
}

/** Fresh relay credentials while the call lasts. */
export function refreshIce(bookingId: string): Promise<IceSettingsBody> {
  return sendApi<IceSettingsBody>('POST', `${path(bookingId)}/call/ice`);
}

/** The doctor marks the appointment as completed (W09). */
export function completeCall(bookingId: string): Promise<CallViewBody> {
  return sendApi<CallViewBody>('POST', `${path(bookingId)}/complete`);
}

/** The patient says whether the two spoke, by whatever way. */
export function stateOutcome(bookingId: string, spoke: boolean): Promise<CallViewBody> {
  return sendApi<CallViewBody>('POST', `${path(bookingId)}/call/outcome`, { spoke });
}

/** The doctor asks for the patient's number, to call it now. */
export function callPatient(bookingId: string): Promise<CallViewBody> {
  return sendApi<CallViewBody>('POST', `${path(bookingId)}/call/attempts`, {});
}

/** Nobody answered the doctor's last call. */
export function noteNoAnswer(bookingId: string): Promise<CallViewBody> {
  return sendApi<CallViewBody>('POST', `${path(bookingId)}/call/no-answer`, {});
}

/** Asks to be joined with the other person by telephone; while that is under way, asking again is the same call. */
export function requestBridge(bookingId: string): Promise<CallViewBody> {
  return sendApi<CallViewBody>('POST', `${path(bookingId)}/call/bridge`);
}

/** The newest messages of an appointment, oldest first. */
export const messagesQuery = (bookingId: string) => apiQuery<MessagePageBody>(`${path(bookingId)}/messages`, 0);

/** The messages before those. */
export async function readOlderMessages(bookingId: string, cursor: string): Promise<MessagePageBody> {
  return dataOf<MessagePageBody>((await callApi<unknown>('GET', `${path(bookingId)}/messages?cursor=${encodeURIComponent(cursor)}`)).body);
}

/** The patient has read the chat up to this message. */
export function markSeen(bookingId: string, messageId: string): Promise<unknown> {
  return sendApi<unknown>('POST', `${path(bookingId)}/messages/seen`, { message_id: messageId });
}

/** Says something in the chat; the same key says it once however often it is sent. */
export async function sendMessage(bookingId: string, body: { text?: string; photo?: string }, idempotencyKey: string, signal: AbortSignal): Promise<ChatMessageBody> {
  return dataOf<ChatMessageBody>((await callApi<unknown>('POST', `${path(bookingId)}/messages`, { body, idempotencyKey, signal })).body);
}

/** Where a photo of the chat is read from. */
export function photoPath(bookingId: string, photoId: string): string {
  return `${path(bookingId)}/photos/${encodeURIComponent(photoId)}`;
}
