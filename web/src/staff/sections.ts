import type { ComponentType } from 'react';
import { BadgeCheck, FileCheck, FolderKey, ScrollText, Settings, UserCheck, Users } from 'lucide-react';
import type { StaffRole } from '@tabibu/contract/roles';
import { STAFF_ROLES } from '@tabibu/contract/roles';
import type { MeBody } from '../api/identity.ts';
import type { Portal } from '../api/staff.ts';
import { lazyPart } from '../shell/lazy-part.tsx';
import { lazyTab } from '../shell/lazy-tab.tsx';
import type { LazyTab } from '../shell/lazy-tab.tsx';
import type { SentenceKey } from '../shell/translation.tsx';
import { PendingCount, RenewalCount } from './applications/pending-count.tsx';

/** A section of a portal: its place in the address, its link, who may open it, and its screen. */
export interface PortalSection {
  /** The last part of the address, such as `settings` in /admin/dashboard/settings. */
  readonly name: string;
  readonly title: SentenceKey;
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  readonly portals: readonly Portal[];
  /** The roles that see the section. The server refuses the others by the access matrix anyway. */
  readonly roles: readonly StaffRole[];
  /** What waits there, beside the link. */
  readonly Count?: ComponentType;
  readonly tab: LazyTab;
}

/** Its sentences load with its code: few administrators ever open it. */
const breakGlass = lazyPart<object>(() => import('./break-glass/break-glass-tab.tsx'), {
  file: 'src/staff/break-glass/break-glass-tab.tsx',
  sentences: ['break-glass', 'records', 'facts'],
});

/** The sections of both portals in the order of their links. */
const SECTIONS: readonly PortalSection[] = [
  {
    name: 'applications',
    title: 'review.applications',
    Icon: FileCheck,
    portals: ['admin', 'staff'],
    roles: ['administrator', 'staff-admin'],
    Count: PendingCount,
    tab: lazyTab('src/staff/applications/applications-tab.tsx', () => import('./applications/applications-tab.tsx')),
  },
  {
    name: 'licences',
    title: 'renewals.title',
    Icon: BadgeCheck,
    portals: ['admin', 'staff'],
    roles: ['administrator', 'staff-admin'],
    Count: RenewalCount,
    tab: lazyTab('src/staff/licences/licences-tab.tsx', () => import('./licences/licences-tab.tsx')),
  },
  {
    name: 'accounts',
    title: 'staff.accounts',
    Icon: Users,
    portals: ['admin'],
    roles: ['administrator'],
    tab: lazyTab('src/staff/accounts/accounts-tab.tsx', () => import('./accounts/accounts-tab.tsx')),
  },
  {
    name: 'approvals',
    title: 'staff.approvals',
    Icon: UserCheck,
    portals: ['admin'],
    roles: ['administrator'],
    tab: lazyTab('src/staff/approvals/approvals-tab.tsx', () => import('./approvals/approvals-tab.tsx')),
  },
  {
    name: 'record-access',
    title: 'staff.break-glass',
    Icon: FolderKey,
    portals: ['admin'],
    roles: ['administrator'],
    tab: { Tab: breakGlass.Part, load: breakGlass.load },
  },
  {
    name: 'audit',
    title: 'staff.audit',
    Icon: ScrollText,
    portals: ['admin'],
    roles: ['administrator'],
    tab: lazyTab('src/staff/audit/audit-tab.tsx', () => import('./audit/audit-tab.tsx')),
  },
  {
    name: 'settings',
    title: 'staff.settings',
    Icon: Settings,
    portals: ['admin', 'staff'],
    roles: STAFF_ROLES,
    tab: lazyTab('src/staff/settings-tab.tsx', () => import('./settings-tab.tsx')),
  },
];

/**
 * Returns the sections that a role sees in a portal, at least the settings. An administrator without a passkey (`due`)
 * sees nothing else once the thirty days are over.
 */
export function sectionsOf(portal: Portal, role: StaffRole, due?: MeBody['passkey_due']): readonly PortalSection[] {
  const sections = SECTIONS.filter(({ portals, roles }) => portals.includes(portal) && roles.includes(role));
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
  return sections.find((section) => section.name === name) ?? sections[0]!;
}
