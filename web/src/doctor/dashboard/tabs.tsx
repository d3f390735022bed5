import type { ComponentType } from 'react';
import { CalendarDays, FileCheck, LayoutDashboard } from 'lucide-react';
import { doctorAppointmentsQuery } from '../../api/doctor-day.ts';
import type { DoctorAppointmentPage } from '../../api/doctor-day.ts';
import type { apiQuery } from '../../api/query.ts';
import { latePart } from '../../shell/late-part.tsx';
import type { LatePart } from '../../shell/late-part.tsx';
import type { SentenceKey } from '../../shell/speech.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { listOf } from '../appointments/list-of.ts';

export interface DashboardTab {
  readonly name: string;
  readonly title: SentenceKey;
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  readonly tab: LatePart<object>;
  /** What it wants in the cache before it is first shown. */
  readonly needs?: (search: URLSearchParams) => ReturnType<typeof apiQuery<DoctorAppointmentPage>>;
}

const fallback = <CardSkeletons count={3} />;

/** The tabs of the dashboard in their order (DOC-DASH-02, DOC-MOB-03); the first is the one without a query. */
export const TABS: readonly DashboardTab[] = [
  { name: 'overview', title: 'day.tab-overview', Icon: LayoutDashboard, tab: latePart(() => import('../overview/overview-tab.tsx'), { file: 'src/doctor/overview/overview-tab.tsx', fallback }) },
  {
    name: 'appointments', title: 'day.tab-appointments', Icon: CalendarDays,
    tab: latePart(() => import('../appointments/appointments-tab.tsx'), { file: 'src/doctor/appointments/appointments-tab.tsx', fallback }),
    needs: (search) => doctorAppointmentsQuery(listOf(search), search.get('q') ?? ''),
  },
  { name: 'application', title: 'day.tab-application', Icon: FileCheck, tab: latePart(() => import('../application/application-tab.tsx'), { file: 'src/doctor/application/application-tab.tsx', fallback }) },
];

/** The tab that an address asks for; the overview for every other word. */
export function tabOf(search: URLSearchParams): DashboardTab {
  return TABS.find(({ name }) => name === search.get('tab')) ?? TABS[0]!;
}
