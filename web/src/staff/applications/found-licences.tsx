import type { ReviewedApplicationBody } from '../../api/application-reviews.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { useDays } from './use-days.ts';

/** The licences that were found in the register before; nothing if there are none. */
export function FoundLicences({ licences }: Pick<ReviewedApplicationBody, 'licences'>) {
  const { t } = useTranslation();
  const days = useDays();
  if (licences.length === 0) return null;
  return (
    <>
      <h3>{t('review.licences')}</h3>
      <ul>
        {licences.map((licence) => (
          <li key={licence.checked_at}>
            {t('review.licence-found', {
              council: licence.council,
              number: licence.number,
              name: licence.registered_name,
              checked: days.moment(licence.checked_at),
              end: days.day(licence.expires_on),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
