import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { SPECIALIST_MULTIPLIER, countryOf } from '@tabibu/contract/countries';
import type { DoctorType } from '@tabibu/contract/specialties';
import { ApiProblem } from '../../api/client.ts';
import { isFinalAnswer, useIdempotentSend } from '../../api/idempotent-send.ts';
import { methodsQuery, startCheckout } from '../../api/payments.ts';
import { planOfferQuery, savePlanOrder } from '../../api/plan-orders.ts';
import type { PlanOfferBody } from '../../api/plan-orders.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { PaymentForm } from '../../components/payment-form.tsx';
import type { PaymentOrder } from '../../components/payment-form.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { SandboxNotice } from '../../components/sandbox-notice.tsx';
import { CardSkeletons, ScreenSkeleton } from '../../ui/skeleton.tsx';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { ComingSoonTo } from '../coming-soon/coming-soon.tsx';
import { MethodsFailure } from '../payment/order-form.tsx';
import { Reach, buyPath, typesOf } from './doctor-type-choice.tsx';
import { PlanSummary, dayText } from './plan-summary.tsx';
import '../payment/payment.css';

const typeOf = (text: string | undefined): DoctorType => (text === 'specialist' ? 'specialist' : 'general');

export function needs({ params, me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  if (me?.role !== 'patient') return [];
  return [
    client.prefetchQuery(planOfferQuery(params['planId'] ?? '', typeOf(params['doctorType']))),
    client.prefetchQuery(methodsQuery(me.country, me.phone)),
  ];
}

/** /subscriptions/buy/:planId/:doctorType: a care plan with what it gives and costs, and the form to pay it. */
export default function BuyPlanScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const country = useCountry();
  const [plan, type] = [useParam('planId'), typeOf(useParam('doctorType'))];
  const found = useQuery({ ...planOfferQuery(plan, type), enabled: me !== null });
  if (country.status !== 'live') return <ComingSoonTo country={country} />;
  if (!me) return <SignInFirst why={t('my-plan.sign-in-why')} />;
  if (found.data) return <Offer key={`${plan}/${type}`} offer={found.data} />;
  if (!found.isError) return <ScreenSkeleton />;
  return found.error instanceof ApiProblem && found.error.status === 409 ? (
    <NotSold refusal={found.error} />
  ) : (
    <PersonalFailure error={found.error} words={t('my-plan.failed')} onRetry={() => void found.refetch()} />
  );
}

function NotSold({ refusal }: { refusal: ApiProblem }) {
  const { t } = useTranslation();
  return (
    <div className="page narrow stack">
      <h1>{t('my-plan.buy-title')}</h1>
      <Notice tone="warning">
        <p>{problemText(refusal, t)}</p>
      </Notice>
      <ButtonLink href="/subscriptions">{t('my-plan.all')}</ButtonLink>
    </div>
  );
}

function Offer({ offer }: { offer: PlanOfferBody }) {
  const speech = useTranslation();
  const { t } = speech;
  return (
    <div className="page narrow stack pay-page">
      <h1>{t('my-plan.buy-title')}</h1>
      {offer.awaited_order_id === null ? (
        <>
          <DoctorTypes offer={offer} />
          <PlanSummary plan={offer} lasts={offer} />
          <p className="muted">{t('my-plan.no-renewal')}</p>
          {offer.renews && (
            <Notice tone="info">
              <p suppressHydrationWarning>{t('my-plan.renews', { day: dayText(offer.starts_at, offer, speech) })}</p>
            </Notice>
          )}
          <Pay offer={offer} />
        </>
      ) : (
        <>
          <Notice tone="warning" title={t('my-plan.awaited')}>
            <p>{t('my-plan.awaited-note')}</p>
          </Notice>
          <ButtonLink wide href={`/subscriptions/orders/${offer.awaited_order_id}`}>
            {t('my-plan.see-payment')}
          </ButtonLink>
          <PlanSummary plan={offer} />
        </>
      )}
    </div>
  );
}

/** The two types of doctor as links, so that the choice can be changed here, too, and without script. */
function DoctorTypes({ offer }: { offer: PlanOfferBody }) {
  const { t, language } = useTranslation();
  const ratio = new Intl.NumberFormat(language).format(SPECIALIST_MULTIPLIER);
  return (
    <nav className="stack" aria-label={t('my-plan.type-title')}>
      <div className="chips">
        {typesOf(offer.plan_id).map((type) => (
          <ChipLink key={type} href={buyPath(offer.plan_id, type)} current={type === offer.doctor_type} rel="nofollow">
            {t(type === 'general' ? 'my-plan.general' : 'my-plan.specialist')}
          </ChipLink>
        ))}
      </div>
      <p className="small muted">{t('my-plan.type-note', { ratio })}</p>
      <Reach planId={offer.plan_id} type={offer.doctor_type} />
    </nav>
  );
}

function Pay({ offer }: { offer: PlanOfferBody }) {
  const { t, money } = useTranslation();
  const me = useMe();
  const methods = useQuery(methodsQuery(offer.country, me?.phone));
  const { pay, busy, fault } = useBuying(offer);
  return (
    <>
      <noscript>
        <Notice tone="warning" title={t('my-plan.no-script')}>
          <p>{t('my-plan.no-script-how')}</p>
        </Notice>
      </noscript>
      {fault !== undefined && (
        <Notice
          tone="danger"
          announce
          title={fault instanceof ApiProblem ? problemText(fault, t, 'payment.save-failed') : t('payment.error')}
        >
          <p>{t(isFinalAnswer(fault) ? 'pay.nothing-taken' : 'pay.may-have-arrived')}</p>
        </Notice>
      )}
      {methods.data?.sandbox && (
        <SandboxNotice>
          <p>{t('sandbox.pay')}</p>
        </SandboxNotice>
      )}
      {methods.data && (
        <PaymentForm
          country={countryOf(offer.country)}
          offer={methods.data}
          price={money(offer.price)}
          typed={{ fullName: me?.full_name ?? '', phone: me?.phone ?? '' }}
          owner={me?.id ?? ''}
          busy={busy}
          who={{ label: t('my-plan.payer'), hint: t('my-plan.payer-hint') }}
          onPay={(order) => void pay(order)}
        />
      )}
      {methods.isPending && <CardSkeletons count={3} />}
      {methods.isError && <MethodsFailure onRetry={() => void methods.refetch()} />}
    </>
  );
}

/** Orders the plan, starts its checkout and opens the page of the order, which follows the payment. */
function useBuying(offer: PlanOfferBody) {
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [, goTo] = useLocation();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const pay = async ({ fullName, phone, method }: PaymentOrder) => {
    setState({ busy: true });
    try {
      const { plan_id: package_type, doctor_type, price } = offer;
      const saved = await savePlanOrder(send, { package_type, doctor_type, price, full_name: fullName, phone });
      await startCheckout(send, method.provider, {
        reference_id: saved.reference_id,
        payment_method: method.id,
        phone,
      });
      goTo(`/subscriptions/orders/${saved.order_id}`);
    } catch (fault) {
      setState({ busy: false, fault });
      // Another price, or a payment that waits: the page shows how it stands now.
      void client.invalidateQueries({ queryKey: planOfferQuery(offer.plan_id, offer.doctor_type).queryKey });
    }
  };
  return { ...state, pay };
}
