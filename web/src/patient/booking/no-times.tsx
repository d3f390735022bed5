import { useQuery } from '@tanstack/react-query';
import { Siren } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import { doctorsQuery } from '../../api/public/doctors.ts';
import { DoctorRow, specialtyLabel } from '../../components/public/doctor-card.tsx';
import { DoctorStrip } from '../../components/doctor-strip.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { WaitForTime } from './wait-for-time.tsx';

const OTHERS = 3;

/**
 * Replaces the booking form when the doctor has no free time: the patient can ask to be told of one, or choose another
 * doctor.
 */
export function NoTimes({ doctor, onTimesFound }: { doctor: DoctorPageBody; onTimesFound: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="page narrow stack">
      <DoctorStrip doctor={{ ...doctor, image: doctor.url }} heading="h1" />
      <section className="card stack">
        <h2>{t('wait.title', { name: doctor.name })}</h2>
        <WaitForTime doctorId={doctor.id} onTimesFound={onTimesFound} />
      </section>
      <Others doctor={doctor} />
      <ButtonLink look="emergency" wide href={`/emergency?doctor=${doctor.id}`}>
        <Icon node={Siren} size={22} />
        {t('booking.emergency')}
      </ButtonLink>
    </div>
  );
}

/**
 * Doctors of the same specialty who have a free time, the soonest first. Without any there is only the link to all
 * doctors.
 */
function Others({ doctor }: { doctor: DoctorPageBody }) {
  const speech = useTranslation();
  const { t } = speech;
  const { data = [] } = useQuery(
    doctorsQuery({ country: useCountry().code, specialty: doctor.specialty_id, sort: 'soonest', limit: OTHERS + 1 }),
  );
  const free = data.filter(({ id, next_free_at: at }) => id !== doctor.id && at !== null).slice(0, OTHERS);
  return (
    <section className="stack">
      {free.length > 0 && <h2>{t('wait.others', { specialty: specialtyLabel(doctor, speech) })}</h2>}
      {free.map((one) => (
        <DoctorRow key={one.id} doctor={one} />
      ))}
      <Link href="/doctors?sort=soonest">{t('wait.all')}</Link>
    </section>
  );
}
