import type { Role } from '@tabibu/contract/roles';

/** What becomes of a call, by who calls. */
export type Outcome =
  /** Admitted. The status of the answer then depends on the request. */
  | 'in'
  /** 401: the caller has to sign in. */
  | 'sign-in'
  /** 403: signed in, but without the required role. */
  | 'refused'
  /** The secret in the path decides, not the session. Every caller with a wrong secret is refused. */
  | 'secret';

/** The seven columns: people without a session, and the six roles of a session. */
type Column = 'nobody' | Role;
export type Row = Readonly<Record<Column, Outcome>>;

/** A row in which every column has the same outcome. */
const everywhere = (outcome: Outcome): Row => ({
  nobody: outcome,
  patient: outcome,
  doctor: outcome,
  receptionist: outcome,
  manager: outcome,
  'staff-admin': outcome,
  administrator: outcome,
});

/** A row that admits the named roles, refuses other roles, and asks people without a session to sign in. */
export const only = (...roles: readonly Role[]): Row => ({
  ...everywhere('refused'),
  nobody: 'sign-in',
  ...Object.fromEntries(roles.map((role) => [role, 'in'])),
});

export const OPEN = everywhere('in');
export const BY_SECRET = everywhere('secret');
export const PATIENT = only('patient');
export const DOCTOR = only('doctor');
/** People who signed in with a code to their phone. */
export const PHONE = only('patient', 'doctor');
export const ADMINISTRATOR = only('administrator');
export const STAFF = only('receptionist', 'manager', 'staff-admin', 'administrator');
export const DOCTOR_OR_STAFF = only('doctor', 'receptionist', 'manager', 'staff-admin', 'administrator');
export const REVIEWERS = only('staff-admin', 'administrator');
/** The dashboard and the payments of the staff portal (ROLE-13, ROLE-14). */
export const ALL_BUT_RECEPTIONISTS = only('manager', 'staff-admin', 'administrator');
/** The day of the house. */
export const FRONT_DESK = only('receptionist', 'staff-admin', 'administrator');
/** People who book for a caller. */
export const CALLERS = only('receptionist', 'staff-admin');
export const SIGNED_IN = only('patient', 'doctor', 'receptionist', 'manager', 'staff-admin', 'administrator');
