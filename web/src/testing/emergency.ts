import type { DoctorEmergencyBody } from '@tabibu/contract/emergencies';
import { NOW } from './draw.tsx';
import { stage } from './stage.ts';

/** An emergency that rings for another `seconds` at `NOW`. `number` tells it from others. */
export function anEmergency(
  number: number,
  name: string,
  seconds: number,
  more: Partial<DoctorEmergencyBody> = {},
): DoctorEmergencyBody {
  return {
    booking_id: `019b7600-0000-7000-8000-0000000000${10 + number}`,
    state: 'ringing',
    stage: stage('ringing', { chip: 'Rings', sentence: 'It rings for the doctors on call.' }),
    patient_first_name: name,
    country: 'TZ',
    room: null,
    patient_phone: null,
    reason: null,
    requested_at: new Date(NOW - 60_000).toISOString(),
    escalates_at: new Date(NOW + seconds * 1000).toISOString(),
    ...more,
  };
}
