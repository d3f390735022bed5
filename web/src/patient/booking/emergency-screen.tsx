import { useRef } from 'react';
import type { FormEvent } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Country } from '@tabibu/contract/countries';
import type { DoctorCardBody } from '@tabibu/contract/doctors';
import { emergencyDoctorsQuery } from '../../api/emergency-doctors.ts';
import { familyQuery } from '../../api/family.ts';
import { siteQuery } from '../../api/public/site.ts';
import { specialtyLabel } from '../../components/public/doctor-card.tsx';
import { DoctorStrip } from '../../components/doctor-strip.tsx';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import type { FormReply } from '../../components/forms/form-reply.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { SignInDialog } from '../../sign-in/sign-in-dialog.tsx';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import EmergencyNumbers from '../../components/emergency/emergency-numbers.tsx';
import { HoldRefusal } from './hold-refusal.tsx';
import { reasonIn, useReasonDraft } from './reason-draft.ts';
import { useHold } from './use-hold.ts';
import { NewPersonSheet, WhoFor, useWho } from './who-for.tsx';
import '../../ui/public/card.css';
import '../../ui/numbered.css';
import './booking.css';

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const { country, search } = visit;
  const site = client.prefetchQuery(siteQuery());
  if (country.status !== 'live') return [site];
  const family = visit.me?.role === 'patient' ? [client.prefetchQuery(familyQuery())] : [];
  return [site, ...family, client.prefetchQuery(emergencyDoctorsQuery(country.code, search.get('doctor')))];
}

/**
 * /emergency: the public emergency numbers of the country, then a doctor by phone now, at the phone price and without
 * choosing a time (C11, W23).
 */
export default function EmergencyScreen() {
  const country = useCountry();
  return (
    <div className="page narrow stack emergency-page">
      <EmergencyNumbers heading="h1" />
      {country.status === 'live' && <DoctorNow country={country} />}
    </div>
  );
}

/** The doctors who can take an emergency now. When there is none, no payment is offered. */
function DoctorNow({ country }: { country: Country }) {
  const { t } = useTranslation();
  const wanted = useQueryOfAddress().get('doctor');
  const found = useQuery({
    ...emergencyDoctorsQuery(country.code, wanted),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  const [first, ...rest] = found.data?.doctors ?? [];
  const asked = found.data?.asked;
  const answer = useFormReply();
  const me = useMe();
  const signsIn = answer?.step !== undefined && !me;
  return (
    <section className="card stack" aria-labelledby="doctor-now">
      <h2 id="doctor-now">{t('emergency.doctor-now')}</h2>
      {asked === 'cannot-now' && (
        <Notice tone="info">
          <p>{t('emergency.cannot-now')}</p>
        </Notice>
      )}
      {asked === 'not-for-emergencies' && (
        <Notice tone="info">
          <p>{t('emergency.not-for-emergencies')}</p>
        </Notice>
      )}
      {signsIn && (
        <>
          <p className="muted">{t('emergency.sign-in-why')}</p>
          <SignInForm onDone={() => undefined} />
        </>
      )}
      {first && !signsIn && (
        <EmergencyForm key={first.doctor.id} doctor={first.doctor} hasOthers={first.has_others} answer={answer} />
      )}
      {found.data && !first && (
        <Notice tone="warning" title={t('emergency.nobody')}>
          <p>{t('emergency.nobody-note')}</p>
        </Notice>
      )}
      {!found.data &&
        (found.isError ? (
          <LoadFailure words={t('booking.failed')} onRetry={() => void found.refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
      {rest.length > 0 && <OtherDoctors doctors={rest.map(({ doctor }) => doctor)} />}
    </section>
  );
}

function OtherDoctors({ doctors }: { doctors: readonly DoctorCardBody[] }) {
  const speech = useTranslation();
  const forWhom = useQueryOfAddress().get('for');
  const kept = forWhom === null ? '' : `&for=${encodeURIComponent(forWhom)}`;
  return (
    <nav className="stack" aria-labelledby="other-doctors">
      <h3 id="other-doctors">{speech.t('emergency.other-doctors')}</h3>
      {doctors.map((doctor) => (
        <Link
          key={doctor.id}
          href={`/emergency?doctor=${doctor.id}${kept}#doctor-now`}
          className="button secondary wide apart"
        >
          <span translate="no">{doctor.name}</span>
          <span className="small emergency-specialty">{specialtyLabel(doctor, speech)}</span>
        </Link>
      ))}
    </nav>
  );
}

function EmergencyForm({
  doctor,
  hasOthers,
  answer,
}: {
  doctor: DoctorCardBody;
  hasOthers: boolean;
  answer: FormReply | undefined;
}) {
  const { t, money } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const forget = useReasonDraft(form);
  const hold = useHold(forget, refusalIn(answer));
  const sent = answer?.form === 'emergency' ? answer.values : answer?.kept;
  const who = useWho(sent?.['person_id']);
  const me = useMe();
  const ask = () => {
    if (me && who.isUnnamed) return who.setAdding(true);
    const reason = reasonIn(form.current);
    hold.ask({
      doctor_id: doctor.id,
      call_type: 'phone',
      is_emergency: true,
      ...(reason ? { reason } : {}),
      ...(who.personId === undefined ? {} : { person_id: who.personId }),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  return (
    <>
      <form ref={form} name="emergency" method="post" className="stack" onSubmit={submit} noValidate>
        <input type="hidden" name="doctor_id" value={doctor.id} />
        <DoctorStrip doctor={{ ...doctor, image: doctor.url }} heading="h3" />
        <WhoFor who={who} />
        <TextArea
          label={t('emergency.reason')}
          aside={t('optional')}
          name="reason"
          defaultValue={sent?.['reason']}
          rows={1}
          maxLength={1000}
          autoComplete="off"
        />
        {hold.refusal !== undefined && (
          <HoldRefusal error={hold.refusal} onTake={ask} onTryAgain={ask} onSignIn={ask} />
        )}
        <Button type="submit" look="emergency" wide busy={hold.busy}>
          {t('emergency.pay')}{' '}
          <span translate="no" className="numbers">
            {money(doctor.phone_price)}
          </span>
        </Button>
        <ol className="numbered">
          <li>{t(hasOthers ? 'emergency.step-ring-first' : 'emergency.step-ring', { doctor: doctor.name })}</li>
          {hasOthers && <li>{t('emergency.step-others')}</li>}
          <li>{t('emergency.step-refund')}</li>
        </ol>
      </form>
      <NewPersonSheet who={who} />
      <SignInDialog
        open={hold.waiting !== undefined}
        why={t('emergency.sign-in-why')}
        onClose={hold.giveUpSignIn}
        onDone={who.isUnnamed ? hold.giveUpSignIn : hold.signedIn}
      />
    </>
  );
}
