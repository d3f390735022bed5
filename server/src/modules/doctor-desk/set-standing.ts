import type { DeskDoctorBody } from '@tabibu/contract/doctor-desk';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { applicationOfDoctor, moveApplication } from '../applications/index.ts';
import { setFeatured, setVerified } from '../doctors/index.ts';
import { requireStepUp } from '../identity/index.ts';
import { readDoctor } from './read-doctor.ts';
import { requireOtherDoctor } from './read-standing.ts';

/**
 * Verifies a doctor or takes that back, and tells the doctor; whoever is not verified any more loses the appointments
 * to come: each is cancelled, refunded and told. A doctor who applied is verified by the application, so that the two
 * never disagree (I-78): taking it back makes the application pending, verifying approves it. Nothing happens when it
 * is so already. Throws `step-up-required`, `not-found`, `own-doctor`, `about-family`, and the refusals of
 * `moveApplication`.
 */
export async function setVerifiedByDesk(
  ctx: Context,
  { doctorId, isVerified }: { doctorId: string; isVerified: boolean },
): Promise<DeskDoctorBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const doctor = await requireOtherDoctor(inside, doctorId);
    if (doctor.is_verified === isVerified) return readDoctor(inside, doctorId);
    const application = await applicationOfDoctor(inside, doctorId);
    if (application === undefined) await setVerified(inside, { doctorId, isVerified });
    else
      await moveApplication(inside, {
        number: application.number,
        to: isVerified ? 'approved' : 'pending',
        seen: application.status,
        note: '',
        by: `${inside.actor.kind}:${accountOf(inside)}`,
      });
    // The approval of an application is told as such.
    if (application === undefined || !isVerified)
      await publish(inside, 'doctor-desk.verification-changed', {
        doctorId,
        isVerified,
        occasion: newId(inside.clock.now()),
      });
    return readDoctor(inside, doctorId);
  });
}

/**
 * Shows a doctor first on the home page, or no longer (C49). Idempotent. Throws `not-found`, `own-doctor` and
 * `about-family`.
 */
export async function setFeaturedByDesk(
  ctx: Context,
  { doctorId, isFeatured }: { doctorId: string; isFeatured: boolean },
): Promise<DeskDoctorBody> {
  await requireOtherDoctor(ctx, doctorId);
  await setFeatured(ctx, doctorId, isFeatured);
  return readDoctor(ctx, doctorId);
}
