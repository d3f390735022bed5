import { useQuery } from '@tanstack/react-query';
import { casesQuery } from '../../api/cases.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { Link } from '../../ui/link.tsx';
import { When } from '../frame/when.tsx';

const MOST = 5;

/** How much waits for a person, and what is due first. It shows nothing until the queue has answered. */
export function QueueGlance({ count }: { count: { open: number; overdue: number } | undefined }) {
  const { t } = useTranslation();
  const { data } = useQuery(casesQuery({}));
  // The navigation asks for the count too and may have it before this part takes over its HTML.
  const isHydrated = useHydrated();
  if (count === undefined || !isHydrated) return null;
  return (
    <section className="card stack" aria-labelledby="queue-heading">
      <div className="row spread">
        <h2 id="queue-heading" className="report-heading">
          {t('reports.queue')}
        </h2>
        <span className={count.overdue > 0 ? 'danger-text' : 'muted'}>
          {t('reports.queue-open', { open: count.open, overdue: count.overdue })}
        </span>
      </div>
      {data && data.cases.length > 0 && (
        <ul className="queue-glance">
          {data.cases.slice(0, MOST).map(({ id, kind, person, due_at: due }) => (
            <li key={id}>
              <Link href={`/admin/dashboard/cases/${id}`}>{t(`cases.kind-${kind}`)}</Link>
              <span>{person}</span>
              <span className="small muted">
                <When at={due} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Link href="/admin/dashboard/cases">{t('reports.queue-all')}</Link>
    </section>
  );
}
