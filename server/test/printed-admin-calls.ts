import { expect } from 'vitest';
import type { PlanListBody } from '@tabibu/contract/care-plans';
import { ENGLISH, aComplaint, aNewDoctor, anOpenApplication, couponOf, get } from './printed-stage.ts';
import type { PrintedCall, PrintedCalls, PrintedStage } from './printed-stage.ts';
import { aMemberOfStaff } from './staff-makers.ts';
import type { Reply } from './visitor.ts';

const OK = { success: true };
const WORDED = { ...OK, message: expect.stringMatching(/\w/) };
const LIST = { ...OK, data: expect.any(Array) };
const NUMBER = expect.any(Number);
const TEXT = expect.any(String);
const FEES = {
  general_video_fee: 6_000,
  general_phone_fee: 6_000,
  specialist_video_fee: 15_000,
  specialist_phone_fee: 15_000,
  currency: 'TZS',
  currency_symbol: 'TSh',
};

const ofNewDoctor =
  (phone: string, send: (stage: PrintedStage, id: string) => Promise<Reply>): PrintedCall[0] =>
  async (stage) =>
    send(stage, (await aNewDoctor(stage, phone)).body.data.doctor.id);

/** The calls of the administrators' document. */
export const ADMIN_CALLS: PrintedCalls = {
  'API-13 doctors with their profiles': [
    get('administrator', '/api/admin/doctors'),
    200,
    { ...OK, data: { doctors: expect.arrayContaining([expect.objectContaining({ id: TEXT, full_name: TEXT })]) } },
  ],
  'API-14 feature a doctor': [
    ofNewDoctor('+255712555014', (stage, id) =>
      stage.administrator.put(`/api/admin/doctors/${id}/featured`, { is_featured: true }),
    ),
    200,
    OK,
  ],
  'API-15 add a doctor': [
    (stage) => aNewDoctor(stage, '+255712555015'),
    201,
    { ...OK, data: { doctor: { id: TEXT } } },
  ],
  'API-16 delete a doctor': [
    ofNewDoctor('+255712555016', (stage, id) => stage.administrator.delete(`/api/admin/doctors/${id}`)),
    200,
    OK,
  ],
  'API-17 applications, newest first': [get('administrator', '/api/all-doctor-applications'), 200, expect.any(Array)],
  'API-18 decide an application': [
    async (stage) => {
      const id = await anOpenApplication(stage, '082 555 0018');
      return stage.administrator.post(`/api/update-application-status/${id}`, {
        status: 'rejected',
        notes: 'No board.',
      });
    },
    200,
    OK,
  ],
  'API-19 a document opens with a ticket only': [
    async (stage) => {
      const id = await anOpenApplication(stage, '082 555 0019');
      const { body } = await stage.administrator.get('/api/all-doctor-applications');
      const own = body.find((one: { id: string }) => one.id === id);
      return stage.product.visitor().get(own.documents['Medical License']);
    },
    401,
    { success: false },
  ],
  'API-20 payments, newest first': [get('administrator', '/api/admin/payments'), 200, OK],
  'API-21 fees': [get('administrator', '/api/admin/consultation-fees'), 200, LIST],
  'API-22 save fees': [(stage) => stage.administrator.put('/api/admin/consultation-fees/TZ', FEES), 200, OK],
  'API-23 recipients': [
    get('administrator', '/api/admin/announcements/doctors?country=Kenya'),
    200,
    { ...OK, data: expect.arrayContaining([expect.objectContaining({ full_name: TEXT, avatar_url: null })]) },
  ],
  'API-24 complaints of a country': [get('administrator', '/api/admin/complaints?country=Tanzania'), 200, OK],
  'API-25 change a complaint': [
    async (stage) =>
      stage.administrator.put(`/api/admin/complaints/${await aComplaint(stage)}/status`, { status: 'in_progress' }),
    200,
    OK,
  ],
  'API-26 respond': [
    async (stage) => {
      const printed = {
        response: 'Pole sana.',
        status: 'resolved',
        updated_at: stage.product.clock.now().toISOString(),
      };
      return stage.administrator.post(`/api/admin/complaints/${await aComplaint(stage)}/response`, printed);
    },
    200,
    OK,
  ],
  'API-27 hero banner': [
    (stage) => {
      const value = `${stage.product.sandboxUrl}/sandbox/pictures/whole.png`;
      return stage.administrator.put('/api/admin/hero-banner', { key: 'hero_banner', value });
    },
    200,
    OK,
  ],
  'API-28 sign out of the console': [
    async (stage) => (await aMemberOfStaff(stage.product, 'administrator')).post('/api/auth/sign-out'),
    200,
    OK,
  ],
  'API-29 JSON under /api': [get('anybody', '/api/site'), 200, OK],
  'API-30 figures': [
    get('administrator', '/api/admin/dashboard/stats'),
    200,
    { ...OK, data: { total_revenue: NUMBER } },
  ],
  'API-31 activity': [get('administrator', '/api/admin/dashboard/activity'), 200, LIST],
  'API-32 revenue': [
    get('administrator', '/api/admin/revenue?start_date=2038-01-01&end_date=2038-01-31&country=Tanzania&period=daily'),
    200,
    OK,
  ],
  'API-33 plans': [get('administrator', '/api/admin/care-plans'), 200, { ...OK, data: { plans: expect.any(Array) } }],
  'API-34 save plans': [
    async (stage) => {
      const { plans } = (await stage.administrator.get('/api/admin/care-plans')).body.data;
      const printed = plans.map(
        ({ id, name, description, features, prices, is_active }: PlanListBody['plans'][number]) => {
          const said = features.map((one) => ({
            id: one.id,
            description: one.description.en,
          }));
          return { id, name: name.en, description: description.en, features: said, prices, is_active };
        },
      );
      return stage.administrator.put('/api/admin/care-plans/batch', { plans: printed }, ENGLISH);
    },
    200,
    OK,
  ],
  'API-35 subscribers': [get('administrator', '/api/admin/subscribers'), 200, { ...WORDED, data: expect.anything() }],
  'API-36 coupons': [get('administrator', '/api/admin/coupons'), 200, { ...WORDED, data: expect.anything() }],
  'API-37 make a coupon': [
    (stage) => {
      const printed = {
        phone_number: '0754000100',
        package_type: 'single_call',
        doctor_type: 'general',
        call_limit: 3,
      };
      return stage.administrator.post('/api/admin/generate-coupon', printed);
    },
    201,
    { ...WORDED, data: { id: TEXT, coupon_code: TEXT } },
  ],
  'API-38 send a coupon': [
    async (stage) =>
      stage.administrator.post('/api/admin/send-coupon', {
        phone_number: '0754000100',
        coupon_code: await couponOf(stage),
      }),
    202,
    WORDED,
  ],
  'API-39 a refusal has its status and reason': [
    get('patient', '/api/admin/dashboard/stats'),
    403,
    { success: false, error: TEXT },
  ],
  'API-40 an announcement reaches the server': [
    (stage) =>
      stage.administrator.post('/api/admin/announcements', { audience: 'all', subject: 'Habari', message: 'Karibu.' }),
    201,
    OK,
  ],
};
