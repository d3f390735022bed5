import { ArrowUpRight } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import type { EarningsBody } from '../../api/earnings.ts';
import { readableNumber } from '../../components/phone-number.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Rates } from './rates.tsx';
import { zoneOf } from './zone-of.ts';

/** The doctor's latest requests to be paid out, with what became of them (DOC-DASH-14). */
export function Withdrawals({ earnings }: { earnings: EarningsBody }) {
  const { t, money, moment } = useTranslation();
  const now = useNow();
  const country = countryOf(earnings.country);
  return (
    <section className="stack" aria-labelledby="money-withdrawals">
      <h2 id="money-withdrawals">{t('money.withdrawals')}</h2>
      {earnings.withdrawals.length === 0 && <p className="muted">{t('money.no-withdrawals')}</p>}
      <ul className="money-list">
        {earnings.withdrawals.map((one) => (
          <li key={one.id} className="card money-line">
            <Icon node={ArrowUpRight} size={22} />
            <div>
              <p className="money-what">{t(one.paid ? 'money.status-paid' : `money.status-${one.status}`)}</p>
              <p className="small muted" suppressHydrationWarning>
                {moment(one.paid_at ?? one.created_at, zoneOf(earnings), now)}
              </p>
              <p className="small muted">
                {t('money.to', { number: readableNumber(country, one.payout_phone).replaceAll(' ', '\u00A0') })}
              </p>
              {one.exchanged !== null && (
                <p className="small muted">
                  {t('money.exchanged-from', { amount: money(one.exchanged.from) })} ·{' '}
                  <Rates rates={one.exchanged.rates} />
                </p>
              )}
              {one.transaction_number !== null && (
                <p className="small">{t('money.transaction-number', { number: one.transaction_number })}</p>
              )}
              {one.note !== null && <p className="small prose">{t('money.refused-why', { note: one.note })}</p>}
              {one.cause !== null && <p className="small prose">{t('money.cancelled-why')}</p>}
            </div>
            <p translate="no" className="money-amount numbers">
              {money(one.amount)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
