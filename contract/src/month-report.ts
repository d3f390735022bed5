import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { Id, envelope } from './fields.ts';
import { ONE_VISIT } from './visit-endpoint.ts';

/** A calendar month, 'YYYY-MM', on the clock of the person. */
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

const Months = envelope(z.strictObject({ months: z.array(Month) }));

const ONE_PERSON = {
  access: ['patient'],
  owns: { person_id: 'person' },
  params: z.strictObject({ person_id: Id }),
} as const;

const ONE_FILE = {
  query: z.strictObject({ month: Month }),
  reply: z.string(),
  media: 'application/pdf',
  headers: FILE_NAME,
} as const;

export const listReports = endpoint({
  id: 'month-reports.list',
  method: 'GET',
  path: '/api/people/:person_id/reports',
  summary: 'The months of two years of which there is a report about me or somebody in my family, newest first',
  limit: 'read',
  ...ONE_PERSON,
  reply: Months,
  problems: ['not-found'],
});

export const printReport = endpoint({
  id: 'month-reports.print',
  method: 'GET',
  path: '/api/people/:person_id/report.pdf',
  summary: 'Readings, doses and appointments of a month as a PDF in my language',
  limit: 'read',
  heavy: 'print',
  ...ONE_PERSON,
  ...ONE_FILE,
  problems: ['not-found', 'report-empty'],
});

export const listVisitReports = endpoint({
  id: 'month-reports.list-of-visit',
  method: 'GET',
  path: '/api/doctor/visits/:booking_id/reports',
  summary: 'Of which of the last two months there is a report about the patient of an open or recent visit of mine',
  limit: 'read',
  ...ONE_VISIT,
  reply: Months,
  problems: ['not-found', 'visit-not-begun', 'visit-too-old'],
});

export const printVisitReport = endpoint({
  id: 'month-reports.print-of-visit',
  method: 'GET',
  path: '/api/doctor/visits/:booking_id/report.pdf',
  summary:
    'Readings, counted doses and my appointments with the patient of an open or recent visit, of a month, as a PDF',
  limit: 'read',
  heavy: 'print',
  ...ONE_VISIT,
  ...ONE_FILE,
  problems: ['not-found', 'visit-not-begun', 'visit-too-old', 'report-empty'],
});
