import type { CurrencyRatesBody } from '../../api/exchange-rates.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { useDays } from '../applications/use-days.ts';
import { useSetter } from './use-setter.ts';

interface RateHistoryProps {
  one: CurrencyRatesBody;
  /** Offers to set an earlier rate anew. */
  onAgain: (rate: string) => void;
}

/** What a currency was worth before, newest first. A change is taken back by setting the earlier rate anew. */
export function RateHistory({ one: { current, history }, onAgain }: RateHistoryProps) {
  const { t } = useTranslation();
  const days = useDays();
  const setter = useSetter();
  return (
    <ol className="rate-history">
      {history.map((rate) => (
        <li key={rate.version}>
          <div>
            <strong className="numbers">TSh {rate.rate}</strong>{' '}
            {rate.version === current.version && <Badge>{t('exchange-rates.in-force')}</Badge>}{' '}
            {rate.is_draft && <Badge>{t('exchange-rates.draft')}</Badge>}
            <p className="small muted" suppressHydrationWarning>
              {t('exchange-rates.history-line', { when: days.moment(rate.begins_at), name: setter(rate) })}
              {rate.set_at !== rate.begins_at && ` · ${t('exchange-rates.set-at', { when: days.moment(rate.set_at) })}`}
            </p>
          </div>
          {rate.version !== current.version && (
            <Button
              look="secondary"
              aria-label={t('exchange-rates.again-which', { rate: rate.rate })}
              onClick={() => onAgain(rate.rate)}
            >
              {t('exchange-rates.again')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
