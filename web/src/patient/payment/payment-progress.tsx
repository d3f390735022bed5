import type { FormEvent, ReactNode } from 'react';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { countryOf } from '@tabibu/contract/countries';
import { PAYMENT_METHODS, isWallet } from '@tabibu/contract/payment-methods';
import type { AppointmentBody } from '../../api/bookings.ts';
import type { PaymentStatusBody } from '../../api/payments.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { minutesAndSeconds, useSecondsUntil } from '../../components/countdown.ts';
import { labelOf } from '../../components/payment-form.tsx';
import { readableNumber } from '../../components/phone-number.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { SandboxNotice } from '../../components/sandbox-notice.tsx';
import { Steps } from '../../ui/steps.tsx';
import { progressSteps, stageSentence } from './payment-view.ts';
import type { Payment } from './use-payment.ts';

interface ProgressProps {
  order: ProgressOrder;
  payment: Payment;
  sandbox: boolean;
  /** What is paid for. */
  children: ReactNode;
}

/** The order that is being paid; a booking may be cancelled meanwhile, and then says what that means for the money. */
type ProgressOrder = Pick<AppointmentBody, 'country'> & Partial<Pick<AppointmentBody, 'state' | 'stage'>>;

/**
 * The payment while the network has not answered: its step, what to do on the phone, and the advice not to pay twice.
 */
export function PaymentProgress({ order, payment, sandbox, children }: ProgressProps) {
  const { t } = useTranslation();
  const { status, view } = payment;
  if (!status)
    return (
      <>
        <h1>{t('pay.waiting-page-title')}</h1>
        {children}
      </>
    );
  const wallet = status.method !== null && isWallet(status.method);
  const title = t(
    view === 'unclear'
      ? status.doubt === null
        ? 'payment.timeout'
        : 'pay.unclear-title'
      : wallet
        ? 'pay.waiting-title'
        : 'pay.waiting-page-title',
  );
  return (
    <>
      <h1>{title}</h1>
      <LiveRegion>
        {view === 'unclear' ? `${title}. ${t('pay.timeout-advice')}` : t(stageSentence(status.stage))}
      </LiveRegion>
      {view === 'unclear' ? (
        <Unclear order={order} payment={payment} status={status} wallet={wallet} />
      ) : (
        <Waiting payment={payment} wallet={wallet} />
      )}
      {payment.fault !== undefined && (
        <Notice tone="danger" announce title={t('payment.check-failed')}>
          <p>
            {problemText(payment.fault, t)} {t('pay.still-asking')}
          </p>
        </Notice>
      )}
      {sandbox && wallet && <HandsetLink phone={status.phone} />}
      {children}
      {payment.reference && (
        <p className="small muted numbers">{t('pay.reference', { reference: payment.reference })}</p>
      )}
    </>
  );
}

interface UnclearProps {
  order: ProgressOrder;
  payment: Payment;
  status: PaymentStatusBody;
  wallet: boolean;
}

/**
 * It is not known whether money moved. Says what was observed and what happens next, and lets the person ask again.
 */
function Unclear({ order, payment, status, wallet }: UnclearProps) {
  const { t, clock } = useTranslation();
  const zone = countryOf(order.country).timeZone ?? 'UTC';
  const time = status.asked_at ? clock(wallClockAt(status.asked_at, zone).time) : undefined;
  const now = t(status.doubt === null ? 'pay.asked-now' : 'pay.asked-now-same', { time: time ?? '' });
  return (
    <>
      <Notice tone="warning" title={t(status.doubt === null ? 'pay.timeout-advice' : 'pay.doubt-advice')}>
        {status.detail && <p>{status.detail}</p>}
        {order.state === 'cancelled' ? (
          <p>{order.stage?.money?.sentence}</p>
        ) : (
          status.doubt === null && <p>{t('pay.timeout-money')}</p>
        )}
      </Notice>
      <Button look="secondary" wide busy={payment.asking} onClick={payment.askAgain}>
        {t('pay.check-again')}
      </Button>
      {time && !payment.asking && <p className="small muted">{payment.asked ? now : t('pay.asked-at', { time })}</p>}
      <LiveRegion>{payment.asked && time ? now : ''}</LiveRegion>
      {!wallet && status.doubt === null && <LeavePage payment={payment} />}
    </>
  );
}

function Waiting({ payment, wallet }: { payment: Payment; wallet: boolean }) {
  const { t } = useTranslation();
  const country = useCountry();
  const { status } = payment;
  const left = useSecondsUntil(status?.patience_until);
  const steps = progressSteps(status?.stage ?? 'preparing', wallet);
  const stateWords = {
    done: t('step.done'),
    current: t('step.current'),
    ahead: t('step.ahead'),
    failed: t('step.failed'),
  };
  const label = status?.method ? labelOf({ id: status.method, label: PAYMENT_METHODS[status.method].label }, t) : '';
  const note = wallet
    ? t('pay.pin-now', { wallet: label, phone: readableNumber(country, status?.phone ?? '') })
    : t('pay.page-now');
  return (
    <section className="card stack">
      <Steps
        label={t('pay.progress')}
        stateWords={stateWords}
        steps={steps.map(({ title, state }) => ({
          title: t(title),
          state,
          note: state === 'current' && status?.stage !== 'preparing' ? note : undefined,
        }))}
      />
      {!wallet && status?.redirect_url && (
        <ButtonLink wide href={status.redirect_url}>
          {t('pay.open-page')}
        </ButtonLink>
      )}
      {!wallet && status?.redirect_url && <LeavePage payment={payment} />}
      {left !== undefined && (
        <p className="small muted" role="timer">
          {t(wallet ? 'pay.wallet-until' : 'pay.page-until', { time: minutesAndSeconds(left) })}
        </p>
      )}
    </section>
  );
}

/** For whoever left the gateway's page by the browser's own way back: closes it, so that nobody pays twice. */
function LeavePage({ payment: { reference, leaving, leavePage } }: { payment: Payment }) {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leavePage();
  };
  return (
    <form name="leave-page" method="post" className="stack" onSubmit={submit}>
      <input type="hidden" name="reference_id" value={reference ?? ''} />
      <Button type="submit" look="secondary" wide busy={leaving.busy}>
        {t('pay.other-way')}
      </Button>
      {leaving.fault === undefined ? (
        <p className="small">{t('pay.page-other-way')}</p>
      ) : (
        <Notice tone="danger" announce title={problemText(leaving.fault, t, 'payment.check-failed')} />
      )}
    </form>
  );
}

/** In the sandbox there is no real phone: links to a simulated one that can approve the payment. */
function HandsetLink({ phone }: { phone: string }) {
  const { t } = useTranslation();
  return (
    <SandboxNotice title={t('sandbox.handset')}>
      <p>{t('sandbox.handset-note')}</p>
      <a
        className="button secondary"
        href={`/sandbox/handset?phone=${phone.replace(/\D/g, '')}`}
        target="_blank"
        rel="noopener"
      >
        {t('sandbox.open-handset')}
      </a>
    </SandboxNotice>
  );
}
