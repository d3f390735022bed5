import type { DoctorAppointmentBody } from '@tabibu/contract/doctor-day';
import { isFoundByName } from '@tabibu/contract/person-name';
import type { Context } from '../../platform/context.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { listDoctorBookings, sortPositionOf, searchable } from '../bookings/index.ts';
import type { BookingRow, ListInput } from '../bookings/index.ts';
import { knownDoctor } from '../doctors/index.ts';
import { auditSeen, doctorAppointmentsOf } from './doctor-view.ts';

/**
 * What patients wrote is encrypted, so a search cannot run in the database: it decrypts this many rows per query, in at
 * most `MOST_STEPS` queries. The next page continues there.
 */
const ROWS_PER_STEP = 100;
const MOST_STEPS = 5;

interface Page {
  readonly appointments: DoctorAppointmentBody[];
  readonly next_cursor: string | null;
}

type Search = ListInput & { readonly q?: string | undefined };

/**
 * Returns one page of the doctor's own appointments in a tab: upcoming ones nearest first, the others newest first.
 * With `q` only those whose patient's name or reason contains it, ignoring accents and case (DOC-DASH-07, 08, C30,
 * W62).
 * A page of a search can be shorter than `limit` and still have a next one.
 */
export async function listDoctorAppointments(ctx: Context, input: Search): Promise<Page> {
  const seen: BookingRow[] = [];
  const page = await findPage(ctx, input, seen);
  await auditSeen(ctx, seen);
  return page;
}

/** Collects the rows of the page in `seen`. */
async function findPage(ctx: Context, { tab, cursor, limit, q = '' }: Search, seen: BookingRow[]): Promise<Page> {
  const doctor = await knownDoctor(ctx);
  let after = cursor === undefined ? null : readTimeCursor(cursor);
  const found: DoctorAppointmentBody[] = [];
  const step = q.trim() === '' ? limit : ROWS_PER_STEP;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const rows = await listDoctorBookings(ctx, { doctorId: doctor.id, tab, after, limit: step + 1 });
    const looked = rows.slice(0, step);
    const shown = await doctorAppointmentsOf(ctx, doctor, looked);
    for (const [index, appointment] of shown.entries()) {
      if (!matchesSearch(appointment, q)) continue;
      found.push(appointment);
      seen.push(looked[index]!);
      if (found.length === limit)
        return {
          appointments: found,
          next_cursor: index + 1 < rows.length ? writeTimeCursor(sortPositionOf(looked[index]!)) : null,
        };
    }
    if (rows.length <= step) return { appointments: found, next_cursor: null };
    after = sortPositionOf(looked.at(-1)!);
  }
  return { appointments: found, next_cursor: after === null ? null : writeTimeCursor(after) };
}

/** Is the patient found by the text, or does the reason contain it? True for an empty text. */
function matchesSearch({ patient, reason }: DoctorAppointmentBody, q: string): boolean {
  const names = [patient.name, patient.member?.guardian ?? ''];
  return names.some((name) => isFoundByName(name, q)) || searchable(reason ?? '').includes(searchable(q));
}
