import { keepPreviousData } from '@tanstack/react-query';
import type { BookingKind, ListedState } from '@tabibu/contract/booking-desk-words';
import type { ListedBookingBody } from '@tabibu/contract/booking-desk';
import type { CountryCode } from '@tabibu/contract/countries';
import { addressOf } from './address.ts';
import { apiQuery } from './query.ts';

export type { ListedBookingBody };

/** Which bookings the list shows. */
export interface BookingFilter {
  readonly q?: string;
  readonly kind?: BookingKind;
  readonly state?: ListedState;
  readonly country?: CountryCode;
}

/** Query of a page of all bookings, newest first. */
export const bookingsQuery = (filter: BookingFilter, page: number) => ({
  ...apiQuery('GET /api/admin/booking-list', 0, { query: { ...filter, page: String(page) } }),
  placeholderData: keepPreviousData,
});

/** The address under which the browser stores the same list as a table. */
export const bookingsExport = (filter: BookingFilter): string =>
  addressOf('GET /api/admin/booking-list/export', { query: { ...filter } });
