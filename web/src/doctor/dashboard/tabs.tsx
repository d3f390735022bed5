import type { ComponentType } from 'react';
import { BellRing, CalendarRange, FileCheck, LayoutDashboard, UserRoundCog, WalletCards } from 'lucide-react';
import { doctorAppointmentsQuery } from '../../api/doctor-day.ts';
import type { DoctorAppointmentPage } from '../../api/doctor-day.ts';
import type { apiQuery } from '../../api/query.ts';
import type { SentenceKey } from '../../shell/speech.tsx';
import { listOf } from '../appointments/list-of.ts';
import { lateTab } from './late-tab.tsx';
import type { LateTab } from './late-tab.tsx';

export interface DashboardTab {
  readonly name: string;
  readonly title: SentenceKey;
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  readonly tab: LateTab;
  /** What it wants in the cache before it is first shown. */
  readonly needs?: (search: URLSearchParams) => ReturnType<typeof apiQuery<DoctorAppointmentPage>>;
}

/** The tabs of the dashboard in their order (DOC-DASH-02, DOC-MOB-03); the first is the one without a query. */
export const TABS: readonly DashboardTab[] = [
  { name: 'overview', title: 'day.tab-overview', Icon: LayoutDashboard, tab: lateTab('src/doctor/overview/overview-tab.tsx', () => import('../overview/overview-tab.tsx')) },
  {
    name: 'appointments', title: 'day.tab-appointments', Icon: CalendarRange,
    tab: lateTab('src/doctor/appointments/appointments-tab.tsx', () => import('../appointments/appointments-tab.tsx')),
    needs: (search) => doctorAppointmentsQuery(listOf(search), search.get('q') ?? ''),
  },
  { name: 'earnings', title: 'day.tab-earnings', Icon: WalletCards, tab: lateTab('src/doctor/earnings/earnings-tab.tsx', () => import('../earnings/earnings-tab.tsx')) },
  { name: 'notifications', title: 'day.tab-notifications', Icon: BellRing, tab: lateTab('src/doctor/notifications/notifications-tab.tsx', () => import('../notifications/notifications-tab.tsx')) },
  { name: 'application', title: 'day.tab-application', Icon: FileCheck, tab: lateTab('src/doctor/application/application-tab.tsx', () => import('../application/application-tab.tsx')) },
  { name: 'profile', title: 'day.tab-profile', Icon: UserRoundCog, tab: lateTab('src/doctor/profile/profile-tab.tsx', () => import('../profile/profile-tab.tsx')) },
];

/** The tab that an address asks for; the overview for every other word. */
export function tabOf(search: URLSearchParams): DashboardTab {
  return TABS.find(({ name }) => name === search.get('tab')) ?? TABS[0]!;
}
