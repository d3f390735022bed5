import { useRef } from 'react';
import type { FormEvent } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PhoneCall } from 'lucide-react';
import type { Country, CountryCode, EmergencyNumber } from '@tabibu/contract/countries';
import type { DoctorCardBody } from '@tabibu/contract/doctors';
import { doctorQuery, doctorsQuery } from '../../api/doctors.ts';
import { countryName } from '../../parts/country-name.ts';
import { DoctorStrip } from '../../parts/doctor-strip.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import type { Visit } from '../../shell/routes.tsx';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import type { SentenceKey } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx';
import { HoldRefusal } from './hold-refusal.tsx';
import { reasonIn, useReasonDraft } from './reason-draft.ts';
import { useHold } from './use-hold.ts';
import '../../ui/card.css';
import '../../ui/numbered.css';
import './booking.css';

const soonest = (country: CountryCode) => doctorsQuery({ country, specialty: 'general-practitioner', sort: 'soonest', limit: 1 });

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const { country, search } = visit;
  if (country.status !== 'live') return [];
  const id = search.get('doctor');
  return [id ? client.prefetchQuery(doctorQuery(id, country.code)) : client.prefetchQuery(soonest(country.code))];
}

/** The country's own emergency numbers first; then a doctor by phone now, at the phone price, without choosing a time (C11, W23). */
export default function EmergencyScreen() {
  const { t, language } = useSpeech();
  const country = useCountry();
  return (
    <div className="page narrow stack">
      <h1>{t('emergency.title')}</h1>
      <p className="go-now">{t('emergency.go-now')}</p>
      <section className="stack" aria-labelledby="emergency-numbers">
        <h2 id="emergency-numbers">{t('emergency.numbers', { country: countryName(country, language) })}</h2>
        <Numbers country={country} />
      </section>
      {country.status === 'live' && <DoctorNow country={country} />}
    </div>
  );
}

const KIND_WORDS: Record<EmergencyNumber['kind'], SentenceKey> = {
  general: 'emergency.general', ambulance: 'emergency.ambulance', maternal: 'emergency.maternal',
};

function Numbers({ country }: { country: Country }) {
  const { t } = useSpeech();
  if (country.emergencyNumbers.length === 0) return <p>{t('emergency.local-number')}</p>;
  return (
    <ul className="emergency-numbers">
      {country.emergencyNumbers.map(({ number, kind }) => (
        <li key={number}>
          <a className="emergency-number" href={`tel:${number}`}>
            <PhoneCall size={28} aria-hidden="true" />
            <span><b className="numbers">{number}</b>{t(KIND_WORDS[kind])}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function DoctorNow({ country }: { country: Country }) {
  const { t } = useSpeech();
  const wanted = useQueryOfAddress().get('doctor');
  const one = useQuery({ ...doctorQuery(wanted ?? '', country.code), enabled: wanted !== null, placeholderData: keepPreviousData });
  const list = useQuery({ ...soonest(country.code), enabled: wanted === null || one.isError, placeholderData: keepPreviousData });
  const doctor = one.data ?? list.data?.[0];
  const failed = list.isError && !doctor;
  return (
    <section className="card stack" aria-labelledby="doctor-now">
      <h2 id="doctor-now">{t('emergency.doctor-now')}</h2>
      {doctor && <EmergencyForm doctor={doctor} />}
      {failed && <LoadFailure words={t('booking.failed')} onRetry={() => void list.refetch()} />}
      {!doctor && !failed && (list.data ? <p>{t('emergency.nobody')}</p> : <CardSkeletons count={1} />)}
    </section>
  );
}

function EmergencyForm({ doctor }: { doctor: DoctorCardBody }) {
  const { t, money } = useSpeech();
  const form = useRef<HTMLFormElement>(null);
  const forget = useReasonDraft(form);
  const hold = useHold(forget);
  const ask = () => {
    const reason = reasonIn(form.current);
    hold.ask({ doctor_id: doctor.id, call_type: 'phone', is_emergency: true, ...(reason ? { reason } : {}) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  return (
    <>
      <form ref={form} className="stack" onSubmit={submit} noValidate>
        <DoctorStrip doctor={{ ...doctor, image: doctor.url }} heading="h3" />
        <ol className="numbered">
          <li>{t('emergency.step-ring', { doctor: doctor.name })}</li>
          <li>{t('emergency.step-others')}</li>
          <li>{t('emergency.step-refund')}</li>
        </ol>
        <TextArea label={t('emergency.reason')} aside={t('optional')} hint={t('booking.reason-hint')} name="reason" rows={2} maxLength={1000} autoComplete="off" />
        {hold.refusal !== undefined && <HoldRefusal error={hold.refusal} onTake={ask} onTryAgain={ask} onSignIn={ask} />}
        <Button type="submit" look="emergency" wide busy={hold.busy}>{t('emergency.pay')} <span className="numbers">{money(doctor.phone_price)}</span></Button>
        <Link href="/doctors?sort=soonest" className="button quiet">{t('emergency.other-doctor')}</Link>
      </form>
      <SignInDialog open={hold.waiting !== undefined} why={t('emergency.sign-in-why')} onClose={hold.giveUpSignIn} onDone={hold.signedIn} />
    </>
  );
}
