import type { PaymentStoryBody } from '../../api/payment-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { companyName } from '../cases/gateway-words.ts';
import { When } from '../frame/when.tsx';

/** The appointment that a payment pays. */
export function StoryAppointment({ story: { appointment } }: { story: PaymentStoryBody }) {
  const { t, money } = useTranslation();
  if (appointment === null) return null;
  const kind = appointment.is_emergency ? 'emergency' : (`call-${appointment.call_type}` as const);
  return (
    <section className="card" aria-labelledby="story-appointment">
      <h2 id="story-appointment">{t('payment-story.appointment')}</h2>
      <ul className="story-list">
        <li>
          <strong>{appointment.doctor}</strong>
          <span>
            {t(`payment-story.${kind}`)} · {t(`payment-story.booking-${appointment.state}`)}
          </span>
        </li>
        <li>
          <span translate="no" className="numbers">
            {money(appointment.price)}
          </span>
          <span className="small muted">
            {appointment.starts_at === null ? t('payment-story.no-time') : <When at={appointment.starts_at} />}
          </span>
        </li>
      </ul>
    </section>
  );
}

/** What a person had to look at because of a payment, each leading to its case. */
export function StoryCases({ story: { cases } }: { story: PaymentStoryBody }) {
  const { t } = useTranslation();
  if (cases.length === 0) return null;
  return (
    <section className="card" aria-labelledby="story-cases">
      <h2 id="story-cases">{t('payment-story.cases')}</h2>
      <ul className="story-list">
        {cases.map((one) => (
          <li key={one.id}>
            <Link href={`/admin/dashboard/cases/${one.id}`}>{t(`cases.kind-${one.kind}`)}</Link>
            <span className="small muted">
              {t(one.closed_at === null ? 'payment-story.case-open' : 'payment-story.case-closed')},{' '}
              <When at={one.closed_at ?? one.opened_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STEPS = ['proposed', 'approved', 'paid', 'dropped'] as const;

/** What goes back to the payer: who decided it, and how the payment company paid it. */
export function StoryRefunds({ story: { refunds } }: { story: PaymentStoryBody }) {
  const { t, money } = useTranslation();
  if (refunds.length === 0) return null;
  return (
    <section className="card" aria-labelledby="story-refunds">
      <h2 id="story-refunds">{t('payment-story.refunds')}</h2>
      {refunds.map((refund) => (
        <ul key={refund.id} className="story-list">
          <li>
            <strong translate="no" className="numbers">
              {money(refund.amount)}
            </strong>
            <span>{t(`payment-story.refund-${refund.state}`)}</span>
          </li>
          {STEPS.map((name) => {
            const step = refund[name];
            return (
              step && (
                <li key={name}>
                  <span>{t(`payment-story.step-${name}`, { name: step.by ?? t('payment-story.somebody') })}</span>
                  <span className="small muted">
                    <When at={step.at} />
                  </span>
                </li>
              )
            );
          })}
          {refund.sendings.map(({ id, gateway, state, at }) => (
            <li key={id}>
              <span>
                {t('payment-story.sent-by-company', { company: companyName(gateway) })}:{' '}
                {t(`payment-story.sending-${state}`)}
              </span>
              <span className="small muted">
                <When at={at} />
              </span>
            </li>
          ))}
          {refund.transaction_number !== null && (
            <li>
              <span>{t('payment-story.number')}</span>
              <span className="numbers">{refund.transaction_number}</span>
            </li>
          )}
        </ul>
      ))}
    </section>
  );
}
