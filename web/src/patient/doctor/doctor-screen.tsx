import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Check, MessageSquareText, Phone, Share2, Video } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { ApiProblem } from '../../api/client.ts';
import { doctorQuery, freeSlotsQuery } from '../../api/public/doctors.ts';
import { reviewsQuery } from '../../api/reviews.ts';
import { BookLink } from '../../components/public/book-link.tsx';
import { countryName } from '@tabibu/contract/country-name';
import { Rating, specialtyLabel } from '../../components/public/doctor-card.tsx';
import { PlanCallsLeft } from '../../components/public/plan-calls-left.tsx';
import { planCallsNeeded } from '../../components/plan-calls.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useShare } from '../../components/use-share.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Avatar } from '../../ui/public/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { DoctorReviews } from '../reviews/doctor-reviews.tsx';
import { NotFound } from '../about/not-found.tsx';
import { FreeTimes, SHOWN_DAYS } from './free-times.tsx';
import './doctor-screen.css';

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const id = visit.params['doctorId'] ?? '';
  return [
    client.prefetchQuery(doctorQuery(id, visit.country.code)),
    client.prefetchQuery(freeSlotsQuery(id, visit.country.code, SHOWN_DAYS)),
    client.prefetchQuery(reviewsQuery(id)),
    ...planCallsNeeded(visit, client),
  ];
}

/** /doctors/:doctorId: the public page of a doctor, with an address that can be shared. */
export default function DoctorScreen() {
  const { t } = useTranslation();
  const country = useCountry();
  const found = useQuery(doctorQuery(useParam('doctorId'), country.code));
  const missing = found.error instanceof ApiProblem && (found.error.status === 404 || found.error.status === 422);
  if (missing) return <NotFound />;
  if (!found.data) {
    return found.isPending ? (
      <ScreenSkeleton />
    ) : (
      <div className="page">
        <LoadFailure words={t('search.failed')} onRetry={() => void found.refetch()} />
      </div>
    );
  }
  return <DoctorProfile doctor={found.data} />;
}

/**
 * The language of the doctor's description to show: the reader's, else another one in which the doctor wrote, else
 * undefined.
 */
function writtenLanguage(bio: DoctorPageBody['bio'], wanted: Language): Language | undefined {
  return [wanted, ...(Object.keys(LANGUAGES) as Language[])].find((language) => bio[language] !== '');
}

function DoctorProfile({ doctor }: { doctor: DoctorPageBody }) {
  const speech = useTranslation();
  const { t, language, tongue } = speech;
  const specialty = specialtyLabel(doctor, speech);
  const about = writtenLanguage(doctor.bio, language);
  usePageHead({ title: `${doctor.name}, ${specialty}` });
  return (
    <div className="page doctor-page">
      <header className="doctor-head">
        <Avatar name={doctor.name} photo={doctor.url} size="large" />
        <div>
          <h1 translate="no">{doctor.name}</h1>
          <p className="muted">
            {specialty} · {countryName(countryOf(doctor.country), language)}
          </p>
          <p className="row">
            <Rating rating={doctor.rating} count={doctor.rating_count} />
            {doctor.is_specialist && <Badge>{t('doctor.specialist')}</Badge>}
          </p>
        </div>
        <ShareButton doctor={doctor} />
      </header>
      <aside className="stack">
        <Prices doctor={doctor} />
        <FreeTimes doctor={doctor} />
      </aside>
      <div className="stack">
        {about !== undefined && (
          <section className="stack">
            <h2>{t('doctor.about')}</h2>
            <p className="prose" lang={about}>
              {doctor.bio[about]}
            </p>
          </section>
        )}
        <dl className="doctor-facts">
          <div>
            <dt>{t('doctor.experience')}</dt>
            <dd>{t('doctor.years', { count: doctor.experience_years })}</dd>
          </div>
          <div>
            <dt>{t('doctor.languages')}</dt>
            <dd>{doctor.spoken_languages.map(tongue).join(', ')}</dd>
          </div>
        </dl>
        <section className="stack">
          <h2>{t('doctor.reviews')}</h2>
          <p className="muted row">
            <Icon node={MessageSquareText} size={20} />
            {doctor.rating_count > 0
              ? t('doctor.reviews-from', { count: doctor.rating_count })
              : t('doctor.reviews-none')}
          </p>
          <DoctorReviews doctorId={doctor.id} />
        </section>
      </div>
    </div>
  );
}

function Prices({ doctor }: { doctor: DoctorPageBody }) {
  const { t, money } = useTranslation();
  const byVideo = doctor.call_types.includes('video') && doctor.video_price;
  return (
    <section className="card stack">
      <ul className="prices">
        <li>
          <Icon node={Phone} size={20} />
          {t('search.phone')}
          <strong translate="no" className="numbers">
            {money(doctor.phone_price)}
          </strong>
        </li>
        {byVideo && (
          <li>
            <Icon node={Video} size={20} />
            {t('search.video')}
            <strong translate="no" className="numbers">
              {money(byVideo)}
            </strong>
          </li>
        )}
      </ul>
      <PlanCallsLeft type={doctor.type} />
      <BookLink wide doctorId={doctor.id} at={doctor.next_free_at}>
        {t(doctor.next_free_at ? 'doctor.book-call' : 'doctor.tell-me')}
      </BookLink>
    </section>
  );
}

/** Shares the address of the doctor's page, or copies it and says so. */
function ShareButton({ doctor: { id, name } }: { doctor: DoctorPageBody }) {
  const { t } = useTranslation();
  const { share, isCopied, address } = useShare(name, `/doctors/${id}`);
  const told = isCopied ? t('doctor.copied') : address;
  return (
    <div className="share-box">
      <Button look="quiet" className="share" onClick={share}>
        {told ? <Icon node={Check} size={20} /> : <Icon node={Share2} size={20} />}
        <span>{t('doctor.share')}</span>
      </Button>
      <p className="share-told" role="status">
        {told}
      </p>
    </div>
  );
}
