import { countryOf } from '@tabibu/contract/countries';
import { subscribersExport, subscribersQuery } from '../../api/subscriptions.ts';
import type { SubscriberBody } from '../../api/subscriptions.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Answered } from '../frame/answered.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { Pages, numbered } from '../frame/pages.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { SendingState } from './sending-state.tsx';
import { SubscriptionFilterBar, useSubscriptionFilters } from './subscription-filters.tsx';
import { TwoDays } from './two-days.tsx';
import { UsageBar } from './usage-bar.tsx';
import type { Sending } from './use-sending.ts';
import { useSubscriptionWords } from './use-subscription-words.ts';

interface SubscriberListProps {
  sending: Sending;
  onGenerate: (subscriber: SubscriberBody) => void;
}

/** The tab of subscribers (ADM-SUB-06, ADM-SUB-08). */
export function SubscriberList({ sending, onGenerate }: SubscriberListProps) {
  const { t } = useTranslation();
  const filters = useSubscriptionFilters();
  const answer = useAnswer(subscribersQuery(filters.filter, filters.page));
  const columns = useColumns(sending, onGenerate);
  return (
    <>
      <SubscriptionFilterBar filters={filters} found={answer.data} exportAddress={subscribersExport(filters.filter)} />
      <Answered answer={answer} failed={t('subscriptions.failed-subscribers')}>
        {({ subscribers, total, page, pages }) => (
          <>
            {total === 0 ? (
              <p className="card">{t('subscriptions.none-subscribers')}</p>
            ) : (
              <ListTable
                label={t('subscriptions.tab-subscribers')}
                columns={columns}
                rows={subscribers}
                keyOf={({ id }) => id}
              />
            )}
            <Pages {...numbered(page, pages, (next) => filters.change({ page: String(next) }))} />
          </>
        )}
      </Answered>
    </>
  );
}

function useColumns(
  sending: Sending,
  onGenerate: (subscriber: SubscriberBody) => void,
): readonly Column<SubscriberBody>[] {
  const { t, language } = useTranslation();
  const words = useSubscriptionWords();
  return [
    {
      ...words.columnOfTwo('name', 'phone'),
      cell: ({ name, phone }) => (
        <>
          <strong>{name || t('payment-desk.nobody')}</strong>
          <p className="muted numbers">{phone}</p>
        </>
      ),
    },
    {
      ...words.columnOfTwo('package', 'doctor'),
      cell: (row) => (
        <>
          {words.package(row.package)}
          <p className="muted">{t(`subscriptions.doctor-${row.doctorType}`)}</p>
        </>
      ),
    },
    { name: 'country', title: t('staff.country'), cell: ({ country }) => countryName(countryOf(country), language) },
    {
      ...words.columnOfTwo('start', 'end'),
      kind: 'whole',
      cell: ({ startDate, endDate }) => <TwoDays first={startDate} last={endDate} />,
    },
    { ...words.column('calls'), cell: ({ callsUsed, callsTotal }) => <UsageBar used={callsUsed} total={callsTotal} /> },
    {
      ...words.column('coupon'),
      cell: ({ couponCode, sending: sent }) => (
        <>
          {couponCode !== null && <span className="listed-coupon">{couponCode}</span>}
          <SendingState sending={sent} />
        </>
      ),
    },
    {
      ...words.column('status'),
      cell: ({ status }) => (
        <StateChip tone={status === 'active' ? 'good' : 'quiet'} word={t(`subscriptions.status-${status}`)} />
      ),
    },
    {
      ...words.column('actions'),
      cell: (row) =>
        row.status === 'active' && (
          <span className="subscription-actions">
            <Button
              look="secondary"
              aria-label={t('subscriptions.generate-for', { name: row.name })}
              onClick={() => onGenerate(row)}
            >
              {t('subscriptions.generate-short')}
            </Button>
            {row.couponCode !== null && row.couponActive && (
              <Button
                look="quiet"
                busy={sending.busy}
                aria-label={t('subscriptions.send-for', { code: row.couponCode, name: row.name })}
                onClick={() => sending.send({ code: row.couponCode!, phone: row.phone })}
              >
                {t('subscriptions.send')}
              </Button>
            )}
          </span>
        ),
    },
  ];
}
