import { useQuery } from '@tanstack/react-query';
import type { Money } from '@tabibu/contract/currencies';
import { creditsQuery } from '../../api/credits.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** Says before the time is held how much of the price the patient's credit pays, and what is left to pay. */
export function CreditNote({ price }: { price: Money }) {
  const { t, money } = useTranslation();
  const isPatient = useMe()?.role === 'patient';
  const { data } = useQuery({ ...creditsQuery(), enabled: isPatient });
  const credit = (data ?? [])
    .filter((one) => one.money.currency === price.currency)
    .reduce((sum, one) => sum + one.money.amount, 0);
  if (!isPatient || credit === 0) return null;
  const paid = Math.min(credit, price.amount);
  return (
    <Notice tone="info" title={t('credit.title')}>
      <p>
        {t('booking.credit', {
          credit: money({ ...price, amount: paid }),
          all: paid === price.amount ? 'yes' : 'no',
          left: money({ ...price, amount: price.amount - paid }),
        })}
      </p>
    </Notice>
  );
}
