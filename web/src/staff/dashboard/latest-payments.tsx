import { receivedQuery } from '../../api/reports.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { Answered } from '../frame/answered.tsx';
import { useAnswer } from '../frame/use-answer.ts';

const MOST = 5;

/** The newest payments that were received, by the printed call, with its printed failure (STF-DASH-09, C92). */
export function LatestPayments() {
  const { t, money } = useTranslation();
  const answer = useAnswer(receivedQuery());
  return (
    <section className="card stack" aria-labelledby="latest-payments">
      <div className="row spread">
        <h2 id="latest-payments" className="portal-heading">
          {t('reports.latest-payments')}
        </h2>
        <Link href="/staff/dashboard/payments">{t('reports.all-payments')}</Link>
      </div>
      <Answered answer={answer} failed={t('reports.payments-failed')}>
        {(payments) =>
          payments.length === 0 ? (
            <p>{t('reports.no-payments')}</p>
          ) : (
            <ul className="latest-payments">
              {payments.slice(0, MOST).map(({ id, full_name: name, transaction_id: number, amount }) => (
                <li key={id}>
                  <span>
                    <strong>{name || t('reports.nobody')}</strong> <span className="small muted">{number}</span>
                  </span>
                  <span className="numbers">
                    {amount === null ? t('reports.unrated-payment') : money({ amount, currency: 'TZS' })}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}
