import type { Language } from '@tabibu/contract/languages';
import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import type { Consultation } from '../bookings/index.ts';
import { accountOfDoctor, findBookableDoctor } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';

export interface Phones {
  readonly doctor: string;
  readonly patient: string;
  /** What the doctor hears before the patient is rung is said in this. */
  readonly doctorLanguage: Language;
}

/** Both numbers of an appointment, read when they are dialled and kept nowhere: not for replies, not for logs. Undefined when one cannot be rung. */
export async function findPhones(ctx: Context, booking: Consultation): Promise<Phones | undefined> {
  const doctor = await findBookableDoctor(ctx, booking.doctorId);
  const patient = await contactOf(ctx, booking.patientId);
  if (!doctor?.phone || !patient?.phone) return undefined;
  const account = await accountOfDoctor(ctx, booking.doctorId);
  const contact = account === undefined ? undefined : await contactOf(ctx, account);
  return { doctor: doctor.phone, patient: patient.phone, doctorLanguage: contact?.language ?? DEFAULT_LANGUAGE };
}
