import { useState } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import { announcementsQuery } from '../../api/announcements.ts';
import type { AnnouncementBody } from '../../api/announcements.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Answered } from '../frame/answered.tsx';
import { Pages } from '../frame/pages.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';

/** In milliseconds: how often the report is read again. */
const POLL = 10_000;

/** Earlier announcements, each with whom it reached; the figures go on by themselves. */
export function EarlierAnnouncements() {
  const { t } = useTranslation();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const answer = useAnswer({ ...announcementsQuery(cursors.at(-1)), refetchInterval: POLL });
  return (
    <section className="stack">
      <h2>{t('announcement-desk.earlier')}</h2>
      <Answered answer={answer} failed={t('announcement-desk.list-failed')}>
        {(data) => (
          <>
            {data.announcements.length === 0 && <p className="card">{t('announcement-desk.none')}</p>}
            <ul className="announcement-list">
              {data.announcements.map((one) => (
                <li key={one.id} className="card announcement-card">
                  <Sent one={one} />
                </li>
              ))}
            </ul>
            <Pages
              onPrev={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
              onNext={data.next_cursor === null ? undefined : () => setCursors([...cursors, data.next_cursor!])}
            />
          </>
        )}
      </Answered>
    </section>
  );
}

function Sent({ one }: { one: AnnouncementBody }) {
  const { t, language } = useTranslation();
  const told = t('announcement-desk.told', { told: one.told, count: one.recipients });
  return (
    <>
      <h3>{one.subject}</h3>
      <p className="small muted">
        <When at={one.created_at} /> · {t('announcement-desk.by', { name: one.sent_by })} ·{' '}
        {one.country === null
          ? t(`announcement-desk.audience-${one.audience}`)
          : countryName(countryOf(one.country), language)}
      </p>
      <p className="announcement-words">{one.message}</p>
      <p className="row">
        <StateChip tone={one.told === one.recipients ? 'good' : 'waits'} word={told} />
        <StateChip
          tone={one.read === one.recipients ? 'good' : 'quiet'}
          word={t('announcement-desk.read', { count: one.read })}
        />
      </p>
      {one.sms && <p className="small">{t('announcement-desk.sms', one.sms)}</p>}
      {one.push && <p className="small">{t('announcement-desk.push', one.push)}</p>}
    </>
  );
}
