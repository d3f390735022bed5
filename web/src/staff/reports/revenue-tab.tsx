import type { QueryClient } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { COUNTRIES, countryOf } from '@tabibu/contract/countries';
import { TIME_FRAMES } from '@tabibu/contract/report-words';
import { revenueExport, revenueQuery } from '../../api/reports.ts';
import type { RevenueFilter } from '../../api/reports.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Answered } from '../frame/answered.tsx';
import { ExportButton } from '../frame/export-button.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import { RevenueReport } from './revenue-report.tsx';
import '../../ui/public/chip.css';
import './reports.css';

const CHOICES = {
  period: TIME_FRAMES,
  start_date: '',
  end_date: '',
  country: ['', ...COUNTRIES.map(({ code }) => code)],
} as const;

/** The order in which the toggle shows the time frames; months are chosen at first (ADM-REV-02). */
const SHOWN = ['daily', 'monthly', 'yearly'] as const;

/** Asks for the report without filters. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(revenueQuery({ period: TIME_FRAMES[0] }));
}

/** 'Revenue Analytics': by country and by time, with ranges, export and drill-down (ADM-REV-01…15, C84). */
export default function RevenueTab() {
  const { t, language } = useTranslation();
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  const { period, start_date: from, end_date: to, country } = values;
  const filter: RevenueFilter = {
    period,
    ...(from && { start_date: from }),
    ...(to && { end_date: to }),
    ...(country && { country }),
  };
  const answer = useAnswer(revenueQuery(filter));
  const hasRows = answer.data !== undefined && Object.keys(answer.data.byPeriod).length > 0;
  return (
    <>
      <SectionHead title={t('reports.title')} lead={t('reports.revenue-lead')}>
        <Button look="secondary" busy={answer.isFetching} onClick={answer.refetch}>
          <Icon node={RotateCw} size={18} />
          {t('reports.refresh')}
        </Button>
        <ExportButton
          address={hasRows && !answer.isOld ? revenueExport(filter) : undefined}
          words={t('reports.export')}
        />
      </SectionHead>
      <FilterBar onReset={isFiltered ? reset : undefined}>
        <fieldset className="chips">
          <legend className="visually-hidden">{t('reports.frame')}</legend>
          {SHOWN.map((frame) => (
            <ChipChoice
              key={frame}
              type="radio"
              name="period"
              value={frame}
              checked={period === frame}
              onChange={() => change({ period: frame })}
            >
              {t(`reports.frame-${frame}`)}
            </ChipChoice>
          ))}
        </fieldset>
        <TextField
          type="date"
          label={t('reports.from')}
          name="start_date"
          value={from}
          onChange={({ target }) => change({ start_date: target.value })}
        />
        <TextField
          type="date"
          label={t('reports.to')}
          name="end_date"
          value={to}
          onChange={({ target }) => change({ end_date: target.value })}
        />
        {country !== '' && (
          <Button look="secondary" onClick={() => change({ country: '' })}>
            {t('reports.only-country', { country: countryName(countryOf(country), language) })}
            <Icon node={X} size={18} />
          </Button>
        )}
      </FilterBar>
      <Answered answer={answer} failed={t('reports.revenue-failed')} loading={t('reports.revenue-loading')}>
        {(report) =>
          Object.keys(report.byPeriod).length === 0 ? (
            <div className="card stack">
              <p>{t('reports.revenue-none')}</p>
              <div>
                <Button look="secondary" onClick={answer.refetch}>
                  {t('reports.revenue-again')}
                </Button>
              </div>
            </div>
          ) : (
            <RevenueReport report={report} onCountry={(code) => change({ country: code })} />
          )
        }
      </Answered>
    </>
  );
}
