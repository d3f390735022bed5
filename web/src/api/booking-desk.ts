import { keepPreviousData } from '@tanstack/react-query';
import type { BookingKind, BookingTime, ListedState } from '@tabibu/contract/booking-desk-words';
import type { ListedBookingBody } from '@tabibu/contract/booking-desk';
import type { CountryCode } from '@tabibu/contract/countries';
import type { PaidWord } from '@tabibu/contract/report-words';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { ListedBookingBody };

/** Which bookings the list shows. */
export interface BookingFilter {
  readonly q?: string;
  readonly kind?: BookingKind;
  readonly state?: ListedState;
  readonly payment?: PaidWord;
  readonly time?: BookingTime;
  /** Days of the appointment as 'YYYY-MM-DD', both included. */
  readonly from?: string;
  readonly until?: string;
  readonly country?: CountryCode;
}

/** Query of a page of all bookings, newest first; of ten bookings by default. */
export const bookingsQuery = (filter: BookingFilter, page: number, size?: '5') => ({
  ...apiQuery('GET /api/admin/booking-list', 0, { query: { ...filter, page: String(page), ...(size && { size }) } }),
  placeholderData: keepPreviousData,
});

/** The address under which the browser stores the same list as a table. */
export const bookingsExport = (filter: BookingFilter): string =>
  addressOf('GET /api/admin/booking-list/export', { query: { ...filter } });

/** Records that the details of a booking were opened. */
export function markViewed(id: string): Promise<unknown> {
  return callApi('POST /api/admin/bookings/:id/viewed', { params: { id } });
}

/** Moves the appointment of a caller who agrees to a free time of the same doctor, or of one of the same type. */
export function moveListed(
  id: string,
  move: { readonly starts_at: string; readonly doctor_id?: string; readonly agreed: boolean },
): Promise<ListedBookingBody> {
  return callApi('POST /api/admin/bookings/:id/move', { params: { id }, body: move });
}

/** Cancels a booking before it begins. Patient and doctor read the reason. */
export function cancelListed(id: string, reason: string): Promise<ListedBookingBody> {
  return callApi('POST /api/admin/bookings/:id/cancel', { params: { id }, body: reason === '' ? {} : { reason } });
}
