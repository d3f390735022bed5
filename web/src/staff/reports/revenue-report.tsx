import type { ReactNode } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import { percentOf } from '@tabibu/contract/report-words';
import type { RevenueBody, RevenueSumBody } from '../../api/reports.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { BarChart } from '../frame/bar-chart.tsx';
import { FigureCard, Figures } from '../frame/figure-card.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { CarriedRates } from './carried-rates.tsx';
import { usePeriodName } from './use-period-name.ts';

type Row = RevenueSumBody & { readonly key: string };

const rowsOf = (sums: Record<string, RevenueSumBody>): Row[] =>
  Object.entries(sums).map(([key, sum]) => ({ key, ...sum }));

interface ReportProps {
  report: RevenueBody;
  /** Called when somebody asks for one country only. */
  onCountry: (country: CountryCode) => void;
}

/** Figures, chart and both tables of a report that is not empty (ADM-REV-04…07). */
export function RevenueReport({ report, onCountry }: ReportProps) {
  const { t, money } = useTranslation();
  const shillings = (amount: number) => money({ amount, currency: 'TZS' });
  return (
    <>
      <Figures>
        <FigureCard label={t('reports.total-revenue')} figure={shillings(report.totalRevenue)} />
        <FigureCard label={t('reports.from-bookings')} figure={shillings(report.bookings)} />
        <FigureCard label={t('reports.from-subscriptions')} figure={shillings(report.subscriptions)} />
      </Figures>
      <CarriedRates rates={report.rates} unrated={report.unrated} />
      <div className="revenue-sides">
        <Countries report={report} onCountry={onCountry} />
        <PeriodChart report={report} />
      </div>
      <Periods report={report} />
    </>
  );
}

function Countries({ report, onCountry }: ReportProps) {
  const { t } = useTranslation();
  return (
    <section className="stack">
      <h2 className="report-heading">{t('reports.by-country')}</h2>
      <ListTable
        label={t('reports.by-country')}
        dense
        rows={rowsOf(report.byCountry)}
        keyOf={({ key }) => key}
        columns={useCountryColumns(report.totalRevenue, onCountry)}
      />
    </section>
  );
}

function useCountryColumns(totalRevenue: number, onCountry: ReportProps['onCountry']): readonly Column<Row>[] {
  const { t, language, decimal } = useTranslation();
  const sums = useSumColumns();
  return [
    {
      name: 'country',
      title: t('reports.column-country'),
      cell: ({ key }) => (
        <button type="button" className="table-link" onClick={() => onCountry(key as CountryCode)}>
          {countryName(countryOf(key as CountryCode), language)}
        </button>
      ),
    },
    ...sums,
    {
      name: 'share',
      title: t('reports.column-share'),
      kind: 'numbers',
      cell: ({ total }) => (
        <>
          {decimal(percentOf(total, totalRevenue))}%
          <progress className="revenue-share" max={100} value={percentOf(total, totalRevenue)} aria-hidden="true" />
        </>
      ),
    },
  ];
}

function Periods({ report: { byPeriod, period, totalRevenue, bookings, subscriptions } }: { report: RevenueBody }) {
  const { t, money } = useTranslation();
  const { name } = usePeriodName();
  const cells = useSumColumns();
  const shillings = (amount: number) => money({ amount, currency: 'TZS' });
  return (
    <section className="stack">
      <h2 className="report-heading">{t(`reports.by-${period}`)}</h2>
      <ListTable
        label={t(`reports.by-${period}`)}
        rows={rowsOf(byPeriod)}
        keyOf={({ key }) => key}
        columns={[{ name: 'period', title: t(`reports.unit-${period}`), cell: ({ key }) => name(key) }, ...cells]}
        sums={[t('reports.column-total'), shillings(totalRevenue), shillings(bookings), shillings(subscriptions)]}
      />
    </section>
  );
}

/** The columns that both tables share: the total, and what it comes from with its part of the total. */
function useSumColumns(): readonly Column<Row>[] {
  const { t, money, decimal } = useTranslation();
  const shillings = (amount: number) => money({ amount, currency: 'TZS' });
  const part = (amount: number, total: number): ReactNode => (
    <>
      {shillings(amount)} <span className="muted">{decimal(percentOf(amount, total))}%</span>
    </>
  );
  const isOther = ({ currency }: Money) => currency !== 'TZS';
  return [
    {
      name: 'total',
      title: t('reports.column-total'),
      kind: 'numbers',
      cell: ({ total, original }) => (
        <>
          <strong>{shillings(total)}</strong>
          {original.some(isOther) && <span className="revenue-own">{original.map(money).join(' · ')}</span>}
        </>
      ),
    },
    {
      name: 'bookings',
      title: t('reports.column-bookings'),
      kind: 'numbers',
      cell: ({ bookings, total }) => part(bookings, total),
    },
    {
      name: 'subscriptions',
      title: t('reports.column-subscriptions'),
      kind: 'numbers',
      cell: ({ subscriptions, total }) => part(subscriptions, total),
    },
  ];
}

function PeriodChart({ report: { byPeriod, period } }: { report: RevenueBody }) {
  const { t, money } = useTranslation();
  const { short } = usePeriodName();
  return (
    <BarChart
      title={t(`reports.by-${period}`)}
      labels={t(`reports.unit-${period}`)}
      series={[t('reports.column-bookings'), t('reports.column-subscriptions')]}
      bars={rowsOf(byPeriod).map(({ key, bookings, subscriptions }) => ({
        key,
        label: short(key),
        values: [bookings, subscriptions],
      }))}
      format={(amount) => money({ amount, currency: 'TZS' })}
    />
  );
}
