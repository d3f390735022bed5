import { NOTE, REFERRAL } from '../record-makers.ts';
import type { ReplayCase } from './replay-case.ts';

const visit = (endpoint: string, rest: string, body?: unknown): ReplayCase => ({
  endpoint: `records.${endpoint}`,
  at: 'path booking_id',
  request: ({ booking }) => ({ path: `/api/doctor/visits/${booking}${rest}`, body }),
});
const SICK = { from_day: '2038-01-14', to_day: '2038-01-15' };

/** Cases for records of visits. Cancelling comes last, because for the owner it ends what the other cases need. */
export const RECORD_CASES: readonly ReplayCase[] = [
  visit('read-visit', ''),
  visit('read-note', '/note'),
  visit('save-note', '/note', { version: 0, ...NOTE }),
  visit('sign-note', '/note/sign', { version: 0 }),
  visit('add-addendum', '/note/addenda', { text: 'Nyongeza' }),
  visit('hide-papers', '/hidden', { hidden: false }),
  visit('save-prescription', '/prescription', { version: 0, items: [] }),
  visit('sign-prescription', '/prescription/sign', { version: 0 }),
  visit('save-referral', '/referral', { version: 0, ...REFERRAL }),
  visit('sign-referral', '/referral/sign', { version: 0 }),
  visit('save-sick-note', '/sick-note', { version: 0, ...SICK }),
  visit('sign-sick-note', '/sick-note/sign', { version: 0 }),
  visit('read-visit-allergies', '/allergies'),
  visit('save-visit-allergies', '/allergies', { version: 0, status: 'none-known' }),
  visit('read-visit-facts', '/facts'),
  {
    endpoint: 'medication.read-visit-doses',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/doctor/visits/${booking}/doses` }),
  },
  {
    endpoint: 'pregnancy.read-visit-pregnancy',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/doctor/visits/${booking}/pregnancy` }),
  },
  {
    endpoint: 'readings.read-visit-readings',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/doctor/visits/${booking}/readings` }),
  },
  {
    endpoint: 'month-reports.list-of-visit',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/doctor/visits/${booking}/reports` }),
  },
  {
    endpoint: 'month-reports.print-of-visit',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/doctor/visits/${booking}/report.pdf?month=2038-01` }),
  },
  visit('save-visit-facts', '/facts', { version: 0, sex: 'female' }),
  {
    endpoint: 'records.list-documents',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/documents` }),
  },
  {
    endpoint: 'records.read-document',
    at: 'path booking_id',
    request: ({ booking, document }) => ({ path: `/api/appointments/${booking}/documents/${document}` }),
  },
  {
    endpoint: 'records.read-document',
    at: 'path document_id',
    request: ({ document }, { booking }) => ({ path: `/api/appointments/${booking}/documents/${document}` }),
  },
  {
    endpoint: 'records.read-document-pdf',
    at: 'path booking_id',
    request: ({ booking, document }) => ({ path: `/api/appointments/${booking}/documents/${document}/document.pdf` }),
  },
  {
    endpoint: 'records.read-document-pdf',
    at: 'path document_id',
    request: ({ document }, { booking }) => ({
      path: `/api/appointments/${booking}/documents/${document}/document.pdf`,
    }),
  },
  {
    endpoint: 'records.list-all-documents',
    at: 'query cursor',
    status: 200,
    request: ({ documentCursor }) => ({ path: `/api/documents?cursor=${documentCursor}` }),
  },
  { endpoint: 'records.read-verification', at: 'path code', request: ({ code }) => ({ path: `/api/verify/${code}` }) },
  {
    endpoint: 'records.dispense-prescription',
    at: 'path code',
    request: ({ code }) => ({ path: `/api/verify/${code}/dispense`, body: { pharmacy: 'Upendo', town: 'Moshi' } }),
  },
  visit('cancel-prescription', '/prescription/cancel', { reason: 'Kosa' }),
  visit('cancel-referral', '/referral/cancel', { reason: 'Kosa' }),
  visit('cancel-sick-note', '/sick-note/cancel', { reason: 'Kosa' }),
];
