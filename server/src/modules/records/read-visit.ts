import type { AllergiesBody, NoteBody, VisitRecordsBody } from '@tabibu/contract/records';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { namesOf } from '../identity/index.ts';
import { isKind, noteOf, prescriptionOf, referralOf, sickNoteOf } from './document-view.ts';
import { findVisit } from './find-visit.ts';
import type { Visit } from './find-visit.ts';
import { latestAllergies } from './read-allergies.ts';
import { writableUntil } from './rules.ts';
import { openDocument } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';

const UNKNOWN: AllergiesBody = { version: 0, status: 'not-asked', said_by: null, said_at: null, items: [] };

/** Everything written of one of the signed-in doctor's visits, with the patient's allergies while they may be seen. That it was read is audited. Problem `not-found`. */
export async function readVisit(ctx: Context, { bookingId }: { bookingId: string }): Promise<VisitRecordsBody> {
  const visit = await findVisit(ctx, bookingId);
  const { booking, doctor, closed, allergiesClosed } = visit;
  const rows = await ctx.db.many(store.ofVisits, [[bookingId], doctor.id]);
  await audit(ctx, { action: 'records.read', object: 'booking', objectId: bookingId, details: { documents: rows.length } });
  const allergies = allergiesClosed === null ? await latestAllergies(ctx, booking.patientId) : null;
  return {
    booking_id: bookingId,
    patient: { name: (await namesOf(ctx, [booking.patientId])).get(booking.patientId) ?? '', country: booking.country },
    starts_at: booking.startsAt.toISOString(),
    today: visit.today,
    may_write: closed === null,
    closed,
    writable_until: writableUntil(booking.startsAt).toISOString(),
    ...await standingOf(ctx, rows, allergies ?? UNKNOWN),
    cancelled: rows.filter(({ state }) => state === 'cancelled').map((row) => ({
      id: row.id, kind: row.kind, signed_at: row.signed_at!.toISOString(), cancelled_at: row.cancelled_at!.toISOString(), reason: openDocument(ctx, row).cancelReason ?? '',
    })),
    allergies,
    earlier_visits: await earlierOf(ctx, visit),
  };
}

/** The note of one of the signed-in doctor's visits; null before the first save. Problem `not-found`. */
export async function readNote(ctx: Context, { bookingId }: { bookingId: string }): Promise<NoteBody | null> {
  const { doctor } = await findVisit(ctx, bookingId);
  await audit(ctx, { action: 'records.read', object: 'booking', objectId: bookingId, details: { kind: 'note' } });
  const note = (await ctx.db.many(store.ofVisits, [[bookingId], doctor.id])).find(({ kind }) => kind === 'note');
  return isKind(note, 'note') ? noteOf(ctx, note) : null;
}

async function standingOf(ctx: Context, rows: readonly DocumentRow[], allergies: AllergiesBody): Promise<Pick<VisitRecordsBody, 'note' | 'prescription' | 'referral' | 'sick_note'>> {
  const standing = (kind: DocumentRow['kind']) => rows.find((row) => row.kind === kind && row.state !== 'cancelled');
  const [note, prescription, referral, sickNote] = [standing('note'), standing('prescription'), standing('referral'), standing('sick-note')];
  return {
    note: isKind(note, 'note') ? await noteOf(ctx, note) : null,
    prescription: isKind(prescription, 'prescription') ? prescriptionOf(ctx, prescription, allergies) : null,
    referral: isKind(referral, 'referral') ? referralOf(ctx, referral) : null,
    sick_note: isKind(sickNote, 'sick-note') ? sickNoteOf(ctx, sickNote) : null,
  };
}

async function earlierOf(ctx: Context, { booking, doctor }: Visit): Promise<VisitRecordsBody['earlier_visits']> {
  const visits = await ctx.db.many(store.earlierVisits, [booking.patientId, doctor.id, booking.id]);
  return visits.map(({ booking_id, signed_at }) => ({ booking_id, signed_at: signed_at.toISOString() }));
}
