import { randomUUID } from 'node:crypto';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import type { Document } from 'openapi-client-axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { description } from './api-description.ts';
import { aDoctor, at, pay } from './booking-makers.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';
import { messagesTo } from './one-time-code.ts';
import { Visitor } from './visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

/**
 * Builds a client from the OpenAPI description alone. The test adds only what the security schemes leave to the caller:
 * cookies, the CSRF token and the origin.
 */
async function generatedClient(cookies: Map<string, string>) {
  const headers: Record<string, string> = { Origin: product.url, 'X-CSRF': 'visitor' };
  const api = new OpenAPIClientAxios({
    definition: structuredClone(description) as unknown as Document,
    withServer: { url: product.url },
  });
  const client = await api.init();
  client.interceptors.request.use((config) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const [name, value] of Object.entries({ ...headers, Cookie: cookie })) config.headers.set(name, value);
    return config;
  });
  client.interceptors.response.use((response) => {
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  });
  return { client, headers };
}

test('a client generated from the description signs in, searches, books, and reads the paid appointment', async () => {
  const doctorId = await aDoctor(product);
  const cookies = new Map<string, string>();
  const { client, headers } = await generatedClient(cookies);
  const call = async (operation: string, parameters: Record<string, string>, body?: object) =>
    (await client[operation]!(parameters, body)).data;

  const person = { phone: '+255754000222', full_name: 'Asha Juma', country: 'TZ', language: 'en' };
  const asked = await call('identity.request-code', {}, person);
  await product.settle();
  const code = /#(\d{6})$/.exec((await messagesTo(product, person.phone)).at(-1) ?? '')?.[1];
  const me = await call('identity.verify-code', {}, { challenge_id: asked.data.challenge_id, code });
  headers['X-CSRF'] = me.data.csrf;

  const found = await call('doctors.list-doctors', { country: 'TZ', specialty: 'cardiologist' });
  expect(found.map(({ id }: { id: string }) => id)).toContain(doctorId);
  const { data: page } = await call('bookings.list-slots', { doctor_id: doctorId, days: '3' });
  const starts = at(product, 1, '10:00');
  expect(page.slots.map((slot: { starts_at: string }) => slot.starts_at)).toContain(starts);

  const booking = { doctor_id: doctorId, starts_at: starts, call_type: 'video' };
  const held = await call('bookings.hold-booking', { 'Idempotency-Key': randomUUID() }, booking);
  const visitor = new Visitor(product.app);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  visitor.csrf = me.data.csrf;
  await pay(product, visitor, held.data.id);
  const { data: appointment } = await call('bookings.read-appointment', { booking_id: held.data.id });
  expect([appointment.state, appointment.doctor.id]).toEqual(['scheduled', doctorId]);
});

test('the client gets the problem code that the description names', async () => {
  const { client } = await generatedClient(new Map());
  const refused = await client['bookings.list-appointments']!({}, undefined, { validateStatus: () => true });
  expect([refused.status, refused.data.code]).toEqual([401, 'not-signed-in']);
});
