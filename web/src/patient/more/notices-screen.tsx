import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import { NOTICES, noticeChoicesQuery, noticesQuery, readAllNotices, unreadNoticesQuery } from '../../api/notices.ts';
import { setAnswer } from '../../api/query.ts';
import { useLiveEvents } from '../../shell/live-events.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { RecordsClosed } from '../../security/record-lock/records-closed.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { NoticeList } from './notice-list.tsx';
import { NoticesHere } from './notices-here.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import './more.css';
import './notices.css';

export function needs({ me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me?.role === 'patient'
    ? [client.prefetchQuery(noticesQuery()), client.prefetchQuery(noticeChoicesQuery())]
    : [];
}

/** /more/notices: what the patient was told and how it went out, and the switches of reminders. */
export default function NoticesScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const isPatient = me?.role === 'patient';
  useReadOnSight(isPatient);
  if (!isPatient) return <SignInFirst why={t('notices.sign-in-why')} />;
  if (me.records_closed) return <RecordsClosed />;
  return (
    <div className="page narrow stack more-page">
      <h1 className="title-in-bar">{t('notices.title')}</h1>
      <p className="muted">{t('notices.lead', { days: KEPT_DAYS.notices })}</p>
      <NoticeList />
      <NoticesHere />
      <NoticeChoices />
    </div>
  );
}

/**
 * Reads the list anew when something is told, and marks it as read once it stands on a visible page. Which entries were
 * new stays to be seen until the list is opened again.
 */
function useReadOnSight(active: boolean): void {
  const client = useQueryClient();
  const { data } = useQuery({ ...noticesQuery(), enabled: active });
  useLiveEvents(active, ({ kind }) => {
    if (kind === 'notification') void client.invalidateQueries(NOTICES);
  });
  useEffect(() => {
    if (!data || data.unread === 0 || document.visibilityState !== 'visible') return;
    // What is not marked now is marked when the list is opened again.
    readAllNotices()
      .then((answer) =>
        setAnswer(client, unreadNoticesQuery().queryKey, (known) => (known ? { ...known, ...answer } : known)),
      )
      .catch(() => undefined);
  }, [client, data]);
}
