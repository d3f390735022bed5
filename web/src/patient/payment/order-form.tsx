import { useEffect, useRef } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import { ApiProblem } from '../../api/client.ts';
import { isFinalAnswer } from '../../api/idempotent-send.ts';
import type { MethodsBody } from '../../api/payments.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { PaymentForm } from '../../components/payment-form.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { SandboxNotice } from '../../components/sandbox-notice.tsx';
import type { Payment } from './use-payment.ts';

interface OrderFormProps {
  country: CountryCode;
  price: Money;
  payment: Payment;
  offer: MethodsBody;
  /** The member of the family for whom it is; absent for the person who pays. */
  patient?: string | undefined;
  /** The words of the field for the name, where it is not that of a patient. */
  who?: { label: string; hint: string } | undefined;
}

/** The form to pay an order, above it why the last try failed and whether money may have moved (ERR-04). */
export function OrderForm({ country, price, payment, offer, patient, who }: OrderFormProps) {
  const { t, money } = useTranslation();
  const me = useMe();
  const { order, status, again } = payment;
  const typed = {
    fullName: order?.fullName ?? status?.full_name ?? (patient || me?.full_name) ?? '',
    phone: order?.phone ?? status?.phone ?? me?.phone ?? '',
  };
  const failed = status?.method ?? undefined;
  const others = offer.methods.filter(({ id }) => id !== failed);
  const shown = again === 'other-way' && others.length > 0 ? { ...offer, methods: others } : offer;
  return (
    <>
      {payment.fault !== undefined && (
        <Notice
          tone="danger"
          announce
          title={
            payment.fault instanceof ApiProblem ? problemText(payment.fault, t, payment.faultStep) : t('payment.error')
          }
        >
          <p>{t(isFinalAnswer(payment.fault) ? 'pay.nothing-taken' : 'pay.may-have-arrived')}</p>
        </Notice>
      )}
      {offer.sandbox && (
        <SandboxNotice>
          <p>{t('sandbox.pay')}</p>
        </SandboxNotice>
      )}
      <PaymentForm
        country={countryOf(country)}
        offer={shown}
        price={money(price)}
        typed={typed}
        first={again === 'same-way' ? failed : undefined}
        owner={me?.id ?? ''}
        busy={payment.busy}
        who={who}
        onPay={payment.pay}
      />
    </>
  );
}

export function MethodsFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <LoadFailure words={t('pay.methods-failed')} onRetry={onRetry} />;
}

/** When the view changes, scrolls to the top and moves the focus to the main element, like a change of page. */
export function useTopOnChange(view: Payment['view']): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [view]);
}
