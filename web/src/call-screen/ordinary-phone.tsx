import { PhoneCall } from 'lucide-react';
import type { CallViewBody } from '../api/calls.ts';
import { readableAnywhere } from '../components/any-number.ts';
import { useTranslation } from '../shell/translation.tsx';
import { AttemptsPanel } from './attempts-panel.tsx';
import { BridgePanel } from './bridge-panel.tsx';
import '../components/doctor-phone.css';

/**
 * The ways to talk by ordinary phone (W24): a bridged call, the doctor's own call attempts, or the doctor's number for
 * the patient, if the server allows one of them.
 */
export function OrdinaryPhone({ call }: { call: CallViewBody }) {
  if (call.bridge) return <BridgePanel call={call} offer={call.bridge} />;
  if (call.attempts) return <AttemptsPanel call={call} attempts={call.attempts} />;
  return call.phone && call.side === 'patient' ? <TheirNumber phone={call.phone} name={call.other.name} /> : null;
}

/** Returns whether there is a way by ordinary phone, as a parameter for sentences that mention it. */
export function hasPhone({ bridge, attempts, phone, side }: CallViewBody): 'yes' | 'no' {
  return bridge || attempts || (phone && side === 'patient') ? 'yes' : 'no';
}

function TheirNumber({ phone, name }: { phone: string; name: string }) {
  const { t } = useTranslation();
  return (
    <section className="doctor-phone">
      <p className="small">{t('room.phone', { name })}</p>
      <a className="doctor-phone-number numbers" href={`tel:${phone}`}>
        <PhoneCall size={26} aria-hidden="true" />
        {readableAnywhere(phone)}
      </a>
    </section>
  );
}
