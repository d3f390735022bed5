import { useDeferredValue } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { successfulExport, successfulQuery } from '../../api/payment-desk.ts';
import type { SuccessfulPaymentBody } from '../../api/payment-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Answered } from '../frame/answered.tsx';
import { ExportButton } from '../frame/export-button.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { Pages, numbered } from '../frame/pages.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import '../../ui/public/card.css';

const CHOICES = { q: '', page: '1' } as const;

/** Money that is not kept does not look like money that is. */
const TONES = { paid: 'good', 'refund-due': 'waits', refunded: 'quiet' } as const;

type Row = SuccessfulPaymentBody & { readonly number: number };

/** Asks for the newest payments. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(successfulQuery('', 1));
}

/** The tab *Payments* of the staff portal: what was received, in shillings (STF-PAY-01…06). */
export default function SuccessfulTab() {
  const { t } = useTranslation();
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  const q = useDeferredValue(values.q).trim();
  const answer = useAnswer(successfulQuery(q, Number(values.page) || 1));
  const columns = useColumns();
  const { data } = answer;
  return (
    <>
      <SectionHead title={t('staff.payments')} lead={t('payment-desk.successful-lead')} />
      <FilterBar
        found={data && t(data.is_more ? 'payment-desk.found-more' : 'payment-desk.found', { count: data.total })}
        onReset={isFiltered ? reset : undefined}
        actions={data && data.total > 0 ? <ExportButton address={successfulExport(q)} /> : undefined}
      >
        <SearchField
          name="q"
          value={values.q}
          label={t('payment-desk.search-successful')}
          placeholder={t('payment-desk.search-successful')}
          onType={(text) => change({ q: text })}
        />
      </FilterBar>
      <Answered answer={answer} failed={t('payment-desk.failed-successful')}>
        {({ payments, page, pages, page_size: size, is_cut: isCut }) => (
          <>
            {isCut && <p className="card">{t('payment-desk.cut')}</p>}
            {payments.length === 0 ? (
              <p className="card">
                {t(isFiltered ? 'payment-desk.none-successful-found' : 'payment-desk.none-successful')}
              </p>
            ) : (
              <ListTable
                label={t('staff.payments')}
                columns={columns}
                rows={payments.map((payment, place): Row => ({ ...payment, number: (page - 1) * size + place + 1 }))}
                keyOf={({ id }) => id}
              />
            )}
            <Pages {...numbered(page, pages, (next) => change({ page: String(next) }))} />
          </>
        )}
      </Answered>
    </>
  );
}

/** The printed columns (STF-PAY-03). What was paid in another currency stands below its worth (C18). */
function useColumns(): readonly Column<Row>[] {
  const { t, money } = useTranslation();
  return [
    { name: 'number', title: t('payment-desk.column-number'), kind: 'whole', cell: ({ number }) => number },
    {
      name: 'transaction',
      title: t('payment-desk.column-transaction'),
      cell: ({ transaction_id: id }) => <code className="small">{id}</code>,
    },
    {
      name: 'phone',
      title: t('payment-desk.column-phone'),
      kind: 'whole',
      cell: ({ phone }) => <span className="numbers">{phone || '–'}</span>,
    },
    {
      name: 'name',
      title: t('payment-desk.column-name'),
      cell: ({ full_name: name }) => <strong>{name || t('payment-desk.nobody')}</strong>,
    },
    {
      name: 'amount',
      title: t('payment-desk.column-amount-tzs'),
      kind: 'numbers',
      cell: ({ amount, paid }) => (
        <>
          {amount === null ? t('payment-desk.no-worth') : money(amount)}
          {paid.currency !== 'TZS' && (
            <p translate="no" className="small muted">
              {money(paid)}
            </p>
          )}
        </>
      ),
    },
    {
      name: 'status',
      title: t('payment-desk.column-status'),
      kind: 'whole',
      cell: ({ status }) => (
        <StateChip
          tone={TONES[status]}
          word={t(status === 'paid' ? 'payment-desk.success' : `payment-desk.payment-${status}`)}
        />
      ),
    },
  ];
}
