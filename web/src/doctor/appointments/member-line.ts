import type { DoctorAppointmentBody } from '../../api/doctor-day.ts';
import type { Translation } from '../../shell/translation.tsx';

/** Below this age in months, the age is given in months. */
const MONTHS_UNTIL = 24;

type Member = NonNullable<DoctorAppointmentBody['patient']['member']>;

/** Returns the age of somebody for whom another one booked, and who that is: '4 years · Who speaks: Neema Ali'. */
export function memberLine({ age, guardian }: Member, { t }: Translation): string {
  const years =
    age === null
      ? null
      : age.months < MONTHS_UNTIL
        ? t('day.age-months', { count: age.months })
        : t('day.age-years', { count: age.years });
  return [years, guardian && t('day.speaks', { guardian })].filter(Boolean).join(' · ');
}
