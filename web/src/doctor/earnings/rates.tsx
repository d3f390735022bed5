import type { WithdrawalBody } from '../../api/earnings.ts';
import { useTranslation } from '../../shell/translation.tsx';

/** The rates of an exchange, each with the day since which it was in force. */
export function Rates({ rates }: { rates: NonNullable<WithdrawalBody['exchanged']>['rates'] }) {
  const { t, language } = useTranslation();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return rates
    .map(({ currency, rate, since }) => t('money.rate', { currency, rate, day: format.format(new Date(since)) }))
    .join(' · ');
}
