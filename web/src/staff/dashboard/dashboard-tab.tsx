import type { QueryClient } from '@tanstack/react-query';
import { RotateCw, TrendingDown, TrendingUp } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { dashboardQuery } from '../../api/reports.ts';
import type { DashboardBody } from '../../api/reports.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Answered } from '../frame/answered.tsx';
import { BarChart } from '../frame/bar-chart.tsx';
import { FigureCard, Figures } from '../frame/figure-card.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { CarriedRates } from '../reports/carried-rates.tsx';
import { LatestPayments } from './latest-payments.tsx';
import { RecentBookings } from './recent-bookings.tsx';
import './dashboard.css';

/** The list behind the counts. */
const BOOKINGS = '/staff/dashboard/bookings';

/** Asks for the figures. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(dashboardQuery());
}

/** The printed tab *Dashboard* of the staff portal: revenue, counts, months, the newest bookings (STF-DASH-01…10). */
export default function DashboardTab() {
  const { t } = useTranslation();
  const answer = useAnswer(dashboardQuery());
  return (
    <>
      <SectionHead title={t('staff.overview')} lead={t('reports.portal-lead')}>
        <Button look="secondary" busy={answer.isFetching} onClick={answer.refetch}>
          <Icon node={RotateCw} size={18} />
          {t('reports.refresh')}
        </Button>
      </SectionHead>
      <Answered answer={answer} failed={t('reports.dashboard-failed')} loading={t('reports.dashboard-loading')}>
        {(stats) => (
          <>
            <Stats stats={stats} />
            <Months stats={stats} />
            <RecentBookings bookings={stats.recentBookings} />
          </>
        )}
      </Answered>
      <LatestPayments />
    </>
  );
}

function Stats({ stats }: { stats: DashboardBody }) {
  const { t } = useTranslation();
  const shillings = useShillings();
  return (
    <>
      <Figures>
        <FigureCard
          label={t('reports.portal-revenue')}
          figure={shillings(stats.totalEarnings)}
          note={<Change percent={stats.monthly.momPercent} />}
        />
        <FigureCard
          label={t('reports.portal-paid')}
          figure={String(stats.totalPaidBookings)}
          note={t('reports.portal-paid-note')}
          href={`${BOOKINGS}?payment=paid`}
        />
        <FigureCard
          label={t('reports.portal-pending')}
          figure={String(stats.totalPendingBookings)}
          href={`${BOOKINGS}?payment=pending`}
        />
        <FigureCard
          label={t('reports.portal-cancelled')}
          figure={String(stats.totalCancelledBookings)}
          href={`${BOOKINGS}?payment=cancelled`}
        />
      </Figures>
      <CarriedRates rates={stats.rates} unrated={stats.unrated} />
    </>
  );
}

/** How this month differs from the previous one. An arrow and words say the direction, not a colour. */
function Change({ percent }: { percent: number }) {
  const { t, decimal } = useTranslation();
  const arrow = percent < 0 ? TrendingDown : TrendingUp;
  return (
    <span className="month-change">
      {percent !== 0 && <Icon node={arrow} size={16} />}
      {t('reports.month-change', {
        way: percent > 0 ? 'up' : percent < 0 ? 'down' : 'same',
        percent: decimal(Math.abs(percent)),
      })}
    </span>
  );
}

function Months({ stats: { monthly } }: { stats: DashboardBody }) {
  const { t } = useTranslation();
  const shillings = useShillings();
  return (
    <section className="portal-months">
      <Figures>
        <FigureCard label={t('reports.this-month')} figure={shillings(monthly.thisMonth)} />
        <FigureCard label={t('reports.previous-month')} figure={shillings(monthly.prevMonth)} />
      </Figures>
      <BarChart
        title={t('reports.monthly-earnings')}
        labels={t('reports.unit-monthly')}
        series={[t('reports.earnings')]}
        bars={monthly.series.map(({ key, label, value }) => ({ key, label, values: [value] }))}
        format={shillings}
      />
    </section>
  );
}

function useShillings(): (amount: number) => string {
  const { money } = useTranslation();
  return (amount) => money({ amount, currency: 'TZS' });
}
