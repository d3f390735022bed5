import { auditReading } from '../../platform/audit-reading.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { bookingsOfPatient, findBooking } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { keepInCare, requireMember } from '../people/index.ts';
import { patientOfVisit } from './find-patient.ts';
import { whyFactsClosed } from './policy.ts';

/** The person about whom something is stated, and who states it. */
export interface Statement {
  readonly personId: string;
  readonly by: 'patient' | 'doctor';
  /** The visit of a member of a family in which a doctor states it. */
  readonly memberVisit?: string;
}

type Save<Saved> = (inside: Context, statement: Statement) => Promise<Saved>;

/**
 * Saves what a patient states about themselves. Tells the open pages of doctors who may see it now, because they may be
 * writing a prescription.
 */
export async function stateAsPatient<Saved>(ctx: Context, save: Save<Saved>): Promise<Saved> {
  return inTransaction(ctx, async (inside) => saveAndNudge(inside, accountOf(inside), save));
}

/** The same for somebody in the care of the patient. Throws `not-found` for anybody else. */
export async function stateAsGuardian<Saved>(ctx: Context, personId: string, save: Save<Saved>): Promise<Saved> {
  return inTransaction(ctx, async (inside) => {
    const { id } = await requireMember(inside, personId);
    return saveAndNudge(inside, id, save);
  });
}

async function saveAndNudge<Saved>(inside: Context, personId: string, save: Save<Saved>): Promise<Saved> {
  const saved = await save(inside, { personId, by: 'patient' });
  await nudgeDoctors(inside, personId);
  return saved;
}

/**
 * Saves what a doctor states about the patient of an open or recent appointment, and tells the patient's open pages.
 * Throws `not-found`, `visit-not-begun`, `visit-too-old`, `member-removed` for somebody who has left the family since,
 * and the problems of `save`.
 */
export async function stateAsDoctor<Saved>(ctx: Context, bookingId: string, save: Save<Saved>): Promise<Saved> {
  return inTransaction(ctx, async (inside) => {
    const { personId, accountId } = await patientOfVisit(inside, bookingId);
    const isMember = personId !== accountId;
    // With the consent the facts went, too.
    if (isMember && !(await keepInCare(inside, personId))) throw new Problem('member-removed');
    const saved = await save(inside, { personId, by: 'doctor', ...(isMember && { memberVisit: bookingId }) });
    await sendLiveEvent(inside, accountId, { kind: 'documents', booking_id: bookingId });
    return saved;
  });
}

/** What a doctor opens of the patient of an appointment. */
type OpenedByDoctor = 'allergies' | 'facts' | 'readings' | 'medication' | 'pregnancy' | 'report';

/**
 * Lets the signed-in doctor read something about the patient of an open or recent appointment, and audits the reading.
 * Throws `not-found`, `visit-not-begun` or `visit-too-old`.
 */
export async function readAsDoctor<Read>(
  ctx: Context,
  { bookingId, kind }: { readonly bookingId: string; readonly kind: OpenedByDoctor },
  read: (ctx: Context, personId: string) => Promise<Read>,
): Promise<Read> {
  const { personId, accountId } = await patientOfVisit(ctx, bookingId);
  await auditReading(ctx, {
    action: 'records.read',
    readings: [{ personId: accountId, object: kind, objectId: bookingId }],
  });
  return read(ctx, personId);
}

/** Tells the doctors of the person's paid appointments whose pages may show it now. The signed-in patient is asking. */
async function nudgeDoctors(ctx: Context, personId: string): Promise<void> {
  const now = ctx.clock.now();
  const bookings = await Promise.all((await bookingsOfPatient(ctx, accountOf(ctx))).map((id) => findBooking(ctx, id)));
  for (const booking of bookings) {
    if (
      booking === undefined ||
      booking.personId !== personId ||
      !booking.wasPaid ||
      whyFactsClosed(booking, now) !== null
    )
      continue;
    const doctor = await accountOfDoctor(ctx, booking.doctorId);
    if (doctor !== undefined) await sendLiveEvent(ctx, doctor, { kind: 'documents', booking_id: booking.id });
  }
}
