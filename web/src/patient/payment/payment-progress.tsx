import { isWallet } from '@tabibu/contract/payment-methods';
import type { AppointmentBody } from '../../api/bookings.ts';
import { problemText } from '../../api/problem-text.ts';
import { labelOf } from '../../parts/payment-form.tsx';
import { useMe } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Steps } from '../../ui/steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { progressSteps, stageSentence } from './payment-view.ts';
import type { Payment } from './use-payment.ts';

interface ProgressProps {
  appointment: AppointmentBody;
  payment: Payment;
  sandbox: boolean;
}

/** The live state while the network has not answered: where it stands, what to do on the phone, and that paying twice is never the way out. */
export function PaymentProgress({ appointment, payment, sandbox }: ProgressProps) {
  const { t } = useSpeech();
  const { status, view } = payment;
  if (!status) return null;
  const wallet = status.method !== null && isWallet(status.method);
  const titles = { waiting: wallet ? 'pay.waiting-title' : 'pay.waiting-page-title', unknown: 'pay.unknown-title', timeout: 'payment.timeout' } as const;
  const title = t(titles[view === 'unknown' || view === 'timeout' ? view : 'waiting']);
  return (
    <>
      <h1>{title}</h1>
      <LiveRegion>{view === 'timeout' ? `${title}. ${t('pay.timeout-advice')}` : t(stageSentence(status.stage))}</LiveRegion>
      {view === 'waiting' && <Waiting payment={payment} wallet={wallet} />}
      {view === 'unknown' && <Notice tone="warning" title={t('pay.do-not-pay-again')}><p>{t('pay.unknown-advice')}</p></Notice>}
      {view === 'timeout' && <Notice tone="warning" title={t('pay.timeout-advice')}><p>{t('pay.timeout-money')}</p></Notice>}
      {payment.fault !== undefined && <Notice tone="danger" announce title={t('payment.check-failed')}><p>{problemText(payment.fault, t)} {t('pay.still-asking')}</p></Notice>}
      {sandbox && wallet && <HandsetLink payment={payment} />}
      {view !== 'waiting' && <Button look="secondary" wide busy={payment.asking} onClick={payment.askAgain}>{t('pay.check-again')}</Button>}
      <OrderSummary appointment={appointment} />
      {payment.reference && <p className="small muted numbers">{t('pay.reference', { reference: payment.reference })}</p>}
    </>
  );
}

function Waiting({ payment, wallet }: { payment: Payment; wallet: boolean }) {
  const { t } = useSpeech();
  const { status, order } = payment;
  const steps = progressSteps(status?.stage ?? 'preparing', wallet);
  const stateWords = { done: t('step.done'), current: t('step.current'), ahead: t('step.ahead'), failed: t('step.failed') };
  const label = status?.method ? labelOf({ id: status.method, label: order?.method.label ?? '' }, t) : '';
  const note = wallet ? t('pay.pin-now', { wallet: label || t('pay.your-wallet') }) : t('pay.page-now');
  return (
    <section className="card stack">
      <Steps label={t('pay.progress')} stateWords={stateWords} steps={steps.map(({ title, state }) => ({ title: t(title), state, note: state === 'current' && status?.stage !== 'preparing' ? note : undefined }))} />
      {!wallet && status?.redirect_url && <ButtonLink wide href={status.redirect_url}>{t('pay.open-page')}</ButtonLink>}
      <p className="small muted">{t('pay.what-to-expect')}</p>
    </section>
  );
}

/** Stands in for the phone that nobody has in their hand while the gateway is a sandbox. */
function HandsetLink({ payment }: { payment: Payment }) {
  const { t } = useSpeech();
  const me = useMe();
  const phone = (payment.order?.phone ?? me?.phone ?? '').replace(/\D/g, '');
  return (
    <Notice tone="sandbox" title={t('sandbox.handset')}>
      <p>{t('sandbox.handset-note')}</p>
      <a className="button secondary" href={`/sandbox/handset?phone=${phone}`} target="_blank" rel="noopener">{t('sandbox.open-handset')}</a>
    </Notice>
  );
}
