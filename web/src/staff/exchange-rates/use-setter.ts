import type { SetRateBody } from '../../api/exchange-rates.ts';
import { useTranslation } from '../../shell/translation.tsx';

/** Returns how the one who set a rate is named. */
export function useSetter(): (rate: SetRateBody) => string {
  const { t } = useTranslation();
  return ({ set_by: name }) => (name === null ? t('exchange-rates.product') : name || t('exchange-rates.nobody'));
}
