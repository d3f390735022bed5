/**
 * The roles of people who run the house. They sign in with user name and password: the administrator at `/admin`, the
 * others at `/staff` (C65, C66).
 */
export const STAFF_ROLES = ['administrator', 'staff-admin', 'manager', 'receptionist'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The roles that one administrator gives alone; administrators are made by two people (Z-10). */
export const INVITED_ROLES = ['staff-admin', 'manager', 'receptionist'] as const satisfies readonly StaffRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** The roles of people who sign in with a code to their phone. */
export const PHONE_ROLES = ['patient', 'doctor'] as const;
export type PhoneRole = (typeof PHONE_ROLES)[number];

/** All roles of signed-in people. An account may have several of them, a session has exactly one. */
export const ROLES = [...PHONE_ROLES, ...STAFF_ROLES] as const;

/** The role with which an account is used in a session. */
export type Role = (typeof ROLES)[number];

/** True for a role of the people who run the house. */
export function isStaffRole(role: Role): role is StaffRole {
  return (STAFF_ROLES as readonly Role[]).includes(role);
}
