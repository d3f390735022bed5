import type { ReactNode } from 'react';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { useTranslation } from '../shell/translation.tsx';
import { Avatar } from '../ui/public/avatar.tsx';
import { specialtyLabel } from './public/doctor-card.tsx';
import './doctor-strip.css';

type Doctor = Pick<AppointmentBody['doctor'], 'name' | 'specialty' | 'specialty_id' | 'image'>;

/** The doctor of a page in one line: picture, name and specialty. */
export function DoctorStrip({
  doctor,
  heading = 'p',
  children,
}: {
  doctor: Doctor;
  heading?: 'h1' | 'h2' | 'h3' | 'p';
  children?: ReactNode;
}) {
  const speech = useTranslation();
  const Name = heading;
  return (
    <div className="doctor-strip">
      <Avatar name={doctor.name} photo={doctor.image} />
      <div>
        <Name translate="no" className="doctor-strip-name">
          {doctor.name}
        </Name>
        <p className="muted">{specialtyLabel(doctor, speech)}</p>
        {children}
      </div>
    </div>
  );
}
