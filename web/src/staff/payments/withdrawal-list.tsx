import { useDeferredValue, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import { PERIODS, WITHDRAWAL_STATUSES } from '@tabibu/contract/payment-desk-words';
import type { Period, WithdrawalStatus } from '@tabibu/contract/payment-desk-words';
import { exportAddress, withdrawalsQuery } from '../../api/payment-desk.ts';
import type { ListedWithdrawalBody, WithdrawalFilter } from '../../api/payment-desk.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { useDays } from '../applications/use-days.ts';
import { CountrySelect } from './country-select.tsx';

const COLUMNS = ['doctor', 'country', 'amount', 'earnings', 'calls', 'asked', 'status', 'actions'] as const;

/** 'Withdrawal Requests' with search, filter, export and period (ADM-PAY-01…05, W48). */
export function WithdrawalList() {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Omit<WithdrawalFilter, 'q'>>({ period: 'month' });
  const [page, setPage] = useState(1);
  const q = useDeferredValue(typed).trim();
  const filter: WithdrawalFilter = { ...chosen, ...(q === '' ? {} : { q }) };
  const { data, isError, refetch } = useQuery(withdrawalsQuery(filter, page));
  const change = (changes: { [Key in keyof typeof chosen]: (typeof chosen)[Key] | undefined }) => {
    setPage(1);
    const next = { ...chosen, ...changes };
    setChosen(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as typeof chosen);
  };
  return (
    <>
      <h1>{t('payment-desk.title')}</h1>
      <form
        ref={form}
        method="post"
        className="payment-filter"
        role="search"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          name="q"
          value={typed}
          label={t('payment-desk.search')}
          placeholder={t('payment-desk.search')}
          onType={(text) => {
            setPage(1);
            setTyped(text);
          }}
        />
        <Select
          label={t('payment-desk.period')}
          name="period"
          value={chosen.period ?? 'month'}
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
          value={chosen.status ?? ''}
          onChange={({ target }) => change({ status: (target.value || undefined) as WithdrawalStatus | undefined })}
        >
          <option value="">{t('payment-desk.all-statuses')}</option>
          {WITHDRAWAL_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`payment-desk.withdrawal-${status}`)}
            </option>
          ))}
        </Select>
        <CountrySelect value={chosen.country} onChange={(country) => change({ country })} />
      </form>
      {isError && !data && <LoadFailure words={t('staff.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <CardSkeletons count={3} />}
      {data && (
        <>
          <div className="payment-found">
            <p role="status">{t('payment-desk.found', { count: data.total })}</p>
            {data.total > 0 && (
              <a className="button secondary" href={exportAddress(filter)} download>
                {t('payment-desk.export')}
              </a>
            )}
          </div>
          {data.total === 0 && <p className="card">{t('payment-desk.no-withdrawals')}</p>}
          {data.total > 0 && (
            <table className="staff-table">
              <thead>
                <tr>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col">
                      {t(`payment-desk.column-${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.withdrawals.map((one) => (
                  <WithdrawalRow key={one.id} one={one} />
                ))}
              </tbody>
            </table>
          )}
          {data.pages > 1 && (
            <nav className="payment-pages" aria-label={t('payment-desk.pages')}>
              <Button look="secondary" disabled={data.page <= 1} onClick={() => setPage(data.page - 1)}>
                {t('payment-desk.prev')}
              </Button>
              <span>{t('payment-desk.page', { page: data.page, pages: data.pages })}</span>
              <Button look="secondary" disabled={data.page >= data.pages} onClick={() => setPage(data.page + 1)}>
                {t('payment-desk.next')}
              </Button>
            </nav>
          )}
        </>
      )}
    </>
  );
}

function WithdrawalRow({ one }: { one: ListedWithdrawalBody }) {
  const { t, money } = useTranslation();
  const days = useDays();
  const open = `/admin/dashboard/cases/${one.case_id}`;
  const cell = (column: (typeof COLUMNS)[number]) => ({ 'data-label': t(`payment-desk.column-${column}`) });
  return (
    <tr>
      <td {...cell('doctor')}>
        <strong>{one.doctor}</strong>
      </td>
      <td {...cell('country')} className="whole">
        {one.country === null ? '' : countryOf(one.country).name}
      </td>
      <td {...cell('amount')} className="numbers">
        {money(one.amount)}
      </td>
      <td {...cell('earnings')} className="numbers">
        {money(one.total_earnings)}
      </td>
      <td {...cell('calls')} className="numbers">
        {one.total_calls}
      </td>
      <td {...cell('asked')} suppressHydrationWarning>
        {days.moment(one.asked_at)}
      </td>
      <td {...cell('status')}>
        <span className={`payment-status ${one.status}`}>{t(`payment-desk.withdrawal-${one.status}`)}</span>
      </td>
      <td {...cell('actions')}>
        {one.case_id !== null && (
          <span className="payment-actions">
            <ButtonLink href={`${open}?decide=approve`} look="secondary">
              {t('payment-desk.approve')}
            </ButtonLink>
            <ButtonLink href={`${open}?decide=reject`} look="quiet">
              {t('payment-desk.reject')}
            </ButtonLink>
          </span>
        )}
      </td>
    </tr>
  );
}
