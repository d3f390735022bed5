import { use, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff, CheckCheck, Megaphone, RotateCw, TriangleAlert } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { notificationsQuery } from '../../api/notifications.ts';
import type { BellTab, NotificationBody } from '../../api/notifications.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { AddressContext, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { LinkTabs } from '../../ui/tabs.tsx';
import { AnnouncementsHere } from './announcements-here.tsx';
import { useMarking } from './use-marking.ts';
import '../../ui/public/card.css';
import './notifications.css';

/**
 * ?tab=notifications: all notifications, or with `show=unread` the unread ones, newest first, with the number of unread
 * ones (DOC-DASH-15…21).
 */
export default function NotificationsTab() {
  const { t } = useTranslation();
  const { path } = use(AddressContext);
  const tab: BellTab = useQueryOfAddress().get('show') === 'unread' ? 'unread' : 'all';
  const { data } = useQuery(notificationsQuery(tab));
  const { failure, readOne, readAll } = useMarking();
  const unread = data?.unread ?? 0;
  return (
    <div className="notifications stack">
      <div className="row spread">
        <LinkTabs
          label={t('bell.tabs')}
          tabs={[
            { href: `${path}?tab=notifications`, title: t('bell.all'), current: tab === 'all' },
            {
              href: `${path}?tab=notifications&show=unread`,
              title: t('bell.unread', { count: unread }),
              current: tab === 'unread',
            },
          ]}
        />
        {unread > 0 && (
          <Button look="secondary" onClick={readAll}>
            <Icon node={CheckCheck} size={20} />
            {t('bell.read-all')}
          </Button>
        )}
      </div>
      <LiveRegion>{data ? t('bell.unread-said', { count: unread }) : ''}</LiveRegion>
      {failure && (
        <Notice tone="danger" announce title={t('bell.not-marked')}>
          <p>{problemText(failure.error, t, 'money.error')}</p>
          <Button look="secondary" onClick={failure.again}>
            <Icon node={RotateCw} size={18} />
            {t('frame.retry')}
          </Button>
        </Notice>
      )}
      <NotificationList key={tab} tab={tab} onRead={readOne} />
      <AnnouncementsHere />
    </div>
  );
}

interface ListProps {
  tab: BellTab;
  cursor?: string;
  onRead: (id: string) => void;
}

/**
 * One page of the list. "Show more" renders the next page below it. A notification that is marked as read leaves the
 * unread list at once.
 */
function NotificationList({ tab, cursor, onRead }: ListProps) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { data, isError, refetch } = useQuery(notificationsQuery(tab, cursor));
  if (!data)
    return isError ? (
      <LoadFailure words={t('bell.failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={3} />
    );
  const shown = data.notifications.filter(({ read }) => tab === 'all' || !read);
  if (shown.length === 0 && !data.next_cursor && !cursor) return <NothingThere tab={tab} />;
  return (
    <>
      <ul className="notification-list">
        {shown.map((one) => (
          <li key={one.id}>
            <OneNotification one={one} onRead={onRead} />
          </li>
        ))}
      </ul>
      {data.next_cursor &&
        (more ? (
          <NotificationList tab={tab} cursor={data.next_cursor} onRead={onRead} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('bell.more')}
          </Button>
        ))}
    </>
  );
}

const ICONS = { announcement: Megaphone, alert: TriangleAlert, other: Bell } as const;

function OneNotification({ one, onRead }: { one: NotificationBody; onRead: (id: string) => void }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  const icon = ICONS[one.type];
  return (
    <article className={one.read ? 'card notification' : 'card notification unread'} aria-label={one.title}>
      <span className={`notification-icon ${one.type}`}>
        <Icon node={icon} size={22} />
        <span className="visually-hidden">{t(`bell.type-${one.type}`)}</span>
      </span>
      <div className="notification-words">
        <h3>
          {one.title}
          {!one.read && <span className="visually-hidden"> · {t('bell.is-unread')}</span>}
        </h3>
        <p>{one.message}</p>
        <p className="small muted" suppressHydrationWarning>
          {moment(one.created_at, zone, now)}
        </p>
      </div>
      {!one.read && (
        <Button
          look="quiet"
          className="start"
          onClick={() => onRead(one.id)}
          aria-label={t('bell.read-one-said', { title: one.title })}
        >
          {t('bell.read-one')}
        </Button>
      )}
    </article>
  );
}

function NothingThere({ tab }: { tab: BellTab }) {
  const { t } = useTranslation();
  return (
    <div className="no-notifications">
      <Icon node={BellOff} size={40} />
      <h2>{t('bell.none')}</h2>
      <p className="muted">{t(tab === 'unread' ? 'bell.none-unread' : 'bell.none-yet')}</p>
    </div>
  );
}
