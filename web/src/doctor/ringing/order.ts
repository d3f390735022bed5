import type { DoctorEmergencyBody } from '../../api/emergencies.ts';

/** True while a doctor may still accept the emergency. */
export function isOpen({ state }: DoctorEmergencyBody): boolean {
  return state === 'ringing' || state === 'escalated';
}

/** The emergency that rings the shortest time from now first; those that no longer ring last, the oldest first. */
export function byDeadline(emergencies: readonly DoctorEmergencyBody[]): DoctorEmergencyBody[] {
  return [...emergencies].sort((one, other) => rank(one) - rank(other) || asked(one) - asked(other));
}

function rank({ state, escalates_at: deadline }: DoctorEmergencyBody): number {
  return state === 'ringing' && deadline !== null ? Date.parse(deadline) : Number.MAX_SAFE_INTEGER;
}

function asked({ requested_at: at }: DoctorEmergencyBody): number {
  return Date.parse(at);
}
