import type { Language } from '@tabibu/contract/languages';
import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import type { Consultation } from '../bookings/index.ts';
import { accountOfDoctor, findBookableDoctor } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';

export interface Phones {
  readonly doctor: string;
  readonly patient: string;
  /** The language of the sentence that the doctor hears before the patient's phone rings. */
  readonly doctorLanguage: Language;
}

/**
 * Reads both phone numbers of an appointment. Only the voice gateway may get them: they must not appear in replies or
 * logs. Returns undefined when one of the two has no number.
 */
export async function findPhones(ctx: Context, booking: Consultation): Promise<Phones | undefined> {
  const doctor = await findBookableDoctor(ctx, booking.doctorId);
  const patient = await contactOf(ctx, booking.patientId);
  if (!doctor?.phone || !patient?.phone) return undefined;
  const account = await accountOfDoctor(ctx, booking.doctorId);
  const contact = account === undefined ? undefined : await contactOf(ctx, account);
  return { doctor: doctor.phone, patient: patient.phone, doctorLanguage: contact?.language ?? DEFAULT_LANGUAGE };
}
