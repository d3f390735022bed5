import type { ActivityBody } from '../../api/reports.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { Answered } from '../frame/answered.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import type { KeptAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';

/** What happened last; each row leads to what it is about (ADM-OVER-02…05). */
export function ActivityTable({ answer }: { answer: KeptAnswer<readonly ActivityBody[]> }) {
  const { t } = useTranslation();
  const failed = answer.error !== null && !answer.isFetching;
  return (
    <>
      <Answered answer={answer} failed={t('reports.activity-failed')} loading={t('reports.activity-loading')}>
        {(rows) => (rows.length === 0 ? <p className="card">{t('reports.activity-none')}</p> : <Rows rows={rows} />)}
      </Answered>
      {failed && answer.data === undefined && <p className="card">{t('reports.activity-none')}</p>}
    </>
  );
}

function Rows({ rows }: { rows: readonly ActivityBody[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      label={t('reports.activity')}
      rows={rows}
      keyOf={({ activity, object_id: id }) => `${activity} ${id}`}
      columns={useColumns()}
    />
  );
}

function useColumns(): readonly Column<ActivityBody>[] {
  const { t, money } = useTranslation();
  const title = (name: 'date' | 'user' | 'activity' | 'details') => ({ name, title: t(`reports.column-${name}`) });
  return [
    { ...title('date'), kind: 'whole', cell: ({ date }) => <When at={date} /> },
    { ...title('user'), cell: ({ user }) => user || t('reports.nobody') },
    {
      ...title('activity'),
      kind: 'whole',
      cell: (row) => <Link href={placeOf(row)}>{t(`reports.${row.activity}`)}</Link>,
    },
    {
      ...title('details'),
      kind: 'whole',
      cell: ({ object, details, amount }) => (
        <>
          {amount !== null && (
            <strong translate="no" className="numbers">
              {money(amount)}
            </strong>
          )}{' '}
          {object === 'application' ? t('reports.application-number', { number: details }) : details}
        </>
      ),
    },
  ];
}

/** Where the thing is that a row is about. */
function placeOf({ object, object_id: id, details, case_id: caseId }: ActivityBody): string {
  if (object === 'application') return `/admin/dashboard/applications/${id}`;
  if (object === 'payment') return `/admin/dashboard/payments/${encodeURIComponent(details)}`;
  return caseId === null ? '/admin/dashboard/payments?period=all' : `/admin/dashboard/cases/${caseId}`;
}
