import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../../api/notifications.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { TABS, tabOf } from './tabs.tsx';
import type { DashboardTab } from './tabs.tsx';

/**
 * In milliseconds. Live events announce new notifications at once; the poll is for browsers that do not receive them.
 */
const POLL = 60_000;
const MOST = 99;

/**
 * The links to the tabs: at the side on a desktop, at the lower edge on a phone. The notifications show the number of
 * unread ones, and screen readers are told when it changes.
 */
export function TabLinks({ path, inService }: { path: string; inService: boolean }) {
  const { t } = useTranslation();
  const current = tabOf(useQueryOfAddress());
  const tabs = inService ? TABS : TABS.filter((tab) => tab === TABS[0] || tab.openOutOfService);
  const unread = useQuery({ ...unreadQuery(), refetchInterval: POLL }).data?.unread ?? 0;
  return (
    <TabList path={path} tabs={tabs} current={current} unread={unread}>
      {/* On the notifications tab, the tab itself announces the number. */}
      <LiveRegion>
        {unread > 0 && current.name !== 'notifications' ? t('bell.unread-said', { count: unread }) : ''}
      </LiveRegion>
    </TabList>
  );
}

interface ListProps {
  path: string;
  tabs: readonly DashboardTab[];
  current: DashboardTab;
  unread: number;
  children?: ReactNode;
}

/** The links to these tabs, without asking for anything. */
export function TabList({ path, tabs, current, unread, children }: ListProps) {
  const { t } = useTranslation();
  return (
    <nav className="console-tabs" aria-label={t('day.tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          href={tab === TABS[0] ? path : `${path}?tab=${tab.name}`}
          aria-current={tab === current ? 'page' : undefined}
        >
          <Icon node={tab.icon} size={22} />
          {t(tab.title)}
          {tab.name === 'notifications' && unread > 0 && <Count unread={unread} />}
        </Link>
      ))}
      {children}
    </nav>
  );
}

function Count({ unread }: { unread: number }) {
  const { t } = useTranslation();
  return (
    <span className="tab-count numbers">
      <span aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</span>
      <span className="visually-hidden">, {t('bell.unread-said', { count: unread })}</span>
    </span>
  );
}
