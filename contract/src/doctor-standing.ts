import { z } from 'zod';
import { ABOUT_DOCTOR, DeskDoctor, Which, owns } from './doctor-desk.ts';
import { endpoint } from './endpoint.ts';
import { envelope, personText } from './fields.ts';

export const setVerified = endpoint({
  id: 'doctor-desk.set-verified',
  method: 'PUT',
  path: '/api/admin/doctors/:doctor_id/verified',
  summary: 'Verify a doctor, or take that back: then appointments to come are cancelled, refunded and told',
  access: ['administrator'],
  limit: 'write',
  owns,
  params: Which,
  body: z.strictObject({
    is_verified: z.boolean(),
    /** Why it is taken back, compulsory then; the doctor reads it. */
    reason: personText(500).optional(),
    /** Holds what the doctor has earned, when it is taken back. */
    hold_money: z.boolean().optional(),
  }),
  reply: envelope(DeskDoctor),
  problems: [
    ...ABOUT_DOCTOR,
    'reason-required',
    'licence-needed',
    'licence-taken',
    'file-not-scanned',
    'application-moved',
    'about-you',
  ],
});

export const setMoneyHeld = endpoint({
  id: 'doctor-desk.set-money-held',
  method: 'PUT',
  path: '/api/admin/doctors/:doctor_id/money-held',
  summary: 'Hold what a doctor has earned, or release what somebody else holds',
  access: ['administrator'],
  limit: 'write',
  owns,
  params: Which,
  body: z.strictObject({ money_held: z.boolean(), reason: personText(500) }),
  reply: envelope(DeskDoctor),
  problems: [...ABOUT_DOCTOR, 'reason-required', 'hold-by-you'],
});
