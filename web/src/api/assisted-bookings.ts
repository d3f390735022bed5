import type { AssistedBookingBody, UnfinishedBookingBody } from '@tabibu/contract/assisted-bookings';
import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { AssistedBookingBody, UnfinishedBookingBody };

/** A caller as typed. */
type TypedCaller = BodyOf<'POST /api/staff/assisted-bookings'>;
export type BegunBody = DataOf<'POST /api/staff/assisted-bookings'>;
type WantedTime = BodyOf<'POST /api/staff/assisted-bookings/:assisted_id/hold'>;
type Asking = BodyOf<'POST /api/staff/assisted-bookings/:assisted_id/payment'>;

const which = (assisted_id: string) => ({ params: { assisted_id } });

/** Query of what was begun for callers and is neither paid nor over. */
export const unfinishedQuery = () => apiQuery('GET /api/staff/assisted-bookings', 0);

/** Query of one booking for a caller. */
export const assistedQuery = (id: string) => apiQuery('GET /api/staff/assisted-bookings/:assisted_id', 0, which(id));

/** Begins a booking for a caller: a code goes to the number. */
export function beginAssisted(body: TypedCaller): Promise<BegunBody> {
  return callApi('POST /api/staff/assisted-bookings', { body });
}

/** Sends another code, also to a corrected number. */
export function sendAssistedCode(id: string, body: TypedCaller): Promise<BegunBody> {
  return callApi('POST /api/staff/assisted-bookings/:assisted_id/code', { ...which(id), body });
}

/** Sends what the caller read out. */
export function proveCaller(id: string, challenge_id: string, code: string): Promise<AssistedBookingBody> {
  return callApi('POST /api/staff/assisted-bookings/:assisted_id/proof', {
    ...which(id),
    body: { challenge_id, code, agreed: true },
  });
}

/** Holds a time for the caller. */
export function holdForCaller(id: string, body: WantedTime): Promise<AssistedBookingBody> {
  return callApi('POST /api/staff/assisted-bookings/:assisted_id/hold', { ...which(id), body });
}

/** Asks a wallet for the money, or books at once where credit pays all. */
export function askForMoney(id: string, body: Asking): Promise<AssistedBookingBody> {
  return callApi('POST /api/staff/assisted-bookings/:assisted_id/payment', { ...which(id), body });
}

/** Asks the payment network what became of the payment. */
export function askNetwork(id: string): Promise<AssistedBookingBody> {
  return callApi('POST /api/staff/assisted-bookings/:assisted_id/ask-network', { ...which(id), body: {} });
}

/** Texts the caller what is held and where to pay. */
export function textCaller(id: string): Promise<AssistedBookingBody> {
  return callApi('POST /api/staff/assisted-bookings/:assisted_id/text', { ...which(id), body: {} });
}

/** Takes up what somebody else has begun. */
export function takeUpAssisted(id: string): Promise<AssistedBookingBody> {
  return callApi('POST /api/staff/assisted-bookings/:assisted_id/take-up', { ...which(id), body: {} });
}

/** Gives it up: a held time is free again. */
export function abandonAssisted(id: string): Promise<AssistedBookingBody> {
  return callApi('POST /api/staff/assisted-bookings/:assisted_id/abandon', { ...which(id), body: {} });
}
