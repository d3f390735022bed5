import {
  ArrowLeftRight,
  BadgeCheck,
  Banknote,
  ChartColumn,
  FileCheck,
  FolderKey,
  HeartPulse,
  Inbox,
  LayoutDashboard,
  MessageSquareWarning,
  ScrollText,
  Settings,
  SlidersHorizontal,
  Smartphone,
  Tags,
  Stethoscope,
  Ticket,
  UserCheck,
  Users,
} from 'lucide';
import type { StaffRole } from '@tabibu/contract/roles';
import { STAFF_TABS } from '@tabibu/contract/staff-tabs';
import type { MeBody } from '../api/identity.ts';
import type { Portal } from '../api/staff.ts';
import { CaseCount } from './cases/case-count.tsx';
import { PendingCount, RenewalCount } from './applications/pending-count.tsx';
import { DESK_SECTIONS } from './desk-sections.tsx';
import { screen } from './section-screen.tsx';
import { SECTION_GROUPS } from './section.ts';
import type { PortalSection } from './section.ts';
import { WORD_SECTIONS } from './word-sections.tsx';

/**
 * The sections of both portals. Their links stand in the order of the groups, and inside a group in this order. The
 * printed tabs of the staff portal are the group `desk`, with the roles of `STAFF_TABS`.
 */
const SECTIONS: readonly PortalSection[] = [
  ...DESK_SECTIONS,
  {
    name: 'overview',
    group: 'market',
    title: 'staff.overview',
    icon: LayoutDashboard,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('reports/overview-tab', () => import('./reports/overview-tab.tsx'), ['reports', 'cases']),
  },
  {
    name: 'cases',
    group: 'market',
    title: 'staff.cases',
    icon: Inbox,
    portals: ['admin', 'staff'],
    roles: ['administrator', 'staff-admin'],
    Count: CaseCount,
    screen: screen('cases/cases-tab', () => import('./cases/cases-tab.tsx'), ['cases']),
  },
  {
    name: 'doctors',
    group: 'market',
    title: 'staff.doctors',
    icon: Stethoscope,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('doctors/doctors-tab', () => import('./doctors/doctors-tab.tsx'), [
      'doctors-desk',
      'doctor-changes',
      'sign-in',
    ]),
  },
  {
    name: 'applications',
    group: 'market',
    title: 'staff.applications',
    icon: FileCheck,
    portals: ['admin'],
    roles: ['administrator'],
    Count: PendingCount,
    screen: screen('applications/applications-tab', () => import('./applications/applications-tab.tsx'), ['review']),
  },
  {
    name: 'licences',
    group: 'market',
    title: 'staff.licences',
    icon: BadgeCheck,
    portals: ['admin', 'staff'],
    roles: ['administrator', 'staff-admin'],
    Count: RenewalCount,
    screen: screen('licences/licences-tab', () => import('./licences/licences-tab.tsx'), ['review']),
  },
  {
    name: 'complaints',
    group: 'market',
    title: 'staff.complaints',
    icon: MessageSquareWarning,
    portals: ['admin', 'staff'],
    roles: ['administrator', 'staff-admin'],
    screen: screen('complaints/complaints-tab', () => import('./complaints/complaints-tab.tsx'), ['complaint-desk']),
  },
  {
    name: 'doctor-changes',
    group: 'market',
    title: 'staff.doctor-changes',
    icon: Smartphone,
    portals: ['staff'],
    roles: ['staff-admin'],
    screen: screen('doctor-changes/doctor-changes-tab', () => import('./doctor-changes/doctor-changes-tab.tsx'), [
      'doctor-changes',
      'sign-in',
    ]),
  },
  {
    name: 'payments',
    group: 'money',
    title: 'staff.payments',
    icon: Banknote,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('payments/payments-tab', () => import('./payments/payments-tab.tsx'), ['payment-desk']),
  },
  {
    name: 'subscriptions',
    group: 'money',
    title: 'staff.subscriptions',
    icon: Ticket,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('subscriptions/subscriptions-tab', () => import('./subscriptions/subscriptions-tab.tsx'), [
      'payment-desk',
      'subscriptions',
    ]),
  },
  {
    name: 'revenue',
    group: 'money',
    title: 'staff.revenue',
    icon: ChartColumn,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('reports/revenue-tab', () => import('./reports/revenue-tab.tsx'), ['reports']),
  },
  {
    name: 'exchange-rates',
    group: 'money',
    title: 'staff.exchange-rates',
    icon: ArrowLeftRight,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('exchange-rates/exchange-rates-tab', () => import('./exchange-rates/exchange-rates-tab.tsx'), [
      'exchange-rates',
    ]),
  },
  {
    name: 'fees',
    group: 'money',
    title: 'staff.fees',
    icon: Tags,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('fees/fees-tab', () => import('./fees/fees-tab.tsx'), ['fees']),
  },
  {
    name: 'care-plans',
    group: 'money',
    title: 'staff.care-plans',
    icon: HeartPulse,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('care-plans/care-plans-tab', () => import('./care-plans/care-plans-tab.tsx'), ['care-plans']),
  },
  ...WORD_SECTIONS,
  {
    name: 'house',
    group: 'house',
    title: 'staff.house',
    icon: SlidersHorizontal,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('house/house-tab', () => import('./house/house-tab.tsx'), ['house']),
  },
  {
    name: 'accounts',
    group: 'house',
    title: 'staff.accounts',
    icon: Users,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('accounts/accounts-tab', () => import('./accounts/accounts-tab.tsx'), ['staff-accounts']),
  },
  {
    name: 'approvals',
    group: 'house',
    title: 'staff.approvals',
    icon: UserCheck,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('approvals/approvals-tab', () => import('./approvals/approvals-tab.tsx'), [
      'staff-accounts',
      'subscriptions',
    ]),
  },
  {
    name: 'record-access',
    group: 'house',
    title: 'staff.break-glass',
    icon: FolderKey,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('break-glass/break-glass-tab', () => import('./break-glass/break-glass-tab.tsx'), [
      'break-glass',
      'records',
      'facts',
    ]),
  },
  {
    name: 'audit',
    group: 'house',
    title: 'staff.audit',
    icon: ScrollText,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('audit/audit-tab', () => import('./audit/audit-tab.tsx'), ['audit']),
  },
  {
    name: 'settings',
    group: 'house',
    title: 'staff.settings',
    icon: Settings,
    portals: ['admin', 'staff'],
    roles: STAFF_TABS.settings,
    screen: screen('settings-tab', () => import('./settings-tab.tsx'), []),
  },
];

/**
 * Returns the sections that a role sees in a portal, at least the settings. An administrator without a passkey (`due`)
 * sees nothing else once the thirty days are over.
 */
export function sectionsOf(portal: Portal, role: StaffRole, due?: MeBody['passkey_due']): readonly PortalSection[] {
  const sections = SECTION_GROUPS.flatMap((group) => SECTIONS.filter((section) => section.group === group)).filter(
    ({ portals, roles }) => portals.includes(portal) && roles.includes(role),
  );
  return due?.days_left === 0 ? sections.filter(({ name }) => name === 'settings') : sections;
}

/**
 * Returns the section that an address of a portal asks for. One that is missing or unknown, or that the person may
 * not open there, gives the first section (C67).
 */
export function sectionAt(
  portal: Portal,
  rest: string | undefined,
  role: StaffRole,
  due?: MeBody['passkey_due'],
): PortalSection {
  const sections = sectionsOf(portal, role, due);
  const name = rest?.split('/')[1];
  return sections.find((section) => section.name === name || section.also === name) ?? sections[0]!;
}
