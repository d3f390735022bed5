import { Banknote, CalendarDays, ClipboardList, LayoutDashboard, PhoneCall, Stethoscope, UserPlus } from 'lucide';
import { CALLER_ROLES } from '@tabibu/contract/assisted-booking-words';
import { STAFF_TABS } from '@tabibu/contract/staff-tabs';
import { PendingCount } from './applications/pending-count.tsx';
import { screen } from './section-screen.tsx';
import type { PortalSection } from './section.ts';

/** The printed tabs of the staff portal but its settings, in their order (STF-SHELL-04), and booking for callers. */
export const DESK_SECTIONS: readonly PortalSection[] = [
  {
    name: 'dashboard',
    group: 'desk',
    title: 'staff.overview',
    icon: LayoutDashboard,
    portals: ['staff'],
    roles: STAFF_TABS.dashboard,
    screen: screen('dashboard/dashboard-tab', () => import('./dashboard/dashboard-tab.tsx'), ['reports']),
  },
  {
    name: 'bookings',
    group: 'desk',
    title: 'staff.bookings',
    icon: CalendarDays,
    portals: ['staff'],
    roles: STAFF_TABS.bookings,
    screen: screen('bookings/bookings-tab', () => import('./bookings/bookings-tab.tsx'), [
      'booking-desk',
      'booking',
      'house-day',
    ]),
  },
  {
    name: 'payments',
    group: 'desk',
    title: 'staff.payments',
    icon: Banknote,
    portals: ['staff'],
    roles: STAFF_TABS.payments,
    screen: screen('payments/successful-tab', () => import('./payments/successful-tab.tsx'), ['payment-desk']),
  },
  {
    name: 'doctors',
    // What was its own section before; messages and bookmarks still lead there.
    also: 'applications',
    group: 'desk',
    title: 'staff.doctors',
    icon: Stethoscope,
    portals: ['staff'],
    roles: STAFF_TABS.doctors,
    Count: PendingCount,
    screen: screen('applications/applications-tab', () => import('./applications/applications-tab.tsx'), ['review']),
  },
  {
    name: 'add-doctors',
    group: 'desk',
    title: 'staff.add-doctors',
    icon: UserPlus,
    portals: ['staff'],
    roles: STAFF_TABS['add-doctors'],
    screen: screen('doctors/add-doctor-tab', () => import('./doctors/add-doctor-tab.tsx'), ['doctors-desk']),
  },
  {
    name: 'list-doctor',
    group: 'desk',
    title: 'staff.list-doctor',
    icon: ClipboardList,
    portals: ['staff'],
    roles: STAFF_TABS['list-doctor'],
    screen: screen('doctors/doctor-list-tab', () => import('./doctors/doctor-list-tab.tsx'), ['doctors-desk']),
  },
  {
    name: 'caller-booking',
    group: 'desk',
    title: 'staff.caller-booking',
    icon: PhoneCall,
    portals: ['staff'],
    roles: CALLER_ROLES,
    screen: screen('caller-booking/caller-booking-tab', () => import('./caller-booking/caller-booking-tab.tsx'), [
      'caller-booking',
      'booking',
      'sign-in',
    ]),
  },
];
