import { useDeferredValue } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import { PERIODS, WITHDRAWAL_STATUSES } from '@tabibu/contract/payment-desk-words';
import type { Period, WithdrawalStatus } from '@tabibu/contract/payment-desk-words';
import { exportAddress, withdrawalsQuery } from '../../api/payment-desk.ts';
import type { ListedWithdrawalBody, WithdrawalFilter } from '../../api/payment-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Answered } from '../frame/answered.tsx';
import { COUNTRY_CHOICES, CountrySelect } from '../frame/country-select.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { ExportButton } from '../frame/export-button.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { Pages, numbered } from '../frame/pages.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import { When } from '../frame/when.tsx';

const CHOICES = {
  q: '',
  period: ['month', 'week', 'year', 'all'],
  status: ['', ...WITHDRAWAL_STATUSES],
  country: COUNTRY_CHOICES,
  page: '1',
} as const;

const TONES = { pending: 'waits', approved: 'waits', rejected: 'bad', paid: 'good' } as const;

/** 'Withdrawal Requests' with search, filter, export and period (ADM-PAY-01…05, W48). */
export function WithdrawalList() {
  const { t } = useTranslation();
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  const q = useDeferredValue(values.q).trim();
  const filter: WithdrawalFilter = {
    period: values.period,
    ...(q && { q }),
    ...(values.status && { status: values.status }),
    ...(values.country && { country: values.country }),
  };
  const answer = useAnswer(withdrawalsQuery(filter, Number(values.page) || 1));
  const columns = useColumns();
  const { data } = answer;
  return (
    <>
      <SectionHead title={t('payment-desk.title')} />
      <FilterBar
        found={data && t(data.is_more ? 'payment-desk.found-more' : 'payment-desk.found', { count: data.total })}
        onReset={isFiltered ? reset : undefined}
        actions={
          data && data.total > 0 ? (
            <ExportButton address={exportAddress(filter)} words={t('payment-desk.export')} />
          ) : undefined
        }
      >
        <SearchField
          name="q"
          value={values.q}
          label={t('payment-desk.search')}
          placeholder={t('payment-desk.search')}
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
          onChange={({ target }) => change({ status: target.value as WithdrawalStatus | '' })}
        >
          <option value="">{t('payment-desk.all-statuses')}</option>
          {WITHDRAWAL_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`payment-desk.withdrawal-${status}`)}
            </option>
          ))}
        </Select>
        <CountrySelect value={values.country} onChange={(country) => change({ country })} />
      </FilterBar>
      <Answered answer={answer} failed={t('staff.failed')}>
        {({ withdrawals, total, page, pages }) => (
          <>
            {total === 0 ? (
              <p className="card">{t('payment-desk.no-withdrawals')}</p>
            ) : (
              <ListTable label={t('payment-desk.title')} columns={columns} rows={withdrawals} keyOf={({ id }) => id} />
            )}
            <Pages {...numbered(page, pages, (next) => change({ page: String(next) }))} />
          </>
        )}
      </Answered>
    </>
  );
}

function useColumns(): readonly Column<ListedWithdrawalBody>[] {
  const { t, money, language } = useTranslation();
  const title = (name: 'doctor' | 'country' | 'amount' | 'earnings' | 'calls' | 'asked' | 'status' | 'actions') => ({
    name,
    title: t(`payment-desk.column-${name}`),
  });
  return [
    { ...title('doctor'), cell: ({ doctor }) => <strong>{doctor}</strong> },
    {
      ...title('country'),
      kind: 'whole',
      cell: ({ country }) => (country === null ? '' : countryName(countryOf(country), language)),
    },
    { ...title('amount'), kind: 'numbers', cell: ({ amount }) => money(amount) },
    { ...title('earnings'), kind: 'numbers', cell: ({ total_earnings: earnings }) => money(earnings) },
    { ...title('calls'), kind: 'numbers', cell: ({ total_calls: calls }) => calls },
    { ...title('asked'), cell: ({ asked_at: at }) => <When at={at} /> },
    {
      ...title('status'),
      cell: ({ status, payout }) => (
        <>
          <StateChip tone={TONES[status]} word={t(`payment-desk.withdrawal-${status}`)} />
          {payout && (
            <p className="small muted numbers">
              {payout.transaction_number} · <When at={payout.paid_at} />
            </p>
          )}
        </>
      ),
    },
    {
      ...title('actions'),
      cell: ({ case_id: id, status }) => id !== null && <Decisions caseId={id} status={status} />,
    },
  ];
}

/** Leads to the case of a request, where it is decided or was. */
function Decisions({ caseId, status }: { caseId: string; status: WithdrawalStatus }) {
  const { t } = useTranslation();
  const open = `/admin/dashboard/cases/${caseId}`;
  if (status === 'paid' || status === 'rejected')
    return (
      <ButtonLink href={open} look="quiet">
        {t('payment-desk.see-case')}
      </ButtonLink>
    );
  return (
    <span className="row">
      <ButtonLink href={`${open}?decide=approve`} look="secondary">
        {t(status === 'approved' ? 'payment-desk.pay' : 'payment-desk.approve')}
      </ButtonLink>
      <ButtonLink href={`${open}?decide=reject`} look="quiet">
        {t('payment-desk.reject')}
      </ButtonLink>
    </span>
  );
}
