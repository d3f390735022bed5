import type { CallSide } from '@tabibu/contract/calls';
import type { Language } from '@tabibu/contract/languages';
import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import type { Consultation } from '../bookings/index.ts';
import { accountOfDoctor, findBookableDoctor } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { ownNumberOf } from '../people/index.ts';

export interface Phones {
  readonly doctor: string;
  readonly patient: string;
  /** The language of the sentence that the doctor hears before the patient's phone rings. */
  readonly doctorLanguage: Language;
}

/**
 * Reads both phone numbers of an appointment. A doctor who asks reaches the member of the family for whom it is, if the
 * member has a number of their own; a patient who asks is called back on the own one. Only the voice gateway may get
 * them: they must not appear in replies or logs. Returns undefined when one of the two has no number.
 */
export async function findPhones(ctx: Context, booking: Consultation, askedBy: CallSide): Promise<Phones | undefined> {
  const doctor = await findBookableDoctor(ctx, booking.doctorId);
  const member = askedBy === 'doctor' ? await ownNumberOf(ctx, booking.memberId) : undefined;
  const patient = member ?? (await contactOf(ctx, booking.patientId));
  if (!doctor?.phone || !patient?.phone) return undefined;
  const account = await accountOfDoctor(ctx, booking.doctorId);
  const contact = account === undefined ? undefined : await contactOf(ctx, account);
  return { doctor: doctor.phone, patient: patient.phone, doctorLanguage: contact?.language ?? DEFAULT_LANGUAGE };
}
