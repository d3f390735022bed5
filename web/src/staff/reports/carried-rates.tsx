import type { RevenueBody } from '../../api/reports.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { usePeriodName } from './use-period-name.ts';

/** The rates that the payments behind a sum carry, each with its date, and how many payments have none yet (C18). */
export function CarriedRates({ rates, unrated }: Pick<RevenueBody, 'rates' | 'unrated'>) {
  const { t } = useTranslation();
  const { day } = usePeriodName();
  return (
    <>
      {rates.length > 0 && (
        <p className="small muted">
          {t('reports.rates')}:{' '}
          {rates
            .map(({ currency, rate, since }) => t('reports.rate', { currency, rate, since: day(since.slice(0, 10)) }))
            .join(' · ')}
        </p>
      )}
      {unrated > 0 && (
        <Notice tone="warning">
          <p>{t('reports.unrated', { count: unrated })}</p>
        </Notice>
      )}
    </>
  );
}
