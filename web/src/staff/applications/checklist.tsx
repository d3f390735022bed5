import type { ReviewedApplicationBody } from '../../api/application-reviews.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { CouncilNote } from './council-note.tsx';
import { FoundLicences } from './found-licences.tsx';

const STEPS = ['register', 'name', 'standing', 'end', 'face'] as const;

/** What to check before approving, with the council of the applicant's country, and licences that were found before. */
export function Checklist({ application }: { application: ReviewedApplicationBody }) {
  const { t } = useTranslation();
  const { country, license_number: number, licences } = application;
  return (
    <section className="card stack" aria-labelledby="review-checklist">
      <h2 id="review-checklist">{t('review.checklist')}</h2>
      <CouncilNote country={country} number={number} />
      <ul className="review-checks">
        {STEPS.map((step) => (
          <li key={step}>
            <label>
              <input type="checkbox" /> {t(`review.check-${step}`, { number, name: application.doctor_name })}
            </label>
          </li>
        ))}
      </ul>
      <FoundLicences licences={licences} />
    </section>
  );
}
