import { couponsExport, couponsQuery } from '../../api/subscriptions.ts';
import type { CouponBody } from '../../api/subscriptions.ts';
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

/** The tab of coupons, newest first (ADM-SUB-07, ADM-SUB-08, ADM-SUB-12). */
export function CouponList({ sending }: { sending: Sending }) {
  const { t } = useTranslation();
  const filters = useSubscriptionFilters();
  const answer = useAnswer(couponsQuery(filters.filter, filters.page));
  const columns = useColumns(sending);
  return (
    <>
      <SubscriptionFilterBar filters={filters} found={answer.data} exportAddress={couponsExport(filters.filter)} />
      <Answered answer={answer} failed={t('subscriptions.failed-coupons')}>
        {({ coupons, total, page, pages }) => (
          <>
            {total === 0 ? (
              <p className="card">{t('subscriptions.none-coupons')}</p>
            ) : (
              <ListTable
                label={t('subscriptions.tab-coupons')}
                columns={columns}
                rows={coupons}
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

function useColumns(sending: Sending): readonly Column<CouponBody>[] {
  const { t } = useTranslation();
  const words = useSubscriptionWords();
  return [
    {
      ...words.column('code'),
      cell: (row) => (
        <>
          <span className="listed-coupon" translate="no">
            {row.code}
          </span>
          <SendingState sending={row.sending} />
          <Made made={row.made} />
        </>
      ),
    },
    {
      ...words.columnOfTwo('owner', 'phone'),
      cell: ({ owner, phone }) => (
        <>
          {owner || t('payment-desk.nobody')}
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
    { ...words.column('calls'), cell: ({ callsUsed, callsTotal }) => <UsageBar used={callsUsed} total={callsTotal} /> },
    {
      ...words.columnOfTwo('created', 'expires'),
      kind: 'whole',
      cell: ({ created, expires }) => <TwoDays first={created} last={expires} />,
    },
    {
      ...words.column('status'),
      cell: ({ status, ended }) => (
        <>
          <StateChip tone={status === 'active' ? 'good' : 'quiet'} word={t(`subscriptions.status-${status}`)} />
          {(ended === 'used' || ended === 'replaced') && (
            <p className="small muted">{t(`subscriptions.ended-${ended}`)}</p>
          )}
        </>
      ),
    },
    {
      ...words.column('actions'),
      kind: 'whole',
      cell: ({ code, owner, phone, status }) =>
        status === 'active' && (
          <Button
            look="secondary"
            busy={sending.busy}
            aria-label={t('subscriptions.send-for', { code, name: owner })}
            onClick={() => sending.send({ code, phone: phone })}
          >
            {t('subscriptions.send')}
          </Button>
        ),
    },
  ];
}

/** Who made a coupon by hand, and why. */
function Made({ made }: { made: CouponBody['made'] }) {
  const { t } = useTranslation();
  if (made === null) return null;
  const { by: name, reason, approved_by: other } = made;
  return (
    <p className="small muted">
      {other === null
        ? t('subscriptions.made', { name, reason })
        : t('subscriptions.made-by-two', { name, other, reason })}
    </p>
  );
}
