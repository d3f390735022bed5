import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorStandingBody } from '@tabibu/contract/doctor-changes';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { changeByOffice } from '../doctors/index.ts';
import { requirePaidOut } from '../earnings/index.ts';
import { requireStepUp } from '../identity/index.ts';
import { readStanding, requireOtherDoctor } from './read-standing.ts';

/**
 * Gives a doctor another country, under the same rules as a request of the doctor in the queue: its patients find the
 * doctor, its currency is paid out, the hours stay on the clock and so move with it, and what is booked stays as it is.
 * Nothing happens when it is the doctor's country. Throws `step-up-required`, `not-found`, `own-doctor`,
 * `country-not-live`, and `doctor-owed` while there is money in the old currency.
 */
export async function changeCountry(ctx: Context, doctorId: string, country: CountryCode): Promise<DoctorStandingBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const doctor = await requireOtherDoctor(inside, doctorId);
    if (countryOf(country).status !== 'live') throw new Problem('country-not-live');
    if (country !== doctor.country) {
      await requirePaidOut(inside, { doctorId, country: doctor.country });
      await changeByOffice(inside, { doctorId, field: 'country', value: country, by: `account:${accountOf(inside)}` });
      await audit(inside, {
        action: 'doctor-desk.change-country',
        object: 'doctor',
        objectId: doctorId,
        details: { from: doctor.country, to: country },
      });
    }
    return readStanding(inside, doctorId);
  });
}
