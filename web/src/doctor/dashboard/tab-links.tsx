import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../../api/notifications.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Link } from '../../ui/link.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { TABS, tabOf } from './tabs.tsx';

/** Live events tell of new ones; this is for where they do not arrive. */
const POLL = 60_000;
const MOST = 99;

/** At the side of a desk's screen, at the thumb on a phone; the notifications with the number of unread ones, which is read out as it changes. */
export function TabLinks({ path, inService }: { path: string; inService: boolean }) {
  const { t } = useSpeech();
  const current = tabOf(useQueryOfAddress());
  const unread = useQuery({ ...unreadQuery(), enabled: inService, refetchInterval: POLL }).data?.unread ?? 0;
  return (
    <nav className="console-tabs" aria-label={t('day.tabs')}>
      {TABS.map((tab) => (
        <Link key={tab.name} href={tab === TABS[0] ? path : `${path}?tab=${tab.name}`} aria-current={tab === current ? 'page' : undefined}>
          <tab.Icon size={22} aria-hidden="true" />
          {t(tab.title)}
          {tab.name === 'notifications' && unread > 0 && <Count unread={unread} />}
        </Link>
      ))}
      {/* The notifications themselves say it where they are shown. */}
      <LiveRegion>{unread > 0 && current.name !== 'notifications' ? t('bell.unread-said', { count: unread }) : ''}</LiveRegion>
    </nav>
  );
}

function Count({ unread }: { unread: number }) {
  const { t } = useSpeech();
  return <span className="tab-count numbers"><span aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</span><span className="visually-hidden">, {t('bell.unread-said', { count: unread })}</span></span>;
}
