import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '../../api/credits.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What is left of appointments that this patient missed, and until when it pays. Renders nothing without credit. */
export function OwnCredit() {
  const { t, money, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const { data } = useQuery(creditsQuery());
  if (!data?.length) return null;
  return (
    <Notice tone="info" title={t('credit.title')}>
      <ul className="own-credit">
        {data.map((credit) => (
          <li key={`${credit.money.currency} ${credit.ends_at}`} suppressHydrationWarning>
            <strong className="numbers">{money(credit.money)}</strong>{' '}
            {t('credit.until', { when: moment(credit.ends_at, zone, now) })}
          </li>
        ))}
      </ul>
      <p className="small">{t('credit.lead')}</p>
    </Notice>
  );
}
