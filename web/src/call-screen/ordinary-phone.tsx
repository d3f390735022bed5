import { PhoneCall } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { CallViewBody } from '../api/calls.ts';
import { readableAnywhere } from '../components/any-number.ts';
import { useTranslation } from '../shell/translation.tsx';
import { AttemptsPanel } from './attempts-panel.tsx';
import { isSettled } from './is-settled.ts';
import { BridgePanel } from './bridge-panel.tsx';
import '../components/doctor-phone.css';

/**
 * The ways to talk by ordinary phone (W24): a bridged call, or the doctor's own calls. The patient is told that the
 * doctor calls, and gets the number when the server shows it because nobody has called in time.
 */
export function OrdinaryPhone({ call }: { call: CallViewBody }) {
  if (call.bridge) return <BridgePanel call={call} offer={call.bridge} />;
  if (call.attempts) return <AttemptsPanel call={call} attempts={call.attempts} />;
  if (call.side !== 'patient') return null;
  if (call.phone) return <TheirNumber phone={call.phone} name={call.other.name} />;
  return call.call_type === 'phone' && !isSettled(call) ? (
    <TheyCall name={call.other.name} person={call.answers} />
  ) : null;
}

/** Returns whether there is a way by ordinary phone, as a parameter for sentences that mention it. */
export function hasPhone({ bridge, attempts, phone, side }: CallViewBody): 'yes' | 'no' {
  return bridge || attempts || (phone && side === 'patient') ? 'yes' : 'no';
}

/** Tells the patient that by ordinary phone the doctor calls, so that the two never call each other at once. */
function TheyCall({ name, person }: { name: string; person: string | null }) {
  const { t } = useTranslation();
  return (
    <section className="doctor-phone">
      <p className="small">
        {t('room.they-call', { name, whom: person === null ? 'patient' : 'member', person: person! })}
      </p>
    </section>
  );
}

function TheirNumber({ phone, name }: { phone: string; name: string }) {
  const { t } = useTranslation();
  return (
    <section className="doctor-phone">
      <p className="small">{t('room.phone', { name })}</p>
      <a className="doctor-phone-number numbers" translate="no" href={`tel:${phone}`}>
        <Icon node={PhoneCall} size={26} />
        {readableAnywhere(phone)}
      </a>
    </section>
  );
}
