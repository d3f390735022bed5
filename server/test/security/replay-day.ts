import type { ReplayCase } from './replay-case.ts';

/** The ids that the front desk names. */
export const DAY_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'day-desk.list-candidates',
    at: 'path booking_id',
    status: 403,
    request: ({ booking }) => ({ method: 'GET', path: `/api/admin/day/emergencies/${booking}/doctors` }),
  },
  {
    endpoint: 'day-desk.ring-doctor',
    at: 'path booking_id',
    status: 403,
    request: ({ booking, doctor }) => ({
      path: `/api/admin/day/emergencies/${booking}/doctors`,
      body: { doctor_id: doctor },
    }),
  },
  {
    endpoint: 'day-desk.ring-doctor',
    at: 'body doctor_id',
    status: 403,
    request: ({ booking, doctor }) => ({
      path: `/api/admin/day/emergencies/${booking}/doctors`,
      body: { doctor_id: doctor },
    }),
  },
  {
    endpoint: 'day-desk.read-number',
    at: 'path booking_id',
    status: 403,
    request: ({ booking }) => ({ path: `/api/admin/day/bookings/${booking}/number`, body: { of: 'patient' } }),
  },
  {
    endpoint: 'doctor-desk.set-money-held',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({
      path: `/api/admin/doctors/${doctor}/money-held`,
      body: { money_held: true, reason: 'Checked again' },
    }),
  },
  {
    endpoint: 'doctor-desk.set-featured',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/doctors/${doctor}/featured`, body: { is_featured: true } }),
  },
];
