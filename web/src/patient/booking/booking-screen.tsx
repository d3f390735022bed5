import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../../api/client.ts';
import { doctorQuery, freeSlotsQuery } from '../../api/doctors.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { BOOKING_DAYS } from '../../parts/slot-picker-choice.ts';
import type { Visit } from '../../shell/routes.tsx';
import { useParam } from '../../shell/screen-visit.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/motif.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { ComingSoonTo } from '../coming-soon/coming-soon.tsx';
import { BookingForm } from './booking-form.tsx';

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const id = visit.params['doctorId'] ?? '';
  return [client.prefetchQuery(doctorQuery(id, visit.country.code)), client.prefetchQuery(freeSlotsQuery(id, visit.country.code, BOOKING_DAYS))];
}

/**
 * /book/:doctorId: one page on every screen; it loads the doctor itself, so a shared link and a reload work (C25).
 * Signing in may change the country and so the price; the form stays on the screen meanwhile.
 */
export default function BookingScreen() {
  const { t } = useSpeech();
  const country = useCountry();
  const found = useQuery({ ...doctorQuery(useParam('doctorId'), country.code), placeholderData: keepPreviousData });
  if (country.status !== 'live') return <ComingSoonTo country={country} />;
  if (found.data) return <BookingForm doctor={found.data} />;
  if (found.isPending) return <ScreenSkeleton />;
  const unknown = found.error instanceof ApiProblem && (found.error.status === 404 || found.error.status === 422);
  if (unknown) return <InvalidBooking />;
  return <div className="page"><LoadFailure words={t('booking.failed')} onRetry={() => void found.refetch()} /></div>;
}

function InvalidBooking() {
  const { t } = useSpeech();
  return (
    <div className="page narrow stack">
      <Motif weave={1} />
      <h1>{t('booking.invalid')}</h1>
      <p className="lead">{t('booking.select-doctor')}</p>
      <ButtonLink href="/doctors">{t('booking.find-doctor')}</ButtonLink>
    </div>
  );
}
