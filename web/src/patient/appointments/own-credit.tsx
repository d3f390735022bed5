import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '../../api/credits.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** What is left of appointments that this patient missed, and until when it pays. Renders nothing without credit. */
export function OwnCredit() {
  const { t, money, day } = useTranslation();
  const { data } = useQuery(creditsQuery());
  if (!data?.length) return null;
  return (
    <Notice tone="info" title={t('credit.title')}>
      <ul className="own-credit">
        {data.map((credit) => (
          <li key={`${credit.money.currency} ${credit.ends_at}`}>
            <strong translate="no" className="numbers">
              {money(credit.money)}
            </strong>{' '}
            {t('credit.until', { day: day(credit.last_day) })}
          </li>
        ))}
      </ul>
      <p className="small">{t('credit.lead')}</p>
    </Notice>
  );
}
