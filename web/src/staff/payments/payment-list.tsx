import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import { PAYMENT_STATUSES } from '@tabibu/contract/payment-desk-words';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import type { PaymentStatus } from '@tabibu/contract/payment-desk-words';
import { paymentsQuery } from '../../api/payment-desk.ts';
import type { ListedPaymentBody, PaymentFilter } from '../../api/payment-desk.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { useDays } from '../applications/use-days.ts';
import { CountrySelect } from './country-select.tsx';

const COLUMNS = ['payer', 'reference', 'amount', 'method', 'country', 'created', 'status'] as const;

/** The payments of patients, newest first (API-20, ADM-PAY-06, W47). */
export function PaymentList() {
  const { t, money } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const [filter, setFilter] = useState<PaymentFilter>({});
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, isError, refetch } = useQuery(paymentsQuery(filter, cursors.at(-1)));
  const change = (changes: { [Key in keyof PaymentFilter]: PaymentFilter[Key] | undefined }) => {
    setCursors([]);
    const next = Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== undefined && value !== '');
    setFilter(Object.fromEntries(next) as PaymentFilter);
  };
  const next = data?.next_cursor ?? null;
  return (
    <>
      <h1>{t('payment-desk.payments')}</h1>
      <form ref={form} method="post" className="payment-filter" onSubmit={(event) => event.preventDefault()}>
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(`payment-desk.${name}`)}
            name={name}
            value={filter[name] ?? ''}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        <Select
          label={t('payment-desk.status')}
          name="status"
          value={filter.status ?? ''}
          onChange={({ target }) => change({ status: (target.value || undefined) as PaymentStatus | undefined })}
        >
          <option value="">{t('payment-desk.all-statuses')}</option>
          {PAYMENT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`payment-desk.payment-${status}`)}
            </option>
          ))}
        </Select>
        <CountrySelect value={filter.country} onChange={(country) => change({ country })} />
      </form>
      {isError && !data && <LoadFailure words={t('payment-desk.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <CardSkeletons count={3} />}
      {data && (
        <>
          <div className="payment-found">
            <p role="status">{t('payment-desk.found', { count: data.count })}</p>
            {data.received.length > 0 && (
              <p>
                {t('payment-desk.received')} <strong className="numbers">{data.received.map(money).join(' · ')}</strong>
              </p>
            )}
          </div>
          {data.count === 0 && <p className="card">{t('payment-desk.no-payments')}</p>}
          {data.payments.length > 0 && (
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
                {data.payments.map((one) => (
                  <PaymentRow key={one.id} one={one} />
                ))}
              </tbody>
            </table>
          )}
          {(cursors.length > 0 || next !== null) && (
            <nav className="payment-pages" aria-label={t('payment-desk.pages')}>
              <Button look="secondary" disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
                {t('payment-desk.prev')}
              </Button>
              <Button
                look="secondary"
                disabled={next === null}
                onClick={() => next !== null && setCursors([...cursors, next])}
              >
                {t('payment-desk.next')}
              </Button>
            </nav>
          )}
        </>
      )}
    </>
  );
}

function PaymentRow({ one }: { one: ListedPaymentBody }) {
  const { t, money } = useTranslation();
  const days = useDays();
  const cell = (column: (typeof COLUMNS)[number]) => ({ 'data-label': t(`payment-desk.column-${column}`) });
  return (
    <tr>
      <td {...cell('payer')}>
        <strong>{one.payer || t('payment-desk.nobody')}</strong>
      </td>
      <td {...cell('reference')}>{one.reference}</td>
      <td {...cell('amount')} className="numbers">
        {money(one.amount)}
      </td>
      <td {...cell('method')} className="whole">
        {one.method !== null && PAYMENT_METHODS[one.method].label}
      </td>
      <td {...cell('country')} className="whole">
        {countryOf(one.country).name}
      </td>
      <td {...cell('created')} suppressHydrationWarning>
        {days.moment(one.created_at)}
      </td>
      <td {...cell('status')}>
        <span className={`payment-status ${one.status}`}>{t(`payment-desk.payment-${one.status}`)}</span>
      </td>
    </tr>
  );
}
