import type { ComplaintBody } from '../../api/complaint-desk.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { StateChip } from '../frame/state-chip.tsx';

const STATUS_TONES = { pending: 'waits', in_progress: 'waits', resolved: 'good' } as const;
const PRIORITY_TONES = { high: 'bad', medium: 'quiet', low: 'quiet' } as const;

/** In milliseconds. */
const HOUR = 3_600_000;

/** Status, priority and the clock: how long it waits, and whether that is too long. */
export function ComplaintChips({ one }: { one: ComplaintBody }) {
  const { t } = useTranslation();
  const now = useNow();
  const hours =
    now === undefined || one.waiting_since === null ? undefined : (now - Date.parse(one.waiting_since)) / HOUR;
  const isLate = now !== undefined && one.due_at !== null && Date.parse(one.due_at) < now;
  const unit = hours === undefined || hours < 1 ? 'none' : hours < 24 ? 'hours' : 'days';
  const count = Math.floor((hours ?? 0) / (unit === 'days' ? 24 : 1));
  return (
    <p className="complaint-chips" suppressHydrationWarning>
      <StateChip tone={STATUS_TONES[one.status]} word={t(`complaint-desk.status-${one.status}`)} />
      <StateChip
        tone={PRIORITY_TONES[one.priority]}
        word={t('complaint-desk.priority-of', { priority: t(`complaint-desk.priority-${one.priority}`) })}
      />
      {isLate && <StateChip tone="bad" word={t('complaint-desk.late')} />}
      {hours !== undefined && <span className="small muted">{t('complaint-desk.waits', { unit, count })}</span>}
    </p>
  );
}
