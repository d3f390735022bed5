import { timeZoneOf } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBooking } from '../bookings/index.ts';
import { readAsDoctor } from '../patient-facts/index.ts';
import { requirePerson, visitorName } from '../people/index.ts';
import { drawReport } from './draw-report.ts';
import { isEmpty, monthsOf, reportOf } from './read-report.ts';
import type { Subject } from './read-report.ts';
import { MONTHS_OF_DOCTOR } from './rules.ts';

/** Returns the months of which there is a report about the signed-in patient or a member. Throws `not-found`. */
export async function listReports(ctx: Context, personId: string): Promise<string[]> {
  return monthsOf(ctx, await ownSubject(ctx, personId));
}

/**
 * Returns the report of a month about the signed-in patient or somebody in the family as PDF bytes, and audits it.
 * Throws `not-found`, and `report-empty` for a month of which nothing is known.
 */
export async function printReport(ctx: Context, personId: string, month: string): Promise<Buffer> {
  const subject = await ownSubject(ctx, personId);
  const bytes = await drawOf(ctx, subject, month);
  await inTransaction(ctx, (inside) =>
    audit(inside, { action: 'month-reports.print', object: 'person', objectId: personId, details: { month } }),
  );
  return bytes;
}

/**
 * Returns of which of the last two months there is a report about the patient of an appointment, for its doctor. Throws
 * `not-found`, `visit-not-begun` or `visit-too-old`.
 */
export async function listVisitReports(ctx: Context, bookingId: string): Promise<string[]> {
  return asDoctor(ctx, bookingId, (inside, subject) => monthsOf(inside, subject, MONTHS_OF_DOCTOR));
}

/**
 * Returns the report of one of the last two months about the patient of an appointment, for its doctor: it counts doses
 * without naming a medicine, and has the appointments with this doctor only. Audited as a reading of the record. Throws
 * `not-found`, `visit-not-begun`, `visit-too-old` or `report-empty`.
 */
export async function printVisitReport(ctx: Context, bookingId: string, month: string): Promise<Buffer> {
  return asDoctor(ctx, bookingId, async (inside, subject) => {
    if (!(await monthsOf(inside, subject, MONTHS_OF_DOCTOR)).includes(month)) throw new Problem('report-empty');
    return drawOf(inside, subject, month);
  });
}

async function ownSubject(ctx: Context, personId: string): Promise<Subject> {
  await requirePerson(ctx, personId);
  const patientId = accountOf(ctx);
  const memberId = personId === patientId ? null : personId;
  return { personId, patientId, memberId, zone: timeZoneOf(ctx.country), doctorId: null };
}

async function asDoctor<Read>(
  ctx: Context,
  bookingId: string,
  read: (ctx: Context, subject: Subject) => Promise<Read>,
): Promise<Read> {
  return readAsDoctor(ctx, { bookingId, kind: 'report' }, async (inside, personId) => {
    const booking = await findBooking(inside, bookingId);
    if (booking === undefined) throw new Problem('not-found');
    const { patientId, memberId, doctorId, country } = booking;
    return read(inside, { personId, patientId, memberId, zone: timeZoneOf(country), doctorId });
  });
}

async function drawOf(ctx: Context, subject: Subject, month: string): Promise<Buffer> {
  const report = await reportOf(ctx, subject, month);
  if (isEmpty(report, subject)) throw new Problem('report-empty');
  const { language } = ctx;
  const name = await visitorName(ctx, subject);
  return drawReport(report, { name, zone: subject.zone, language, now: ctx.clock.now() });
}
