import type { EarningsBody } from '../../api/earnings.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Rates } from './rates.tsx';

export type OtherBalance = EarningsBody['other_balances'][number];

interface OtherBalancesProps {
  earnings: EarningsBody;
  /** True while a request waits: there is one at a time. */
  waits: boolean;
  onChoose: (other: OtherBalance) => void;
}

/** Earnings of other currencies: what they would be in the own one, at which rate, and a button to be paid that. */
export function OtherBalances({ earnings, waits, onChoose }: OtherBalancesProps) {
  const { t, money } = useTranslation();
  return earnings.other_balances.map((other) => (
    <div key={other.balance.currency} className="earnings-other">
      <p className="small">{t('money.other-balance', { amount: money(other.balance) })}</p>
      {other.payout === null ? (
        <p className="small muted">{t('money.exchange-little')}</p>
      ) : (
        <>
          <p className="small muted">
            {t('money.other-worth', { payout: money(other.payout) })} · <Rates rates={other.rates} />
          </p>
          <Button
            look="secondary"
            disabled={waits}
            aria-describedby={waits ? 'money-why' : undefined}
            onClick={() => onChoose(other)}
          >
            {t('money.exchange', { amount: money(other.balance) })}
          </Button>
        </>
      )}
    </div>
  ));
}
