import { FileX } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { VisitRecordsBody } from '../../api/records.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { documentTimeZone } from './drafts.ts';

/** The documents that were signed and then cancelled, each with the reason. */
export function CancelledList({ visit }: { visit: VisitRecordsBody }) {
  const { cancelled } = visit;
  const { t, moment } = useTranslation();
  const now = useNow();
  const zone = documentTimeZone(visit);
  if (cancelled.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="visit-cancelled">
      <h2 id="visit-cancelled">{t('visit.cancelled')}</h2>
      <ul className="stack">
        {cancelled.map(({ id, kind, cancelled_at: at, reason }) => (
          <li key={id} className="cancelled-paper">
            <Icon node={FileX} size={18} />
            <div>
              <strong>{t(`record.kind-${kind}`)}</strong>
              <p>{reason}</p>
              <p className="small muted" suppressHydrationWarning>
                {moment(at, zone, now)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
