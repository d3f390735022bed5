import type { AppointmentBody } from '@tabibu/contract/bookings';
import { stage } from './stage.ts';

export const APPOINTMENT = '019b7600-0000-7000-8000-000000000001';
export const DOCTOR = '019b7600-0000-7000-8000-000000000002';

/** A phone appointment with Dkt. Neema Mushi on 21 November at 10:00 in Dar es Salaam, held until 9:09 and unpaid. */
export function anAppointment(more: Partial<AppointmentBody> = {}): AppointmentBody {
  return {
    id: APPOINTMENT,
    doctor: {
      id: DOCTOR,
      name: 'Dkt. Neema Mushi',
      specialty: 'General Practitioner',
      specialty_id: 'general-practitioner',
      image: null,
      isSpecialist: false,
    },
    date: '2026-11-21',
    time: '10:00',
    doctor_time: '10:00',
    starts_at: '2026-11-21T07:00:00.000Z',
    expected_at: null,
    type: 'phone',
    state: 'awaiting-payment',
    stage: stage('to-pay'),
    status: 'pending',
    payment_status: 'pending',
    is_emergency: false,
    emergency_state: null,
    doctor_type: 'general',
    country: 'TZ',
    price: { amount: 600_000, currency: 'TZS' },
    credit: { amount: 0, currency: 'TZS' },
    to_pay: { amount: 600_000, currency: 'TZS' },
    if_missed: {
      counted: { amount: 200_000, currency: 'TZS' },
      rest: { amount: 400_000, currency: 'TZS' },
      credit_days: 30,
    },
    alone_until: null,
    escalates_at: null,
    hold_expires_at: '2026-11-20T06:09:00.000Z',
    payment_reference: null,
    doctor_phone: null,
    bridge: false,
    reason: null,
    cancelled_by: null,
    cancel_reason: null,
    contestable_until: null,
    proven: false,
    said: null,
    changes_at: null,
    contested: false,
    reminder_at: null,
    created_at: '2026-11-20T06:00:00.000Z',
    actions: [],
    ...more,
  };
}
