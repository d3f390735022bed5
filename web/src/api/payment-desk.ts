import { keepPreviousData } from '@tanstack/react-query';
import type { CountryCode } from '@tabibu/contract/countries';
import type { DebtBody } from '@tabibu/contract/doctor-debts';
import type { ListedPaymentBody, ListedWithdrawalBody } from '@tabibu/contract/payment-desk';
import type { PaymentStoryBody } from '@tabibu/contract/payment-story';
import type { SuccessfulPaymentBody } from '@tabibu/contract/successful-payments';
import type { PaymentStatus, Period, WithdrawalStatus } from '@tabibu/contract/payment-desk-words';
import { addressOf } from './address.ts';
import { apiQuery } from './query.ts';

export type { DebtBody, ListedPaymentBody, ListedWithdrawalBody, PaymentStoryBody, SuccessfulPaymentBody };

/** Which requests of doctors the list shows. */
export interface WithdrawalFilter {
  readonly q?: string;
  readonly status?: WithdrawalStatus;
  readonly country?: CountryCode;
  readonly period?: Period;
}

/** Query of a page of the requests of doctors to be paid out. */
export const withdrawalsQuery = (filter: WithdrawalFilter, page: number) => ({
  ...apiQuery('GET /api/admin/withdrawals', 0, { query: { ...filter, page: String(page) } }),
  placeholderData: keepPreviousData,
});

/** The address under which the browser stores the same list as a table. */
export const exportAddress = (filter: WithdrawalFilter): string =>
  addressOf('GET /api/admin/withdrawals/export', { query: { ...filter } });

/** Which debts of doctors the list shows. */
export interface DebtFilter {
  readonly q?: string;
  readonly country?: CountryCode;
}

/** Query of a page of what doctors owe, the oldest first. */
export const debtsQuery = (filter: DebtFilter, page: number) => ({
  ...apiQuery('GET /api/admin/debts', 0, { query: { ...filter, page: String(page) } }),
  placeholderData: keepPreviousData,
});

/** The address under which the browser stores the same list as a table. */
export const debtsExportAddress = (filter: DebtFilter): string =>
  addressOf('GET /api/admin/debts/export', { query: { ...filter } });

/** Which payments of patients the list shows; days as 'YYYY-MM-DD', both included. */
export interface PaymentFilter {
  readonly from?: string;
  readonly until?: string;
  readonly country?: CountryCode;
  readonly status?: PaymentStatus;
  /** Name, number, reference or transaction. */
  readonly q?: string;
}

/** The address under which the browser stores the payments of a filter as a table. */
export const paymentsExport = (filter: PaymentFilter): string =>
  addressOf('GET /api/admin/payments/export', { query: { ...filter } });

/** Query of a page of the payments of patients, newest first. */
export const paymentsQuery = (filter: PaymentFilter, cursor: string | undefined) => ({
  ...apiQuery('GET /api/admin/payments', 0, { query: { ...filter, ...(cursor === undefined ? {} : { cursor }) } }),
  placeholderData: keepPreviousData,
});

/** Query of everything that is kept about one payment. */
export const paymentStoryQuery = (reference: string) =>
  apiQuery('GET /api/admin/payments/:reference_id', 0, { params: { reference_id: reference } });

/** Query of a page of the payments that were received, newest first. `q`: a phone number or a transaction ID. */
export const successfulQuery = (q: string, page: number) => ({
  ...apiQuery('GET /api/admin/successful-payments', 0, { query: { ...(q && { q }), page: String(page) } }),
  placeholderData: keepPreviousData,
});

/** The address of the same list as a table, which the server gives after the own factor. */
export const successfulExport = (q: string): string =>
  addressOf('GET /api/admin/successful-payments/export', { query: q ? { q } : {} });
