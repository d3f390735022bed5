import type { VisitPregnancyBody } from '@tabibu/contract/pregnancy';
import { apiQuery } from './query.ts';

export type { VisitPregnancyBody };

/** Query of the pregnancy of the patient of an appointment, for its doctor; null without one. */
export const visitPregnancyQuery = (bookingId: string) =>
  apiQuery('GET /api/doctor/visits/:booking_id/pregnancy', 30_000, { params: { booking_id: bookingId } });
