import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Download, Printer } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { countryOf } from '@tabibu/contract/countries';
import { receiptFilePath, receiptQuery } from '../../api/payments.ts';
import type { ReceiptBody } from '../../api/payments.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { readableNumber } from '../../components/phone-number.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { Translation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import '../../components/order-lines.css';
import '../../components/paper-print.css';
import '../../ui/public/card.css';
import './payment.css';

export function needs({ params, me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me ? [client.prefetchQuery(receiptQuery(params['reference'] ?? ''))] : [];
}

/** /receipts/:reference: who paid what and for what. It can be printed and downloaded as a PDF. */
export default function ReceiptScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const found = useQuery({ ...receiptQuery(useParam('reference')), enabled: me !== null });
  if (!me) return <SignInFirst why={t('receipt.sign-in-why')} />;
  if (found.data) return <Receipt receipt={found.data} />;
  return found.isError ? (
    <PersonalFailure error={found.error} words={t('receipt.failed')} onRetry={() => void found.refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Receipt({ receipt }: { receipt: ReceiptBody }) {
  const speech = useTranslation();
  const { t, money } = speech;
  return (
    <div className="page narrow stack">
      <article className="card receipt">
        <header className="receipt-head">
          <Logo />
          <h1>{t('receipt.title')}</h1>
        </header>
        {receipt.refund !== 'none' && (
          <Notice tone="info">
            <p>{t(receipt.refund === 'due' ? 'receipt.refund-due' : 'receipt.refund-done')}</p>
          </Notice>
        )}
        <dl className="order-lines">
          {receiptLines(receipt, speech).map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd className="numbers" translate="no">
                {value}
              </dd>
            </div>
          ))}
          <div className="order-total">
            <dt>{t('receipt.total')}</dt>
            <dd translate="no" className="numbers">
              {money(receipt.price)}
            </dd>
          </div>
        </dl>
      </article>
      <div className="pay-extras receipt-actions">
        <ButtonLink href={receiptFilePath(receipt.reference_id)} download>
          <Icon node={Download} size={20} />
          {t('receipt.file')}
        </ButtonLink>
        <Button look="secondary" onClick={() => print()}>
          <Icon node={Printer} size={20} />
          {t('receipt.print')}
        </Button>
      </div>
    </div>
  );
}

function receiptLines(receipt: ReceiptBody, { t, day, clock, money }: Translation): [string, string][] {
  const country = countryOf(receipt.country);
  const zone = country.timeZone ?? 'UTC';
  const moment = (instant: string) => {
    const wall = wallClockAt(instant, zone);
    return `${day(wall.day)} ${wall.day.slice(0, 4)}, ${clock(wall.time)}`;
  };
  const type = receipt.is_emergency ? 'call.emergency' : receipt.call_type === 'video' ? 'call.video' : 'call.phone';
  return [
    [t('receipt.number'), receipt.number],
    [t('receipt.paid-at'), moment(receipt.paid_at)],
    [t('receipt.payer'), receipt.payer],
    ...(receipt.email ? [[t('receipt.email'), receipt.email] as [string, string]] : []),
    [t(receipt.paid_by_phone ? 'receipt.phone' : 'receipt.contact-phone'), readableNumber(country, receipt.phone)],
    [t('receipt.patient'), receipt.patient],
    [t('receipt.method'), receipt.method],
    ...(receipt.plan === null
      ? [
          [t('receipt.doctor'), `${receipt.doctor_name}, ${receipt.specialty}`] as [string, string],
          [t('order.type'), t(type)] as [string, string],
        ]
      : [
          [t('order.type'), t('receipt.plan', { calls: receipt.plan.calls })] as [string, string],
          [t('receipt.plan-until'), moment(receipt.plan.ends_at)] as [string, string],
        ]),
    ...(receipt.starts_at ? [[t('order.when'), moment(receipt.starts_at)] as [string, string]] : []),
    ...(receipt.credit.amount > 0
      ? [
          [t('receipt.price'), money(receipt.consultation_price)] as [string, string],
          [t('receipt.credit'), money(receipt.credit)] as [string, string],
        ]
      : []),
    [t('receipt.reference'), receipt.reference_id],
    ...(receipt.provider_reference
      ? [[t('receipt.provider-reference'), receipt.provider_reference] as [string, string]]
      : []),
  ];
}
