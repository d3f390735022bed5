import { CALLER_ROLES } from '@tabibu/contract/assisted-booking-words';
import type { DayBody } from '@tabibu/contract/day-desk';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { MINUTE, later } from '../../platform/time.ts';
import { listUnfinished } from '../assisted-bookings/index.ts';
import { listUnderWay, underWayOfIds } from '../bookings/index.ts';
import type { UnderWay } from '../bookings/index.ts';
import { findDoctorCalls } from '../bridges/index.ts';
import { listCallStates } from '../calls/index.ts';
import { openCaseIds, openCasesOf } from '../cases/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { listOpenEmergencies } from '../emergencies/index.ts';
import type { OpenEmergency } from '../emergencies/index.ts';
import { listWhoIsOnCall } from '../emergency-doctors/index.ts';
import { namesOf } from '../identity/index.ts';
import { memberNamesForDesk } from '../people/index.ts';
import { AHEAD, EARLIER, LOOK_AGAIN, LOOK_AHEAD_AGAIN, isDoctorLate, lateFrom, shortName, waitOf } from './rules.ts';

const MOST_FAILED = 50;
/** The case of an emergency is opened by an event, a moment after its escalation. */
const CASE_COMES_WITHIN = MINUTE;

/** The rows of the day, before anybody is named. */
export interface DayRows {
  readonly emergencies: readonly OpenEmergency[];
  readonly late: readonly (UnderWay & { readonly patientWaits: boolean })[];
  readonly waiting: readonly (UnderWay & { readonly wait: 'here' | 'call-back' | 'told' })[];
  readonly failed: readonly (UnderWay & { readonly caseId: string; readonly failedAt: Date })[];
  readonly changesAt: Date;
}

/**
 * Returns the day of the house at this moment: who is on call, open emergencies, late doctors, waiting patients and
 * failed calls. Patients are named by first name and initial; reasons, notes and amounts are not part of it. Audits
 * whose rows were read.
 */
export async function readDay(ctx: Context): Promise<DayBody> {
  const [onCall, rows, unfinished] = await Promise.all([listWhoIsOnCall(ctx), gatherDay(ctx), unfinishedFor(ctx)]);
  const appointments = [...rows.late, ...rows.waiting, ...rows.failed];
  const shown = [
    ...rows.emergencies.map(({ bookingId: id, patientId, memberId, doctorId }) => ({
      id,
      patientId,
      memberId,
      doctorId,
    })),
    ...appointments,
  ];
  await auditReading(ctx, {
    action: 'day-desk.read-day',
    readings: shown.map(({ id: objectId, patientId: personId }) => ({ personId, object: 'appointment', objectId })),
  });
  const { whomOf, doctorOf } = await namesFor(ctx, shown);
  const rowOf = (one: UnderWay) => ({
    booking_id: one.id,
    ...whomOf(one),
    doctor: doctorOf(one.doctorId),
    type: one.callType,
    starts_at: one.startsAt.toISOString(),
  });
  const decidesMoney = ctx.actor.kind === 'administrator';
  return {
    on_call: onCall.map(({ id, fullName: name, country, specialtyId: specialty, canBeRung }) => ({
      id,
      name,
      country,
      specialty,
      can_be_rung: canBeRung,
    })),
    emergencies: rows.emergencies.map((one) => ({
      booking_id: one.bookingId,
      ...whomOf(one),
      country: one.country,
      asked_for: doctorOf(one.doctorId),
      rung_at: one.rungAt.toISOString(),
      escalates_at: one.escalatesAt?.toISOString() ?? null,
      rung: one.rung,
    })),
    late: rows.late.map((one) => ({
      ...rowOf(one),
      expected_at: one.expectedAt.toISOString(),
      patient_waits: one.patientWaits,
    })),
    waiting: rows.waiting.map((one) => ({ ...rowOf(one), state: one.wait })),
    failed_calls: rows.failed.map((one) => ({
      ...rowOf(one),
      failed_at: one.failedAt.toISOString(),
      case_id: decidesMoney ? one.caseId : null,
    })),
    unfinished,
    changes_at: rows.changesAt.toISOString(),
  };
}

/** Returns how many emergencies the day shows, and nothing about anybody. */
export async function readAlarm(ctx: Context): Promise<{ emergencies: number }> {
  return { emergencies: (await openEmergencies(ctx, ctx.clock.now())).length };
}

interface Shown {
  readonly patientId: string;
  readonly memberId: string | null;
  readonly doctorId: string;
}

/** Returns how the day names the people of its rows: patient, member of the family and doctor. */
async function namesFor(ctx: Context, shown: readonly Shown[]) {
  const [patients, members, doctors] = await Promise.all([
    namesOf(
      ctx,
      shown.map(({ patientId }) => patientId),
    ),
    memberNamesForDesk(
      ctx,
      shown.map(({ memberId }) => memberId),
    ),
    doctorNames(ctx, [...new Set(shown.map(({ doctorId }) => doctorId))]),
  ]);
  return {
    whomOf: ({ patientId, memberId }: Pick<Shown, 'patientId' | 'memberId'>) => ({
      patient: shortName(patients.get(patientId) ?? ''),
      ...(memberId !== null && { person: shortName(members.get(memberId) ?? '') }),
    }),
    doctorOf: (id: string) => doctors.get(id)?.fullName ?? '',
  };
}

/** What was begun for callers, for those who book for callers. */
async function unfinishedFor(ctx: Context): Promise<DayBody['unfinished']> {
  if (!(CALLER_ROLES as readonly string[]).includes(ctx.actor.kind)) return [];
  return (await listUnfinished(ctx)).map(({ id, full_name: name, phone_end, member, open_until }) => ({
    id,
    caller: shortName(name),
    phone_end,
    member: member.name,
    is_mine: member.is_me,
    open_until,
  }));
}

/** Gathers the rows of the day from the modules that know them. */
export async function gatherDay(ctx: Context): Promise<DayRows> {
  const now = ctx.clock.now();
  const [emergencies, underWay, failed] = await Promise.all([
    openEmergencies(ctx, now),
    listUnderWay(ctx, { from: later(now, -EARLIER), until: later(now, AHEAD) }),
    failedCalls(ctx),
  ]);
  const calls = await listCallStates(ctx, underWay);
  const late = await withoutTelephone(
    ctx,
    underWay.filter((one) => isDoctorLate(one, calls.get(one.id), now)),
  );
  const waiting = underWay.flatMap((one) => {
    const wait = waitOf(one, calls.get(one.id), now);
    return wait === null ? [] : [{ ...one, wait }];
  });
  const next = underWay.map((one) => lateFrom(one).getTime()).filter((at) => at > now.getTime());
  next.push(now.getTime() + (waiting.length > 0 ? LOOK_AGAIN : LOOK_AHEAD_AGAIN));
  return {
    emergencies,
    late: late.map((one) => ({ ...one, patientWaits: calls.get(one.id)?.patientHere === true })),
    waiting,
    failed,
    changesAt: new Date(Math.min(...next)),
  };
}

/** Those that ring, and those that were escalated and that nobody has dealt with in the queue. */
async function openEmergencies(ctx: Context, now: Date): Promise<OpenEmergency[]> {
  const open = await listOpenEmergencies(ctx);
  const escalated = open.filter(({ escalatesAt }) => escalatesAt === null).map(({ bookingId }) => bookingId);
  const cases = escalated.length === 0 ? new Map() : await openCaseIds(ctx, 'escalated-emergency', escalated);
  return open.filter(
    ({ bookingId, escalatesAt, rungAt }) =>
      escalatesAt !== null || cases.has(bookingId) || later(rungAt, 5 * MINUTE + CASE_COMES_WITHIN) > now,
  );
}

/** Leaves out doctors who have called by telephone: no browser says that they are there. */
async function withoutTelephone(ctx: Context, late: readonly UnderWay[]): Promise<UnderWay[]> {
  const tried = await Promise.all(
    late.map(async (one) => one.callType === 'phone' && (await findDoctorCalls(ctx, one)).doctorTried),
  );
  return late.filter((_, place) => !tried[place]);
}

async function failedCalls(ctx: Context): Promise<DayRows['failed']> {
  const cases = new Map(
    (await openCasesOf(ctx, 'failed-call', MOST_FAILED)).map((one) => [one.subjectId, one] as const),
  );
  return (await underWayOfIds(ctx, [...cases.keys()])).map((one) => {
    const { id: caseId, openedAt: failedAt } = cases.get(one.id)!;
    return { ...one, caseId, failedAt };
  });
}
