import { use } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { caseCountQuery } from '../../api/cases.ts';
import { activityQuery, statsQuery } from '../../api/reports.ts';
import type { StatsBody } from '../../api/reports.ts';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { FigureCard, Figures } from '../frame/figure-card.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import type { KeptAnswer } from '../frame/use-answer.ts';
import { ActivityTable } from './activity-table.tsx';
import { QueueGlance } from './queue-glance.tsx';
import './reports.css';

const NOTHING: StatsBody = {
  total_bookings: 0,
  total_revenue: 0,
  revenue: { amount: 0, currency: 'TZS' },
  active_subscriptions: 0,
  emergency_bookings: 0,
};

/** The list behind two of the figures. Its code and sentences load when it is opened. */
const Bookings = lazyPart(() => import('../bookings/booking-list.tsx'), {
  file: 'src/staff/bookings/booking-list.tsx',
  sentences: ['booking-desk'],
  fallback: <CardSkeletons count={2} />,
});

const BOOKINGS = '/admin/dashboard/overview/bookings';

/** Asks for the figures, the queue and what happened last. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(statsQuery());
  void client.prefetchQuery(activityQuery());
}

/**
 * The first section of administrators: four figures, the queue at a glance, and what happened last (ADM-OVER-01…08).
 * Below it stands the list of bookings that two of the figures count.
 */
export default function OverviewTab() {
  const { params } = use(AddressContext);
  const isHydrated = useHydrated();
  if (params['*']?.split('/')[2] === 'bookings')
    // The server does not write the list.
    return isHydrated ? (
      <Bookings.Part backTo="/admin/dashboard/overview" paymentsAt="/admin/dashboard/payments" />
    ) : (
      <CardSkeletons count={2} />
    );
  return <Overview />;
}

function Overview() {
  const { t } = useTranslation();
  const stats = useAnswer(statsQuery());
  const activity = useAnswer(activityQuery());
  const queue = useAnswer(caseCountQuery());
  const refresh = () => {
    for (const { refetch } of [stats, activity, queue]) refetch();
  };
  return (
    <>
      <SectionHead title={t('staff.overview')} lead={t('reports.lead')} />
      <Stats stats={stats} />
      <QueueGlance count={queue.data} />
      <section className="stack" aria-labelledby="activity-heading">
        <div className="row spread">
          <h2 id="activity-heading" className="report-heading">
            {t('reports.activity')}
          </h2>
          <Button look="secondary" busy={activity.isFetching} onClick={refresh}>
            <Icon node={RotateCw} size={18} />
            {t('reports.refresh')}
          </Button>
        </div>
        <ActivityTable answer={activity} />
      </section>
    </>
  );
}

/** A figure that cannot be loaded is 0, and a notice says that it is not known (C93, W53). */
function Stats({ stats }: { stats: KeptAnswer<StatsBody> }) {
  const { t, money } = useTranslation();
  const failed = stats.error !== null && !stats.isFetching;
  const data = stats.data ?? NOTHING;
  const shown = (words: string) => (stats.data === undefined && !failed ? '…' : words);
  return (
    <>
      {failed && (
        <Notice tone="danger" announce>
          <p>{t('reports.stats-failed')}</p>
          <Button look="secondary" onClick={stats.refetch}>
            {t('frame.retry')}
          </Button>
        </Notice>
      )}
      <Figures>
        <FigureCard label={t('reports.total-bookings')} figure={shown(count(data.total_bookings))} href={BOOKINGS} />
        <FigureCard
          label={t('reports.total-revenue')}
          figure={shown(money(data.revenue))}
          note={t('reports.in-shillings')}
          href="/admin/dashboard/revenue"
        />
        <FigureCard
          label={t('reports.active-subscriptions')}
          figure={shown(count(data.active_subscriptions))}
          href="/admin/dashboard/subscriptions?status=active"
        />
        <FigureCard
          label={t('reports.emergency-bookings')}
          figure={shown(count(data.emergency_bookings))}
          href={`${BOOKINGS}?kind=emergency`}
        />
      </Figures>
    </>
  );
}

function count(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
