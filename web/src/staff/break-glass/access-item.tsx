import { useCountry, useNow } from '../../shell/session.tsx';
import type { AccessBody } from '../../api/break-glass.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { EndButton } from './end-button.tsx';
import { ReviewForm } from './review-form.tsx';

/** One access: whose record, who opened it and why, how it ended, and its review or the form for it. */
export function AccessItem({ access, onChanged }: { access: AccessBody; onChanged: () => Promise<unknown> }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const { id, patient, administrator, reason, opened_at: opened, reads, review, open, own } = access;
  return (
    <li className="card stack">
      <div>
        <h3>{patient === '' ? t('glass.deleted-patient') : patient}</h3>
        <p className="small muted" suppressHydrationWarning>
          {t('glass.opened-by', { name: administrator, when: moment(opened, zone, now) })}
        </p>
      </div>
      <blockquote className="glass-reason">{reason}</blockquote>
      <p className="small glass-facts">
        <End access={access} />
        <span>{t('glass.reads', { count: reads })}</span>
      </p>
      {review && (
        <div className="stack">
          <p suppressHydrationWarning>
            <strong>
              {t('glass.outcome', {
                verdict: t(`glass.${review.verdict}`),
                name: review.by,
                when: moment(review.at, zone, now),
              })}
            </strong>
          </p>
          <p className="prose">{review.note}</p>
        </div>
      )}
      {open && <EndButton accessId={id} onEnded={onChanged} />}
      {!open && !review && own && <p>{t('glass.yours')}</p>}
      {access.may_review && <ReviewForm accessId={id} onReviewed={onChanged} />}
    </li>
  );
}

/** When and how an access ended, or until when it is open. */
function End({ access: { open, ends_at: ends, ended_by: by } }: { access: AccessBody }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const when = moment(ends, zone, useNow());
  if (open) return <span suppressHydrationWarning>{t('glass.still-open', { when })}</span>;
  return (
    <span suppressHydrationWarning>
      {by === null ? t('glass.ran-out', { when }) : t('glass.ended-by', { name: by, when })}
    </span>
  );
}
