import { use, useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { subscribersQuery, subscriptionFiguresQuery } from '../../api/subscriptions.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { LinkTabs } from '../../ui/tabs.tsx';
import { FigureCard, Figures } from '../frame/figure-card.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { CouponList } from './coupon-list.tsx';
import { GeneratePanel } from './generate-panel.tsx';
import type { CouponTarget } from './generate-panel.tsx';
import { SendingNotice } from './sending-notice.tsx';
import { SubscriberList } from './subscriber-list.tsx';
import { useSending } from './use-sending.ts';
import './subscriptions.css';

const BASE = '/admin/dashboard/subscriptions';

/** Asks for the figures and the newest subscribers. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(subscriptionFiguresQuery());
  void client.prefetchQuery(subscribersQuery({ period: 'all' }, 1));
}

/** The section of subscribers and coupons, with its figures (ADM-SHELL-07, ADM-SUB-01…20). */
export default function SubscriptionsTab() {
  const { t } = useTranslation();
  const { params } = use(AddressContext);
  const isCoupons = params['*']?.split('/')[2] === 'coupons';
  const [target, setTarget] = useState<CouponTarget>();
  const sending = useSending();
  return (
    <>
      <SectionHead title={t('staff.subscriptions')} lead={t('subscriptions.lead')}>
        <Button onClick={() => setTarget({ kind: 'number' })}>{t('subscriptions.generate')}</Button>
      </SectionHead>
      <SubscriptionFigures />
      <LinkTabs
        label={t('staff.subscriptions')}
        tabs={[
          { href: BASE, title: t('subscriptions.tab-subscribers'), current: !isCoupons },
          { href: `${BASE}/coupons`, title: t('subscriptions.tab-coupons'), current: isCoupons },
        ]}
      />
      {target === undefined && <SendingNotice sending={sending} />}
      {isCoupons ? (
        <CouponList sending={sending} />
      ) : (
        <SubscriberList sending={sending} onGenerate={(subscriber) => setTarget({ kind: 'subscriber', subscriber })} />
      )}
      <GeneratePanel target={target} sending={sending} onClose={() => setTarget(undefined)} />
    </>
  );
}

/** Figures of everything there is, whatever the lists below show (W49). What is not known is a dash (C93). */
function SubscriptionFigures() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useAnswer(subscriptionFiguresQuery());
  const failed = error !== null && !isFetching;
  const shown = (figure: number | undefined) => (figure === undefined ? (failed ? '–' : '…') : String(figure));
  return (
    <>
      {failed && (
        <Notice tone="danger" announce>
          <p>{t('subscriptions.figures-failed')}</p>
          <Button look="secondary" onClick={refetch}>
            {t('frame.retry')}
          </Button>
        </Notice>
      )}
      <Figures>
        <FigureCard
          label={t('subscriptions.active-subscribers')}
          figure={shown(data?.active_subscribers)}
          href={`${BASE}?status=active`}
        />
        <FigureCard label={t('subscriptions.expired')} figure={shown(data?.expired)} href={`${BASE}?status=expired`} />
        <FigureCard label={t('subscriptions.calls-used')} figure={shown(data?.calls_used)} />
        <FigureCard
          label={t('subscriptions.active-coupons')}
          figure={shown(data?.active_coupons)}
          href={`${BASE}/coupons?status=active`}
        />
      </Figures>
    </>
  );
}
