import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTRIES } from '@tabibu/contract/countries';
import type { SettingKey } from '@tabibu/contract/settings';
import { aDoctor, at, hold } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { putSetting, removeSetting } from './index.ts';

let product: TestProduct;
let patient: Visitor;
let doctorId: string;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient({ country: 'KE', phone: '+254712000111' });
  doctorId = await aDoctor(product, { country: 'KE' });
});
afterAll(() => product.close());

const put = (key: SettingKey, value: string | boolean) => putSetting(product.ctx(), key, value);
const offered = async (country: string) => {
  const { body } = await product.visitor().get(`/api/payments/methods?country=${country}`);
  return body.data.methods.map((method: { id: string }) => method.id) as string[];
};

test('a country whose booking is switched off takes no new time, keeps what is booked, and opens again', async () => {
  const kept = await hold(patient, doctorId, at(product, 1, '10:00', 'KE'), { call_type: 'phone' });
  await put('live_ke', false);
  const rival = await product.patient({ country: 'KE', phone: '+254712000112' });
  const closed = await hold(rival, doctorId, at(product, 1, '11:00', 'KE'), { call_type: 'phone' });
  expect([closed.status, closed.body.code]).toEqual([422, 'country-not-live']);
  expect((await patient.get(`/api/appointments/${kept.body.data.id}`)).status).toBe(200);
  await removeSetting(product.ctx(), 'live_ke');
  expect((await hold(rival, doctorId, at(product, 1, '11:00', 'KE'), { call_type: 'phone' })).status).toBe(201);
});

test('without video in a country no card shows its price and nobody books it', async () => {
  await put('video_ke', false);
  const rival = await product.patient({ country: 'KE', phone: '+254712000113' });
  const refused = await hold(rival, doctorId, at(product, 1, '12:00', 'KE'), { call_type: 'video' });
  expect(refused.body.code).toBe('call-type-not-offered');
});

test('a method that is switched off is not offered, and a required card is the only one', async () => {
  expect(await offered('KE')).toEqual(['mpesa', 'airtel_money', 'card']);
  await put('methods_ke', 'mpesa,card');
  expect(await offered('KE')).toEqual(['mpesa', 'card']);
  await put('card_required_ke', true);
  expect(await offered('KE')).toEqual(['card']);
  expect(await offered('UG')).toContain('airtel_money');
  // A required card that is not offered would leave nobody a way to pay.
  await put('methods_ke', 'mpesa');
  expect(await offered('KE')).toEqual(['mpesa']);
});

test.each(COUNTRIES.filter(({ status }) => status !== 'live').map(({ code }) => code))(
  'in %s, which is not open, nobody is offered a doctor, a plan or a way to pay',
  async (country) => {
    const visitor = product.visitor();
    expect(await offered(country)).toEqual([]);
    expect((await visitor.get(`/api/care-plans?country=${country}&language=en`)).body.data).toEqual([]);
    expect((await visitor.get(`/api/doctors?country=${country}`)).body).toEqual([]);
  },
);
