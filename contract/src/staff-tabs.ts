import { STAFF_ROLES } from './roles.ts';
import type { StaffRole } from './roles.ts';

const ALL_BUT_RECEPTIONISTS = ['administrator', 'staff-admin', 'manager'] as const;
const WHO_KEEPS_DOCTORS = ['administrator', 'staff-admin'] as const;

/**
 * The printed tabs of /staff/dashboard in their printed order, and who may open each (STF-SHELL-04, ROLE-12…14). What
 * the specification calls *admin* there is the staff admin; an administrator may open the portal too (C65). The calls
 * behind a tab name the same roles as their `access`, so that the menu and the server cannot differ (W39).
 */
export const STAFF_TABS = {
  dashboard: ALL_BUT_RECEPTIONISTS,
  bookings: STAFF_ROLES,
  payments: ALL_BUT_RECEPTIONISTS,
  doctors: WHO_KEEPS_DOCTORS,
  'add-doctors': WHO_KEEPS_DOCTORS,
  'list-doctor': WHO_KEEPS_DOCTORS,
  settings: STAFF_ROLES,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
