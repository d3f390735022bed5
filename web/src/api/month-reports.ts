import { apiQuery } from './query.ts';

/** Query of the months of which there is a report about a person, newest first. */
export const reportsQuery = (personId: string) =>
  apiQuery('GET /api/people/:person_id/reports', 5_000, { params: { person_id: personId } });

/** Query of which of the last two months have a report about the patient of an appointment, for its doctor. */
export const visitReportsQuery = (bookingId: string) =>
  apiQuery('GET /api/doctor/visits/:booking_id/reports', 30_000, { params: { booking_id: bookingId } });

/** The address of the report of a month about a person. */
export const reportFile = (personId: string, month: string): string =>
  `/api/people/${personId}/report.pdf?month=${month}`;

/** The address of the report of a month about the patient of an appointment, for its doctor. */
export const visitReportFile = (bookingId: string, month: string): string =>
  `/api/doctor/visits/${bookingId}/report.pdf?month=${month}`;
