import { useDeferredValue } from 'react';
import { ArrowLeft } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { BOOKING_KINDS, LISTED_STATES } from '@tabibu/contract/booking-desk-words';
import type { BookingKind, ListedState } from '@tabibu/contract/booking-desk-words';
import { bookingsExport, bookingsQuery } from '../../api/booking-desk.ts';
import type { BookingFilter } from '../../api/booking-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Answered } from '../frame/answered.tsx';
import { COUNTRY_CHOICES, CountrySelect } from '../frame/country-select.tsx';
import { ExportButton } from '../frame/export-button.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { ListTable } from '../frame/list-table.tsx';
import { Pages, numbered } from '../frame/pages.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import { BOOKING_COLUMNS, useBookingColumns } from './booking-columns.tsx';
import type { BookingColumn } from './booking-columns.tsx';
import './bookings.css';

const CHOICES = {
  q: '',
  kind: ['', ...BOOKING_KINDS],
  state: ['', ...LISTED_STATES],
  country: COUNTRY_CHOICES,
  page: '1',
} as const;

interface BookingListProps {
  /** The columns that the reader may see; all by default. */
  columns?: readonly BookingColumn[];
  /** The address of the section above, and of the page of a payment if the reader may open one. */
  backTo: string;
  paymentsAt?: string;
}

/** All bookings with their filters in the address: what the figures of a dashboard count (ADM-OVER-01, C99). */
export default function BookingList({ columns: shown = BOOKING_COLUMNS, backTo, paymentsAt }: BookingListProps) {
  const { t } = useTranslation();
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  const q = useDeferredValue(values.q).trim();
  const filter: BookingFilter = {
    ...(q && { q }),
    ...(values.kind && { kind: values.kind }),
    ...(values.state && { state: values.state }),
    ...(values.country && { country: values.country }),
  };
  const answer = useAnswer(bookingsQuery(filter, Number(values.page) || 1));
  const columns = useBookingColumns(shown, paymentsAt);
  const { data } = answer;
  return (
    <>
      <p className="booking-back">
        <Link href={backTo}>
          <Icon node={ArrowLeft} size={20} />
          {t('booking-desk.back')}
        </Link>
      </p>
      <SectionHead title={t('booking-desk.title')} lead={t('booking-desk.lead')} />
      <FilterBar
        found={data && t(data.is_more ? 'booking-desk.found-more' : 'booking-desk.found', { count: data.total })}
        onReset={isFiltered ? reset : undefined}
        actions={
          data && data.total > 0 ? (
            <ExportButton address={bookingsExport(filter)} words={t('booking-desk.export')} />
          ) : undefined
        }
      >
        <SearchField
          name="q"
          value={values.q}
          label={t('booking-desk.search')}
          placeholder={t('booking-desk.search')}
          onType={(text) => change({ q: text })}
        />
        <Select
          label={t('booking-desk.kind')}
          name="kind"
          value={values.kind}
          onChange={({ target }) => change({ kind: target.value as BookingKind | '' })}
        >
          <option value="">{t('booking-desk.all-kinds')}</option>
          {BOOKING_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`booking-desk.kind-${kind}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('booking-desk.state')}
          name="state"
          value={values.state}
          onChange={({ target }) => change({ state: target.value as ListedState | '' })}
        >
          <option value="">{t('booking-desk.all-states')}</option>
          {LISTED_STATES.map((state) => (
            <option key={state} value={state}>
              {t(`booking-desk.state-${state}`)}
            </option>
          ))}
        </Select>
        <CountrySelect value={values.country} onChange={(country) => change({ country })} />
      </FilterBar>
      <Answered answer={answer} failed={t('booking-desk.failed')}>
        {({ bookings, page, pages, is_cut: isCut }) => (
          <>
            {isCut && <p className="card">{t('booking-desk.cut')}</p>}
            {bookings.length === 0 ? (
              <p className="card">{t('booking-desk.none')}</p>
            ) : (
              <ListTable label={t('booking-desk.title')} columns={columns} rows={bookings} keyOf={({ id }) => id} />
            )}
            <Pages {...numbered(page, pages, (next) => change({ page: String(next) }))} />
          </>
        )}
      </Answered>
    </>
  );
}
