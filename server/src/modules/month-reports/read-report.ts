import { READING_KINDS } from '@tabibu/contract/reading-kinds';
import type { Context } from '../../platform/context.ts';
import { appointmentsBetween, monthsOfAppointments } from '../bookings/index.ts';
import type { AppointmentSpan } from '../bookings/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { countDosesBetween, dosesBetween, monthsOfDoses } from '../medication/index.ts';
import type { DosesOfDue } from '../medication/index.ts';
import { curveOf, monthsOfReadings, readingsBetween } from '../readings/index.ts';
import { MONTHS_OFFERED, monthBefore, monthOf, spanOf, summaryOf } from './rules.ts';
import type { KindSummary } from './rules.ts';

/** About whom a report is, and for whom. */
export interface Subject extends Pick<AppointmentSpan, 'patientId' | 'memberId'> {
  readonly personId: string;
  /** The clock of the person. */
  readonly zone: string;
  /** The doctor who reads it, without names of medicines and of others' appointments; null for person and guardian. */
  readonly doctorId: string | null;
}

/** What a report says. */
export interface Report {
  readonly month: string;
  readonly summaries: readonly KindSummary[];
  /** Each medicine, or for a doctor all doses together. */
  readonly doses: readonly (Omit<DosesOfDue, 'due_of'> & { readonly due_of: DosesOfDue['due_of'] | null })[];
  readonly appointments: readonly { readonly doctor: string; readonly startsAt: Date; readonly state: string }[];
}

/** Returns what is known of a person in a month on the person's clock. The caller has checked who is asking. */
export async function reportOf(ctx: Context, subject: Subject, month: string): Promise<Report> {
  const span = { personId: subject.personId, ...spanOf(month, subject.zone) };
  const readings = await readingsBetween(ctx, span);
  return {
    month,
    summaries: READING_KINDS.flatMap((kind) => summaryOf(curveOf(kind, readings), readings) ?? []),
    doses:
      subject.doctorId === null
        ? await dosesBetween(ctx, span)
        : [{ due_of: null, ...(await countDosesBetween(ctx, span)) }].filter(({ due }) => due > 0),
    appointments: await appointmentsOf(ctx, subject, span),
  };
}

async function appointmentsOf(ctx: Context, subject: Subject, span: Pick<AppointmentSpan, 'from' | 'until'>) {
  const found = await appointmentsBetween(ctx, { ...subject, ...span });
  const doctors = await doctorNames(
    ctx,
    found.map(({ doctorId }) => doctorId),
  );
  return found.map(({ doctorId, startsAt, state }) => ({
    doctor: doctors.get(doctorId)?.fullName ?? '',
    startsAt,
    state,
  }));
}

/** Returns whether a report says nothing; the own appointments alone tell a doctor nothing. Pure. */
export const isEmpty = ({ summaries, doses, appointments }: Report, { doctorId }: Subject): boolean =>
  summaries.length === 0 && doses.length === 0 && (doctorId !== null || appointments.length === 0);

/** Returns the months until now of which there is a report, newest first. The caller has checked who is asking. */
export async function monthsOf(ctx: Context, subject: Subject, most = MONTHS_OFFERED): Promise<string[]> {
  const { zone } = subject;
  const running = monthOf(ctx.clock.now(), zone);
  const { from } = spanOf(monthBefore(running, most - 1), zone);
  const { until } = spanOf(running, zone);
  const wanted = { personId: subject.personId, zone, from };
  const found = [
    ...(await monthsOfReadings(ctx, wanted)),
    ...(await monthsOfDoses(ctx, wanted)),
    ...(subject.doctorId === null ? await monthsOfAppointments(ctx, { ...subject, from, until }) : []),
  ];
  return [...new Set(found)]
    .filter((month) => month <= running)
    .sort()
    .reverse();
}
