import { useRef } from 'react';
import type { FormEvent } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PhoneCall } from 'lucide-react';
import type { Country, EmergencyNumber } from '@tabibu/contract/countries';
import type { DoctorCardBody } from '@tabibu/contract/doctors';
import { emergencyDoctorsQuery } from '../../api/emergency-doctors.ts';
import { countryName } from '../../parts/country-name.ts';
import { specialtyLabel } from '../../parts/doctor-card.tsx';
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
import { Notice } from '../../ui/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx';
import { HoldRefusal } from './hold-refusal.tsx';
import { reasonIn, useReasonDraft } from './reason-draft.ts';
import { useHold } from './use-hold.ts';
import '../../ui/card.css';
import '../../ui/numbered.css';
import './booking.css';

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const { country, search } = visit;
  if (country.status !== 'live') return [];
  return [client.prefetchQuery(emergencyDoctorsQuery(country.code, search.get('doctor')))];
}

/** The country's own emergency numbers first; then a doctor by phone now, at the phone price, without choosing a time (C11, W23). */
export default function EmergencyScreen() {
  const { t, language } = useSpeech();
  const country = useCountry();
  return (
    <div className="page narrow stack emergency-page">
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
            <b className="numbers"><PhoneCall size={22} aria-hidden="true" />{number}</b>
            <span className="small">{t(KIND_WORDS[kind])}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Who can answer now. With nobody there is no way to pay, and the numbers above are all that helps. */
function DoctorNow({ country }: { country: Country }) {
  const { t } = useSpeech();
  const wanted = useQueryOfAddress().get('doctor');
  const found = useQuery({ ...emergencyDoctorsQuery(country.code, wanted), placeholderData: keepPreviousData, refetchOnWindowFocus: 'always' });
  const [first, ...rest] = found.data?.doctors ?? [];
  const asked = found.data?.asked;
  return (
    <section className="card stack" aria-labelledby="doctor-now">
      <h2 id="doctor-now">{t('emergency.doctor-now')}</h2>
      {asked === 'cannot-now' && <Notice tone="info"><p>{t('emergency.cannot-now')}</p></Notice>}
      {asked === 'not-for-emergencies' && <Notice tone="info"><p>{t('emergency.not-for-emergencies')}</p></Notice>}
      {first && <EmergencyForm key={first.doctor.id} doctor={first.doctor} hasOthers={first.has_others} />}
      {found.data && !first && <Notice tone="warning" title={t('emergency.nobody')}><p>{t('emergency.nobody-note')}</p></Notice>}
      {!found.data && (found.isError ? <LoadFailure words={t('booking.failed')} onRetry={() => void found.refetch()} /> : <CardSkeletons count={1} />)}
      {rest.length > 0 && <OtherDoctors doctors={rest.map(({ doctor }) => doctor)} />}
    </section>
  );
}

function OtherDoctors({ doctors }: { doctors: readonly DoctorCardBody[] }) {
  const speech = useSpeech();
  return (
    <nav className="stack emergency-others" aria-labelledby="other-doctors">
      <h3 id="other-doctors">{speech.t('emergency.other-doctors')}</h3>
      {doctors.map((doctor) => <Link key={doctor.id} href={`/emergency?doctor=${doctor.id}#doctor-now`} className="button secondary wide">{doctor.name}<span className="small">{specialtyLabel(doctor, speech)}</span></Link>)}
    </nav>
  );
}

function EmergencyForm({ doctor, hasOthers }: { doctor: DoctorCardBody; hasOthers: boolean }) {
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
        <TextArea label={t('emergency.reason')} aside={t('optional')} name="reason" rows={1} maxLength={1000} autoComplete="off" />
        {hold.refusal !== undefined && <HoldRefusal error={hold.refusal} onTake={ask} onTryAgain={ask} onSignIn={ask} />}
        <Button type="submit" look="emergency" wide busy={hold.busy}>{t('emergency.pay')} <span className="numbers">{money(doctor.phone_price)}</span></Button>
        <ol className="numbered">
          <li>{t(hasOthers ? 'emergency.step-ring-first' : 'emergency.step-ring', { doctor: doctor.name })}</li>
          {hasOthers && <li>{t('emergency.step-others')}</li>}
          <li>{t('emergency.step-refund')}</li>
        </ol>
      </form>
      <SignInDialog open={hold.waiting !== undefined} why={t('emergency.sign-in-why')} onClose={hold.giveUpSignIn} onDone={hold.signedIn} />
    </>
  );
}
