import { RotateCw } from 'lucide-react';
import { caseCountQuery } from '../../api/cases.ts';
import { activityQuery, statsQuery } from '../../api/reports.ts';
import type { StatsBody } from '../../api/reports.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FigureCard, Figures } from '../frame/figure-card.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import type { KeptAnswer } from '../frame/use-answer.ts';
import { ActivityTable } from './activity-table.tsx';
import { QueueGlance } from './queue-glance.tsx';
import './reports.css';

const NOTHING: StatsBody = {
  total_bookings: 0,
  total_revenue: { amount: 0, currency: 'TZS' },
  active_subscriptions: 0,
  emergency_bookings: 0,
};

/**
 * The first section of administrators: four figures, the queue at a glance, and what happened last (ADM-OVER-01…08).
 */
export default function OverviewTab() {
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
            <RotateCw size={18} aria-hidden="true" />
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
        <FigureCard label={t('reports.total-bookings')} figure={shown(count(data.total_bookings))} />
        <FigureCard
          label={t('reports.total-revenue')}
          figure={shown(money(data.total_revenue))}
          note={t('reports.in-shillings')}
          href="/admin/dashboard/revenue"
        />
        <FigureCard
          label={t('reports.active-subscriptions')}
          figure={shown(count(data.active_subscriptions))}
          href="/admin/dashboard/subscriptions?status=active"
        />
        <FigureCard label={t('reports.emergency-bookings')} figure={shown(count(data.emergency_bookings))} />
      </Figures>
    </>
  );
}

function count(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
