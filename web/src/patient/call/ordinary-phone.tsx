import { PhoneCall } from 'lucide-react';
import { COUNTRIES } from '@tabibu/contract/countries';
import { readableNumber } from '../../parts/phone-number.ts';
import { useSpeech } from '../../shell/speech.tsx';
import '../../parts/doctor-phone.css';

/** The other person's number, for a call without the internet; only where the server lets it be seen (W24). */
export function OrdinaryPhone({ phone, name }: { phone: string; name: string }) {
  const { t } = useSpeech();
  const country = COUNTRIES.find(({ dialCode }) => phone.startsWith(dialCode));
  return (
    <section className="doctor-phone">
      <p className="small">{t('room.phone', { name })}</p>
      <a className="doctor-phone-number numbers" href={`tel:${phone}`}><PhoneCall size={26} aria-hidden="true" />{country ? readableNumber(country, phone) : phone}</a>
    </section>
  );
}
