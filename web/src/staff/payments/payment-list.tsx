import { useDeferredValue, useState } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import { PAYMENT_STATUSES } from '@tabibu/contract/payment-desk-words';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import type { PaymentStatus } from '@tabibu/contract/payment-desk-words';
import { paymentsExport, paymentsQuery } from '../../api/payment-desk.ts';
import type { ListedPaymentBody, PaymentFilter } from '../../api/payment-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useDays } from '../applications/use-days.ts';
import { Answered } from '../frame/answered.tsx';
import { COUNTRY_CHOICES, CountrySelect } from '../frame/country-select.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { ExportButton } from '../frame/export-button.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { Pages } from '../frame/pages.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import { When } from '../frame/when.tsx';
import { PAYMENT_TONES } from './payment-tones.ts';

const CHOICES = {
  q: '',
  from: '',
  until: '',
  status: ['', ...PAYMENT_STATUSES],
  country: COUNTRY_CHOICES,
} as const;

/** The payments of patients, newest first (API-20, ADM-PAY-06, W47). */
export function PaymentList() {
  const { t, money } = useTranslation();
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  const q = useDeferredValue(values.q).trim();
  const wanted = Object.entries({ ...values, q }).filter(([, value]) => value !== '');
  const filter = Object.fromEntries(wanted) as PaymentFilter;
  // The pages before this one belong to the filter that they were shown for.
  const [walked, setWalked] = useState<{ of: string; cursors: readonly string[] }>({ of: '', cursors: [] });
  const of = JSON.stringify(filter);
  const cursors = walked.of === of ? walked.cursors : [];
  const show = (next: readonly string[]) => setWalked({ of, cursors: next });
  const answer = useAnswer(paymentsQuery(filter, cursors.at(-1)));
  const columns = useColumns();
  return (
    <>
      <SectionHead title={t('payment-desk.payments')} />
      <FilterBar
        found={
          answer.data &&
          t(answer.data.is_more ? 'payment-desk.found-more' : 'payment-desk.found', { count: answer.data.count })
        }
        onReset={isFiltered ? reset : undefined}
        actions={
          answer.data && answer.data.count > 0 ? (
            <ExportButton address={paymentsExport(filter)} words={t('payment-desk.export')} />
          ) : undefined
        }
      >
        <SearchField
          name="q"
          value={values.q}
          label={t('payment-desk.search-payments')}
          placeholder={t('payment-desk.search-payments')}
          onType={(q) => change({ q })}
        />
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(`payment-desk.${name}`)}
            name={name}
            value={values[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        <Select
          label={t('payment-desk.status')}
          name="status"
          value={values.status}
          onChange={({ target }) => change({ status: target.value as PaymentStatus | '' })}
        >
          <option value="">{t('payment-desk.all-statuses')}</option>
          {PAYMENT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`payment-desk.payment-${status}`)}
            </option>
          ))}
        </Select>
        <CountrySelect value={values.country} onChange={(country) => change({ country })} />
      </FilterBar>
      <Answered answer={answer} failed={t('payment-desk.failed')}>
        {({ payments, received, received_tzs, unrated, next_cursor: next, is_cut: isCut }) => (
          <>
            {isCut && <p className="card">{t('payment-desk.cut')}</p>}
            {received.length > 0 && (
              <p>
                {t('payment-desk.received')} <strong className="numbers">{received.map(money).join(' · ')}</strong>
              </p>
            )}
            {received.some(({ currency }) => currency !== 'TZS') && (
              <p className="small">
                {t('payment-desk.received-tzs', { worth: money(received_tzs) })}
                {unrated > 0 && ` · ${t('payment-desk.unrated', { count: unrated })}`}
              </p>
            )}
            {payments.length === 0 && <p className="card">{t('payment-desk.no-payments')}</p>}
            {payments.length > 0 && (
              <ListTable label={t('payment-desk.payments')} columns={columns} rows={payments} keyOf={({ id }) => id} />
            )}
            <Pages
              onPrev={cursors.length > 0 ? () => show(cursors.slice(0, -1)) : undefined}
              onNext={next === null ? undefined : () => show([...cursors, next])}
            />
          </>
        )}
      </Answered>
    </>
  );
}

function useColumns(): readonly Column<ListedPaymentBody>[] {
  const { t, money, language } = useTranslation();
  const days = useDays();
  const title = (name: 'payer' | 'reference' | 'amount' | 'method' | 'country' | 'created' | 'status') => ({
    name,
    title: t(`payment-desk.column-${name}`),
  });
  return [
    {
      ...title('reference'),
      cell: ({ reference }) => <Link href={`/admin/dashboard/payments/${reference}`}>{reference}</Link>,
    },
    {
      ...title('payer'),
      cell: ({ payer, member }) => (
        <>
          <strong>{payer || t('payment-desk.nobody')}</strong>
          {member !== undefined && (
            <p className="small muted">
              {t('payment-desk.for-member', { member: member || t('payment-desk.nobody') })}
            </p>
          )}
        </>
      ),
    },
    {
      ...title('amount'),
      kind: 'numbers',
      cell: ({ amount, worth }) => (
        <>
          <span translate="no">{money(amount)}</span>
          {worth !== null && amount.currency !== 'TZS' && (
            <p className="small muted">
              {t('payment-desk.worth', { worth: money(worth.amount), day: days.day(worth.rate_since.slice(0, 10)) })}
            </p>
          )}
        </>
      ),
    },
    {
      ...title('method'),
      kind: 'whole',
      cell: ({ method }) => method !== null && PAYMENT_METHODS[method].label,
    },
    { ...title('country'), kind: 'whole', cell: ({ country }) => countryName(countryOf(country), language) },
    { ...title('created'), cell: ({ created_at: at }) => <When at={at} /> },
    {
      ...title('status'),
      cell: ({ status }) => <StateChip tone={PAYMENT_TONES[status]} word={t(`payment-desk.payment-${status}`)} />,
    },
  ];
}
