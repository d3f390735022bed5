import type { DoctorAppointmentBody } from '@tabibu/contract/doctor-day';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import * as lists from './doctor-store.ts';
import { actingDoctor, doctorAppointmentsOf } from './doctor-view.ts';
import { placeOf } from './list-appointments.ts';
import type { ListInput } from './list-appointments.ts';
import { NUMBER_AFTER, searchable } from './rules.ts';

/** What patients wrote is sealed, so a search opens row by row; it looks at this many and goes on behind the next cursor. */
const ROWS_PER_STEP = 100;
const MOST_STEPS = 5;

interface Page { readonly appointments: DoctorAppointmentBody[]; readonly next_cursor: string | null }

/**
 * The doctor's own appointments by tab, nearest first for what is to come, newest first otherwise; keyset pages. A search finds
 * patients' names and symptoms, whatever their accents and case (DOC-DASH-07, 08, C30, W62).
 */
export async function listDoctorAppointments(ctx: Context, { tab, cursor, limit, q = '' }: ListInput & { readonly q?: string | undefined }): Promise<Page> {
  const doctor = await actingDoctor(ctx);
  const now = ctx.clock.now();
  const wanted = searchable(q);
  let after = cursor === undefined ? null : readTimeCursor(cursor);
  const found: DoctorAppointmentBody[] = [];
  const step = wanted === '' ? limit : ROWS_PER_STEP;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const rows = await ctx.db.many(lists.pages[tab], [doctor.id, now, later(now, -NUMBER_AFTER), after?.at ?? null, after?.id ?? null, step + 1]);
    const looked = rows.slice(0, step);
    const shown = await doctorAppointmentsOf(ctx, doctor, looked);
    for (const [index, appointment] of shown.entries()) {
      if (!speaksOf(appointment, wanted)) continue;
      found.push(appointment);
      if (found.length === limit) return { appointments: found, next_cursor: index + 1 < rows.length ? writeTimeCursor(placeOf(looked[index]!)) : null };
    }
    if (rows.length <= step) return { appointments: found, next_cursor: null };
    after = placeOf(looked.at(-1)!);
  }
  return { appointments: found, next_cursor: after === null ? null : writeTimeCursor(after) };
}

function speaksOf({ patient, reason }: DoctorAppointmentBody, wanted: string): boolean {
  return wanted === '' || searchable(patient.name).includes(wanted) || searchable(reason ?? '').includes(wanted);
}
