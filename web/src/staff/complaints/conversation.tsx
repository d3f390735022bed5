import type { ComplaintStoryBody } from '../../api/complaint-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { When } from '../frame/when.tsx';

/** Everything that was written about a complaint, oldest first. */
export function Conversation({ story: { complaint, turns } }: { story: ComplaintStoryBody }) {
  const { t } = useTranslation();
  const first = { by: 'writer' as const, name: null, text: complaint.message, at: complaint.created_at };
  return (
    <ol className="complaint-turns" aria-label={t('complaint-desk.conversation')}>
      {[first, ...turns].map((turn, place) => (
        <li key={place} className={`complaint-turn ${turn.by}`}>
          <p className="small">
            <strong>{turn.by === 'writer' ? complaint.name : turn.name || t('complaint-desk.by-us')}</strong>{' '}
            <span className="muted">
              <When at={turn.at} />
            </span>
          </p>
          {place === 0 && <strong>{complaint.subject}</strong>}
          <p className="prose as-typed">{turn.text}</p>
        </li>
      ))}
    </ol>
  );
}
