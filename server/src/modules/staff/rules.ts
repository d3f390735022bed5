import type { Role, StaffRole } from '@tabibu/contract/roles';
import type { Portal } from '@tabibu/contract/staff-access';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';

/**
 * How long a set-up link works: one that an operator prints, one that is sent to a person who is invited, and one that
 * two people approved for somebody who lost password or authenticator.
 */
export const LINK_LIFETIME = { operator: 15 * MINUTE, invitation: 24 * HOUR, reset: 24 * HOUR } as const;

/** How long a link that is over stays, so that a misuse can still be looked into. */
export const LINK_KEPT = 30 * DAY;

const ROLES_OF: Readonly<Record<Portal, readonly StaffRole[]>> = {
  admin: ['administrator'],
  staff: ['staff-admin', 'manager', 'receptionist'],
};

/** Returns the role that an account signs in with at a portal; undefined when it has none there (C65). */
export function roleAt(portal: Portal, roles: readonly Role[]): StaffRole | undefined {
  return ROLES_OF[portal].find((role) => roles.includes(role));
}

/** Returns the role that somebody who works here has; the widest if there are several. */
export function staffRoleOf(roles: readonly Role[]): StaffRole | undefined {
  return roleAt('admin', roles) ?? roleAt('staff', roles);
}
