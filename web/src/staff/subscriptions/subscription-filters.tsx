import { useDeferredValue } from 'react';
import { PERIODS } from '@tabibu/contract/payment-desk-words';
import type { Period } from '@tabibu/contract/payment-desk-words';
import { SUBSCRIPTION_STATUSES } from '@tabibu/contract/subscription-words';
import type { SubscriptionStatus } from '@tabibu/contract/subscription-words';
import type { SubscriptionFilter } from '../../api/subscriptions.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { COUNTRY_CHOICES, CountrySelect } from '../frame/country-select.tsx';
import { ExportButton } from '../frame/export-button.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { useFilters } from '../frame/use-filters.ts';

const CHOICES = {
  q: '',
  period: ['all', 'week', 'month', 'year'],
  status: ['', ...SUBSCRIPTION_STATUSES],
  country: COUNTRY_CHOICES,
  page: '1',
} as const;

/** The filters of both lists, kept in the address: what they ask for, the page, and how to show another one. */
export function useSubscriptionFilters() {
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  const q = useDeferredValue(values.q).trim();
  const filter: SubscriptionFilter = {
    period: values.period,
    ...(q && { q }),
    ...(values.status && { status: values.status }),
    ...(values.country && { country: values.country }),
  };
  return { values, filter, page: Number(values.page) || 1, isFiltered, change, reset };
}

interface SubscriptionFilterBarProps {
  filters: ReturnType<typeof useSubscriptionFilters>;
  /** What is found; undefined while that is not known. */
  found: { readonly total: number; readonly is_more: boolean; readonly is_cut: boolean } | undefined;
  /** The address of the list as a table. */
  exportAddress: string;
}

/** Search, period, status, the six countries and the export (ADM-SUB-01…03, C50, W48). */
export function SubscriptionFilterBar({ filters, found, exportAddress }: SubscriptionFilterBarProps) {
  const { t } = useTranslation();
  const { values, isFiltered, change, reset } = filters;
  const words =
    found &&
    [
      t(found.is_more ? 'payment-desk.found-more' : 'payment-desk.found', { count: found.total }),
      ...(found.is_cut ? [t('subscriptions.cut')] : []),
    ].join(' · ');
  return (
    <FilterBar
      found={words}
      onReset={isFiltered ? reset : undefined}
      actions={
        found && found.total > 0 ? <ExportButton address={exportAddress} words={t('payment-desk.export')} /> : undefined
      }
    >
      <SearchField
        name="q"
        value={values.q}
        label={t('subscriptions.search')}
        placeholder={t('subscriptions.search')}
        onType={(text) => change({ q: text })}
      />
      <Select
        label={t('payment-desk.period')}
        name="period"
        value={values.period}
        onChange={({ target }) => change({ period: target.value as Period })}
      >
        {PERIODS.map((period) => (
          <option key={period} value={period}>
            {t(`payment-desk.period-${period}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('payment-desk.status')}
        name="status"
        value={values.status}
        onChange={({ target }) => change({ status: target.value as SubscriptionStatus | '' })}
      >
        <option value="">{t('payment-desk.all-statuses')}</option>
        {SUBSCRIPTION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`subscriptions.status-${status}`)}
          </option>
        ))}
      </Select>
      <CountrySelect value={values.country} onChange={(country) => change({ country })} />
    </FilterBar>
  );
}
