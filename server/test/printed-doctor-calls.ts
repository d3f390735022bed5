import { expect } from 'vitest';
import type { DoctorProfileBody } from '@tabibu/contract/doctor-profile';
import { demoDoctors } from '../src/demo/demo-doctors.ts';
import { FORM, fourFiles, sendForm } from './application-makers.ts';
import { editable, signInAsDoctor } from './doctor-makers.ts';
import { anOpenApplication, get } from './printed-stage.ts';
import type { PrintedCalls, PrintedStage } from './printed-stage.ts';

const OK = { success: true };
const NUMBER = expect.any(Number);
const TEXT = expect.any(String);

async function profileOf({ doctor }: PrintedStage): Promise<DoctorProfileBody> {
  return (await doctor.get('/api/doctor/profile')).body.data;
}

/** The calls of the doctors' document, and the rule that the server decides. */
export const DOCTOR_CALLS: PrintedCalls = {
  'API-41 the user is read first': [get('doctor', '/api/me'), 200, { ...OK, data: { role: 'doctor' } }],
  'API-42 own profile': [
    get('doctor', '/api/doctor/profile'),
    200,
    { ...OK, data: { full_name: TEXT, phone: TEXT, country: TEXT, avatar_url: null } },
  ],
  'API-43 change name and email': [
    async (stage) =>
      stage.doctor.put('/api/doctor/profile', { ...editable(await profileOf(stage)), email: 'daktari@example.com' }),
    200,
    { ...OK, data: { email: 'daktari@example.com' } },
  ],
  'API-44 change the profile': [
    async (stage) => {
      const change = { experience_years: 11, video_consultation_fee: 20, phone_consultation_fee: 15 };
      return stage.doctor.put('/api/doctor/profile', { ...editable(await profileOf(stage)), ...change });
    },
    200,
    { ...OK, data: { experience_years: 11 } },
  ],
  'API-45 notifications, newest first': [get('doctor', '/api/doctor/notifications'), 200, OK],
  'API-46 all notifications are read': [(stage) => stage.doctor.post('/api/doctor/notifications/read-all'), 200, OK],
  'API-47 availability': [get('doctor', '/api/doctor/availability'), 200, OK],
  'API-48 sign out': [
    async ({ product }) => {
      const { phone } = demoDoctors(product.clock.now())[1]!.profile;
      return (await signInAsDoctor(product, phone)).post('/api/auth/sign-out');
    },
    200,
    OK,
  ],
  'API-49 applications': [get('staff', '/api/all-doctor-applications'), 200, expect.any(Array)],
  'API-50 approve without a checked licence': [
    async (stage) => {
      const id = await anOpenApplication(stage, '082 555 0050');
      return stage.staff.post(`/api/update-application-status/${id}`, { status: 'approved' });
    },
    422,
    { success: false, error: TEXT },
  ],
  'API-51 delete an application': [
    async (stage) =>
      stage.administrator.delete(`/api/delete-application/${await anOpenApplication(stage, '082 555 0051')}`),
    200,
    OK,
  ],
  'API-52 send the form': [
    async (stage) => sendForm(stage.product.visitor(), { ...FORM, phone: '082 555 0052' }, await fourFiles()),
    201,
    OK,
  ],
  'API-53 a photo is a path of this host, or missing': [
    get('anybody', '/api/doctors?country=Kenya'),
    200,
    expect.arrayContaining([expect.objectContaining({ url: null })]),
  ],
  'API-54 successful payments': [get('staff', '/api/payments/azampay/successful'), 200, expect.any(Array)],
  'API-55 bookings': [get('staff', '/api/admin/bookings'), 200, expect.any(Array)],
  'API-56 mark as viewed': [
    async (stage) => {
      const { body } = await stage.staff.get('/api/admin/bookings');
      return stage.staff.post(`/api/admin/bookings/${body[0].id}/viewed`);
    },
    200,
    OK,
  ],
  'API-57 figures of the staff portal': [
    get('staff', '/api/admin/dashboard'),
    200,
    { totalPaidBookings: NUMBER, totalEarnings: NUMBER },
  ],
  'API-58 what is not allowed is refused': [get('patient', '/api/admin/bookings'), 403, { success: false }],
};
