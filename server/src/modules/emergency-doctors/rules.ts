import type { OnCallDoctorBody } from '@tabibu/contract/on-call';
import { MINUTE } from '../../platform/time.ts';
import type { OnCallState, Specialties } from '../doctors/index.ts';

/** Offered half hours begin on the full hour or thirty minutes past it. */
const HALF_HOUR = 30 * MINUTE;

/** Returns the start of the half hour that contains an instant. */
export function gridStart(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / HALF_HOUR) * HALF_HOUR);
}

/** Returns why no emergency rings a doctor, even one on call; null if one does. `canAnswer` rings by the same facts. */
export function hindranceOf(
  {
    isInService,
    isLicensed,
    specialtyId,
    callTypes,
  }: Pick<OnCallState, 'isInService' | 'isLicensed' | 'specialtyId' | 'callTypes'>,
  { fitness }: Pick<Specialties, 'fitness'>,
): OnCallDoctorBody['hindrance'] {
  if (!isInService) return 'out-of-service';
  if (!isLicensed) return 'licence-over';
  if (!Object.hasOwn(fitness, specialtyId)) return 'specialty';
  return callTypes.includes('phone') ? null : 'no-phone-calls';
}
