import { ageRuleOf } from '@tabibu/contract/age-rules';
import type { VisitRecordsBody } from '@tabibu/contract/records';
import type { NoteBody } from '@tabibu/contract/visit-documents';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { contactOf } from '../identity/index.ts';
import { safetyFactsOf } from './check-safety.ts';
import type { SafetyFacts } from './check-safety.ts';
import { isKind, noteOf, prescriptionOf, referralOf, sickNoteOf } from './document-view.ts';
import { findVisitToRead } from './find-visit.ts';
import type { Visit } from './find-visit.ts';
import { visitorName } from '../people/index.ts';
import { statedFactsOf } from '../patient-facts/index.ts';
import { hiddenKindsOf, whyShown } from './read-hidden.ts';
import { writableUntil } from './rules.ts';
import { openDocument } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';
import { showShort } from './verification-code.ts';

const UNKNOWN: Omit<SafetyFacts, 'today'> = {
  allergies: { version: 0, status: 'not-asked', said_by: null, said_at: null, items: [] },
  facts: {},
};

/**
 * Returns all documents of one of the signed-in doctor's appointments, with the patient's allergies and facts while the
 * doctor may see them. Audits the reading. Throws `not-found` for other appointments.
 */
export async function readVisit(ctx: Context, { bookingId }: { bookingId: string }): Promise<VisitRecordsBody> {
  const visit = await findVisitToRead(ctx, bookingId);
  const { booking, doctor, closed, factsClosed } = visit;
  const rows = await ctx.db.many(store.ofVisits, { bookingIds: [bookingId], doctorId: doctor.id });
  await auditVisit(ctx, visit);
  const known = factsClosed === null ? await safetyFactsOf(ctx, booking.personId) : null;
  const contact = await contactOf(ctx, booking.patientId);
  return {
    booking_id: bookingId,
    patient: {
      name: await visitorName(ctx, booking),
      ...(booking.memberId === null ? {} : { guardian: contact?.fullName ?? '' }),
      country: booking.country,
      language: contact?.language ?? ctx.language,
    },
    starts_at: booking.startsAt.toISOString(),
    today: visit.today,
    may_write: closed === null,
    closed,
    writable_until: writableUntil(booking.startsAt).toISOString(),
    ...(await standingOf(ctx, rows, known ?? { ...UNKNOWN, today: visit.today })),
    cancelled: rows
      .filter(({ state }) => state === 'cancelled')
      .map((row) => ({
        id: row.id,
        kind: row.kind,
        signed_at: row.signed_at!.toISOString(),
        cancelled_at: row.cancelled_at!.toISOString(),
        reason: openDocument(ctx, row).cancelReason ?? '',
      })),
    allergies: known?.allergies ?? null,
    facts: factsClosed === null ? await statedFactsOf(ctx, booking.personId) : null,
    hiding: await hidingOf(ctx, visit, rows),
    earlier_visits: await earlierOf(ctx, visit),
  };
}

/**
 * Returns the note of one of the signed-in doctor's appointments, or null before the first save. Audits the reading.
 * Throws `not-found` for other appointments.
 */
export async function readNote(ctx: Context, { bookingId }: { bookingId: string }): Promise<NoteBody | null> {
  const visit = await findVisitToRead(ctx, bookingId);
  await auditVisit(ctx, visit);
  const note = (await ctx.db.many(store.ofVisits, { bookingIds: [bookingId], doctorId: visit.doctor.id })).find(
    ({ kind }) => kind === 'note',
  );
  return isKind(note, 'note') ? noteOf(ctx, note) : null;
}

async function auditVisit(ctx: Context, { booking: { id, readerId } }: Visit): Promise<void> {
  await auditReading(ctx, {
    action: 'records.read',
    readings: [{ personId: readerId, object: 'visit', objectId: id }],
  });
}

async function standingOf(
  ctx: Context,
  rows: readonly DocumentRow[],
  known: SafetyFacts,
): Promise<Pick<VisitRecordsBody, 'note' | 'prescription' | 'referral' | 'sick_note'>> {
  const standing = (kind: DocumentRow['kind']) => rows.find((row) => row.kind === kind && row.state !== 'cancelled');
  const [note, prescription, referral, sickNote] = [
    standing('note'),
    standing('prescription'),
    standing('referral'),
    standing('sick-note'),
  ];
  return {
    note: isKind(note, 'note') ? await noteOf(ctx, note) : null,
    prescription: isKind(prescription, 'prescription') ? prescriptionOf(ctx, prescription, known) : null,
    referral: isKind(referral, 'referral') ? referralOf(ctx, referral) : null,
    sick_note: isKind(sickNote, 'sick-note') ? sickNoteOf(ctx, sickNote) : null,
  };
}

async function hidingOf(ctx: Context, visit: Visit, rows: readonly DocumentRow[]): Promise<VisitRecordsBody['hiding']> {
  const { booking } = visit;
  if (booking.memberId === null) return null;
  const hidden = await hiddenKindsOf(ctx, booking.id);
  const { hiddenFrom, hiddenKinds } = ageRuleOf(booking.country);
  const paper = rows.find(({ kind, state }) => kind === 'prescription' && state === 'signed');
  const codes = paper !== undefined && hidden.includes('prescription') ? openDocument(ctx, paper).codes : null;
  return {
    hidden: hidden.length > 0,
    kinds: hidden.length > 0 ? hidden : [...hiddenKinds],
    from_age: hiddenFrom,
    why_not: await whyShown(ctx, visit),
    short_code: codes === null ? null : showShort(codes.short),
  };
}

async function earlierOf(ctx: Context, { booking, doctor }: Visit): Promise<VisitRecordsBody['earlier_visits']> {
  const visits = await ctx.db.many(store.earlierVisits, {
    patientId: booking.patientId,
    memberId: booking.memberId,
    doctorId: doctor.id,
    exceptBookingId: booking.id,
  });
  return visits.map(({ booking_id, signed_at }) => ({ booking_id, signed_at: signed_at.toISOString() }));
}
