import { BellRing, CalendarRange, FileCheck, LayoutDashboard, UserRoundCog, WalletCards } from 'lucide';
import type { IconNode } from 'lucide';
import { doctorAppointmentsQuery } from '../../api/doctor-day.ts';
import { lazyTab } from '../../shell/lazy-tab.tsx';
import type { LazyTab } from '../../shell/lazy-tab.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { listOf } from '../appointments/list-of.ts';

export interface DashboardTab {
  readonly name: string;
  readonly title: SentenceKey;
  readonly icon: IconNode;
  readonly tab: LazyTab;
  /** Also for a doctor who may not see patients any more: what was earned and done stays open. */
  readonly openOutOfService?: true;
  /** The query to load before the tab is rendered for the first time. */
  readonly needs?: (search: URLSearchParams) => ReturnType<typeof doctorAppointmentsQuery>;
}

/** The tabs of the dashboard in order (DOC-DASH-02, DOC-MOB-03). The address of the first one has no query. */
export const TABS: readonly DashboardTab[] = [
  {
    name: 'overview',
    title: 'day.tab-overview',
    icon: LayoutDashboard,
    tab: lazyTab('src/doctor/overview/overview-tab.tsx', () => import('../overview/overview-tab.tsx')),
  },
  {
    name: 'appointments',
    title: 'day.tab-appointments',
    openOutOfService: true,
    icon: CalendarRange,
    tab: lazyTab('src/doctor/appointments/appointments-tab.tsx', () => import('../appointments/appointments-tab.tsx')),
    needs: (search) => doctorAppointmentsQuery(listOf(search), search.get('q') ?? ''),
  },
  {
    name: 'earnings',
    title: 'day.tab-earnings',
    openOutOfService: true,
    icon: WalletCards,
    tab: lazyTab('src/doctor/earnings/earnings-tab.tsx', () => import('../earnings/earnings-tab.tsx')),
  },
  {
    name: 'notifications',
    title: 'day.tab-notifications',
    openOutOfService: true,
    icon: BellRing,
    tab: lazyTab(
      'src/doctor/notifications/notifications-tab.tsx',
      () => import('../notifications/notifications-tab.tsx'),
    ),
  },
  {
    name: 'application',
    title: 'day.tab-application',
    icon: FileCheck,
    tab: lazyTab('src/doctor/application/application-tab.tsx', () => import('../application/application-tab.tsx')),
  },
  {
    name: 'profile',
    title: 'day.tab-profile',
    icon: UserRoundCog,
    tab: lazyTab('src/doctor/profile/profile-tab.tsx', () => import('../profile/profile-tab.tsx')),
  },
];

/** The tab that an address asks for; the overview for any unknown name. */
export function tabOf(search: URLSearchParams): DashboardTab {
  return TABS.find(({ name }) => name === search.get('tab')) ?? TABS[0]!;
}
