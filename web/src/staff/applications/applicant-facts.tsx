import { countryOf } from '@tabibu/contract/countries';
import type { ReviewedApplicationBody } from '../../api/application-reviews.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { useDays } from './use-days.ts';
import { useSpecialtyWord } from './use-specialty-word.ts';

/** What the applicant wrote into the form (ADM-APP-05). */
export function ApplicantFacts({ application }: { application: ReviewedApplicationBody }) {
  const { t, language } = useTranslation();
  const days = useDays();
  const specialtyWord = useSpecialtyWord();
  const { birth_date: born, region, email_verified_at: verified } = application;
  const country = countryName(countryOf(application.country), language);
  const facts = [
    ['specialty', specialtyWord(application.specialty)],
    ['experience', t('review.years', { years: application.experience })],
    ['license', application.license_number],
    ['country', region ? `${country}, ${region}` : country],
    ['phone', `${application.phone} (${t('review.phone-proven')})`],
    [
      'email',
      `${application.email} (${verified === null ? t('review.email-unproven') : t('review.email-verified', { day: days.moment(verified) })})`,
    ],
    ['gender', t(`review.gender-${application.gender}`)],
    ['born', born === null ? t('review.not-said') : days.day(born)],
    ['language', t(`review.language-${application.language}`)],
    ['doctor-id', application.doctor_id],
    ['submitted', `${days.moment(application.submitted_at)} (${days.waits(application.submitted_at)})`],
  ] as const;
  return (
    <section className="card stack" aria-labelledby="applicant-facts">
      <h2 id="applicant-facts">{t('review.facts')}</h2>
      <dl className="review-facts" suppressHydrationWarning>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`review.fact-${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('review.bio')}</h3>
      <p className="review-words">{application.bio}</p>
    </section>
  );
}
