import { useDeferredValue, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { CALLER_ROLES } from '@tabibu/contract/assisted-booking-words';
import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import { bookingsExport, bookingsQuery } from '../../api/booking-desk.ts';
import type { BookingFilter, ListedBookingBody } from '../../api/booking-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useNow, useSession } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { BookForCaller } from '../caller-booking/book-for-caller.tsx';
import DayPanel from '../day/day-panel.tsx';
import { Answered } from '../frame/answered.tsx';
import { ExportButton } from '../frame/export-button.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { PageNumbers } from '../frame/page-numbers.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import { When } from '../frame/when.tsx';
import { PAID_TONES, WhoOf } from './booking-columns.tsx';
import { BookingFilters, TAB_CHOICES } from './booking-filters.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { Cancellable } from './cancel-dialog.tsx';
import { PatientDialog } from './patient-dialog.tsx';
import { useViewed } from './use-viewed.ts';
import '../../ui/public/card.css';
import './bookings.css';

/** Asks for the newest bookings. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(bookingsQuery({}, 1, '5'));
}

/** The tab *Bookings* of the staff portal (STF-BOOK-01…15). */
export default function BookingsTab() {
  const { t, moment } = useTranslation();
  const now = useNow();
  const { me } = useSession();
  const client = useQueryClient();
  const { values, isFiltered, change, reset } = useFilters(TAB_CHOICES);
  const { page: _, ...wanted } = { ...values, q: useDeferredValue(values.q).trim() };
  const filter = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')) as BookingFilter;
  const answer = useAnswer(bookingsQuery(filter, Number(values.page) || 1, '5'));
  const { isViewed, view, failed } = useViewed();
  const [open, setOpen] = useState<{ details?: ListedBookingBody; cancel?: Cancellable; move?: ListedBookingBody }>({});
  const [done, setDone] = useState<{ cancelled?: Cancellable; moved?: ListedBookingBody }>({});
  const isDesk = me !== null && CALLER_ROLES.some((role) => role === me?.role);
  const show = (booking: ListedBookingBody) => {
    setOpen({ details: booking });
    view(booking);
  };
  const ask = (booking: Cancellable) => {
    setDone({});
    setOpen({ cancel: booking });
  };
  const finish = (what: typeof done) => {
    setOpen({});
    setDone(what);
    void client.invalidateQueries({ queryKey: ['api', '/api/admin/booking-list'] });
    answer.refetch();
  };
  const { details } = open;
  const movedWords = ({ patient, starts_at: at, country }: ListedBookingBody) =>
    t('booking-desk.moved', {
      name: patient || t('booking-desk.nobody'),
      when: at === null ? '' : moment(at, timeZoneOf(country), now),
    });
  const columns = useColumns({ isViewed, onView: show, onCancel: ask });
  return (
    <>
      <SectionHead title={t('staff.bookings')} lead={t('booking-desk.desk-lead')}>
        {isDesk && <BookForCaller />}
      </SectionHead>
      <FilterBar
        found={answer.data && t('booking-desk.found', { count: answer.data.total })}
        onReset={isFiltered ? reset : undefined}
        actions={answer.data && answer.data.total > 0 ? <ExportButton address={bookingsExport(filter)} /> : undefined}
      >
        <BookingFilters values={values} change={change} />
      </FilterBar>
      <DayPanel />
      {done.moved && (
        <Notice tone="success" announce>
          <p>{movedWords(done.moved)}</p>
        </Notice>
      )}
      {done.cancelled && (
        <Notice tone="success" announce>
          <p>{t('booking-desk.cancelled', { name: done.cancelled.patient || t('booking-desk.nobody') })}</p>
          <p>{t(`booking-desk.effect-${done.cancelled.cancel_effect}`)}</p>
        </Notice>
      )}
      {failed && (
        <Notice tone="warning" announce>
          <p>{t('booking-desk.view-failed', { name: failed.patient || t('booking-desk.nobody') })}</p>
          <Button look="quiet" onClick={() => view(failed)}>
            {t('frame.retry')}
          </Button>
        </Notice>
      )}
      <Answered answer={answer} failed={t('booking-desk.failed')}>
        {({ bookings, page, pages, is_cut: isCut }) => (
          <>
            {isCut && <p className="card">{t('booking-desk.cut')}</p>}
            {bookings.length === 0 ? (
              <div className="card stack">
                <h2>{t('booking-desk.none-title')}</h2>
                <p>{t('booking-desk.none-hint')}</p>
              </div>
            ) : (
              <ListTable
                label={t('staff.bookings')}
                columns={columns}
                rows={bookings}
                keyOf={({ id }) => id}
                isMarked={(row) => !isViewed(row)}
              />
            )}
            <PageNumbers page={page} pages={pages} onPage={(next) => change({ page: String(next) })} />
          </>
        )}
      </Answered>
      <PatientDialog
        booking={details}
        onClose={() => setOpen({})}
        onMove={isDesk && details?.is_movable ? () => setOpen({ move: details }) : undefined}
        onCancel={details && isCancellable(details) ? () => ask(details) : undefined}
      />
      <MoveDialog booking={open.move} onClose={() => setOpen({})} onMoved={(moved) => finish({ moved })} />
      <CancelDialog
        booking={open.cancel}
        onClose={() => setOpen({})}
        onCancelled={(cancelled) => finish({ cancelled })}
      />
    </>
  );
}

interface ColumnsProps {
  isViewed: (booking: ListedBookingBody) => boolean;
  onView: (booking: ListedBookingBody) => void;
  onCancel: (booking: Cancellable) => void;
}

/** The printed columns (STF-BOOK-05). Receptionists see no amounts, so for them that column is not there. */
function useColumns({ isViewed, onView, onCancel }: ColumnsProps): readonly Column<ListedBookingBody>[] {
  const { t, money, language } = useTranslation();
  const { me } = useSession();
  const title = (name: 'patient' | 'doctor' | 'starts' | 'kind' | 'price' | 'state' | 'actions') => ({
    name,
    title: t(`booking-desk.column-${name}`),
  });
  const amount: Column<ListedBookingBody> = {
    ...title('price'),
    kind: 'numbers',
    cell: ({ price }) => price && money(price),
  };
  return [
    {
      ...title('patient'),
      cell: (row) => (
        <>
          <WhoOf booking={row} />
          {!isViewed(row) && <span className="booking-new">{t('booking-desk.new')}</span>}
          <p className="small muted">
            <span className="numbers">{row.phone}</span> {countryOf(row.country).flag}{' '}
            {countryName(countryOf(row.country), language)}
          </p>
        </>
      ),
    },
    {
      ...title('doctor'),
      cell: ({ doctor, specialty_id: specialty }) => (
        <>
          {doctor}
          <p className="small muted">{t(`specialty.${specialty as 'cardiologist'}`)}</p>
        </>
      ),
    },
    {
      ...title('starts'),
      cell: ({ starts_at: at }) => (at === null ? t('booking-desk.no-time') : <When at={at} />),
    },
    { ...title('kind'), kind: 'whole', cell: ({ kind }) => t(`booking-desk.kind-${kind}`) },
    ...(me?.role === 'receptionist' ? [] : [amount]),
    {
      ...title('state'),
      cell: ({ payment, state }) => (
        <>
          <StateChip
            tone={PAID_TONES[payment]}
            word={t(state === 'payment-unclear' ? `booking-desk.state-${state}` : `booking-desk.payment-${payment}`)}
          />
          {payment === 'paid' && <p className="small muted">{t(`booking-desk.state-${state}`)}</p>}
        </>
      ),
    },
    {
      ...title('actions'),
      kind: 'whole',
      cell: (row) => {
        const whom = { name: row.patient || t('booking-desk.nobody') };
        return (
          <span className="row">
            <Button look="secondary" aria-label={t('booking-desk.view-whom', whom)} onClick={() => onView(row)}>
              {t('booking-desk.view')}
            </Button>
            {isCancellable(row) && (
              <Button look="quiet" aria-label={t('booking-desk.cancel-whom', whom)} onClick={() => onCancel(row)}>
                {t('booking-desk.cancel')}
              </Button>
            )}
          </span>
        );
      },
    },
  ];
}

function isCancellable(booking: ListedBookingBody): booking is Cancellable {
  return booking.cancel_effect !== null;
}
