import { PhoneCall } from 'lucide-react';
import type { CallViewBody } from '../../api/calls.ts';
import { readableAnywhere } from '../../parts/any-number.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { AttemptsPanel } from './attempts-panel.tsx';
import { BridgePanel } from './bridge-panel.tsx';
import '../../parts/doctor-phone.css';

/** A call without the internet (W24): both are called and joined, or else the other person's number, only where the server lets it be seen. */
export function OrdinaryPhone({ call }: { call: CallViewBody }) {
  if (call.bridge) return <BridgePanel call={call} offer={call.bridge} />;
  if (call.attempts) return <AttemptsPanel call={call} attempts={call.attempts} />;
  return call.phone && call.side === 'patient' ? <TheirNumber phone={call.phone} name={call.other.name} /> : null;
}

function TheirNumber({ phone, name }: { phone: string; name: string }) {
  const { t } = useSpeech();
  return (
    <section className="doctor-phone">
      <p className="small">{t('room.phone', { name })}</p>
      <a className="doctor-phone-number numbers" href={`tel:${phone}`}><PhoneCall size={26} aria-hidden="true" />{readableAnywhere(phone)}</a>
    </section>
  );
}
