import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { escalatesAt, listUnanswered } from '../bookings/index.ts';
import * as store from './store.ts';

/** A paid emergency that no doctor has accepted. */
export interface OpenEmergency {
  readonly bookingId: string;
  readonly patientId: string;
  /** The member of the patient's family for whom it is; null if it is for the patient. */
  readonly memberId: string | null;
  /** The doctor whom the patient asked for. */
  readonly doctorId: string;
  readonly country: CountryCode;
  readonly rungAt: Date;
  /** Null once it was escalated. */
  readonly escalatesAt: Date | null;
  /** How many doctors were rung. */
  readonly rung: number;
}

/** Returns the emergencies that no doctor has accepted, the oldest first. */
export async function listOpenEmergencies(ctx: Context): Promise<OpenEmergency[]> {
  const rows = await listUnanswered(ctx);
  if (rows.length === 0) return [];
  const alerts = await ctx.db.many(store.alertsOf, { bookingIds: rows.map(({ id }) => id) });
  const rung = Map.groupBy(alerts, ({ booking_id: id }) => id);
  return rows.map((row) => ({
    bookingId: row.id,
    patientId: row.patient_id,
    memberId: row.person_id,
    doctorId: row.doctor_id,
    country: row.country,
    rungAt: row.rung_at,
    escalatesAt: escalatesAt(row),
    rung: rung.get(row.id)?.length ?? 0,
  }));
}
