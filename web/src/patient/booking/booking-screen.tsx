import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../../api/client.ts';
import { creditsQuery } from '../../api/credits.ts';
import { doctorQuery, freeSlotsQuery } from '../../api/public/doctors.ts';
import { familyQuery } from '../../api/family.ts';
import { siteQuery } from '../../api/public/site.ts';
import { useFormReply } from '../../components/forms/form-reply.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { planCallsNeeded } from '../../components/plan-calls.ts';
import { BOOKING_DAYS } from '../../components/slot-picker-choice.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { ComingSoonTo } from '../coming-soon/coming-soon.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { BookingForm } from './booking-form.tsx';

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const id = visit.params['doctorId'] ?? '';
  return [
    client.prefetchQuery(doctorQuery(id, visit.country.code)),
    client.prefetchQuery(freeSlotsQuery(id, visit.country.code, BOOKING_DAYS)),
    client.prefetchQuery(siteQuery()),
    ...planCallsNeeded(visit, client),
    ...(visit.me?.role === 'patient'
      ? [client.prefetchQuery(creditsQuery()), client.prefetchQuery(familyQuery())]
      : []),
  ];
}

/**
 * /book/:doctorId. The screen loads the doctor itself, so a shared link and a reload work (C25). Signing in can change
 * the country and with it the price; the form stays visible while the doctor is loaded again.
 */
export default function BookingScreen() {
  const { t } = useTranslation();
  const country = useCountry();
  const answer = useFormReply();
  const me = useMe();
  const found = useQuery({ ...doctorQuery(useParam('doctorId'), country.code), placeholderData: keepPreviousData });
  if (country.status !== 'live') return <ComingSoonTo country={country} />;
  if (answer?.step && !me) return <SignInFirst why={t('booking.sign-in-why')} />;
  if (found.data) return <BookingForm doctor={found.data} answer={answer} />;
  if (found.isPending) return <ScreenSkeleton />;
  const unknown = found.error instanceof ApiProblem && (found.error.status === 404 || found.error.status === 422);
  if (unknown) return <InvalidBooking />;
  return (
    <div className="page">
      <LoadFailure words={t('booking.failed')} onRetry={() => void found.refetch()} />
    </div>
  );
}

function InvalidBooking() {
  const { t } = useTranslation();
  return (
    <div className="page narrow stack">
      <Motif weave={1} />
      <h1>{t('booking.invalid')}</h1>
      <p className="lead">{t('booking.select-doctor')}</p>
      <ButtonLink href="/doctors">{t('booking.find-doctor')}</ButtonLink>
    </div>
  );
}
