/** Words of the day at the front desk. Free of zod, so that pages can import them. */
import type { StaffRole } from './roles.ts';

/** Who sees the day of the house: those who answer its telephone, and administrators. */
export const DAY_ROLES = ['administrator', 'staff-admin', 'receptionist'] as const satisfies readonly StaffRole[];

/** Whom somebody at the front desk may call about a row. */
export const CALLED_SIDES = ['patient', 'doctor'] as const;
export type CalledSide = (typeof CALLED_SIDES)[number];
