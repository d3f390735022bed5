import type { DeskDoctorBody } from '@tabibu/contract/doctor-desk';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { applicationOfDoctor, moveApplication } from '../applications/index.ts';
import { holdMoney, setFeatured, setVerified, writeReason } from '../doctors/index.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStepUp } from '../identity/index.ts';
import { readDoctor } from './read-doctor.ts';
import { requireOtherDoctor } from './read-standing.ts';

interface Verdict {
  readonly doctorId: string;
  readonly isVerified: boolean;
  /** Why the verification is taken back. */
  readonly reason?: string | undefined;
  readonly holdsMoney?: boolean | undefined;
}

/**
 * Verifies a doctor or takes that back, and tells the doctor; whoever is not verified any more loses the appointments
 * to come: each is cancelled, refunded and told, and what was earned may be held. Why is compulsory then
 * (`reason-required`), and the doctor reads it. A doctor who applied is verified by the application, so that the two
 * never disagree (I-78): taking it back makes the application pending, verifying approves it. Nothing happens when it
 * is so already. Throws `step-up-required`, `not-found`, `own-doctor`, `about-family`, and the refusals of
 * `moveApplication`.
 */
export async function setVerifiedByDesk(
  ctx: Context,
  { doctorId, isVerified, reason = '', holdsMoney = false }: Verdict,
): Promise<DeskDoctorBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const doctor = await requireOtherDoctor(inside, doctorId);
    if (doctor.is_verified === isVerified) return readDoctor(inside, doctorId);
    if (!isVerified) {
      if (reason.trim() === '') throw new Problem('reason-required');
      await writeReason(inside, doctorId, reason.trim());
      if (holdsMoney) await holdMoney(inside, { doctorId, isHeld: true, reason: reason.trim() });
    }
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

/**
 * Holds what a doctor has earned, with a reason that the doctor reads, or releases what somebody else holds. Throws
 * `step-up-required`, `reason-required`, `not-found`, `own-doctor`, `about-family` and `hold-by-you`.
 */
export async function setMoneyHeldByDesk(
  ctx: Context,
  { doctorId, isHeld, reason }: { doctorId: string; isHeld: boolean; reason: string },
): Promise<DeskDoctorBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await requireOtherDoctor(inside, doctorId);
    if (reason.trim() === '') throw new Problem('reason-required');
    await holdMoney(inside, { doctorId, isHeld, reason: reason.trim() });
    return readDoctor(inside, doctorId);
  });
}
