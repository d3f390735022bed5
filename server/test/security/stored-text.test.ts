import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanPersonName } from '@tabibu/contract/person-name';
import { MINUTE } from '../../src/platform/time.ts';
import { aDoctor, anAppointment, at, hold, pay } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { messagesTo } from '../one-time-code.ts';
import type { Visitor } from '../visitor.ts';
import { PAYLOADS } from './payloads.ts';
import { addressesOf, tagsOf, stateOf } from './skeleton.ts';

let product: TestProduct;
let patient: Visitor;
let doctor: string;
let harmless: Map<string, string>;
/** The tags with their attributes on pages without any payload. */
let known: Set<string>;
const PLAIN = 'zzqq';

beforeAll(async () => {
  product = await openTestProduct({ pages: true, start: new Date('2038-03-01T06:00:00Z') });
  doctor = await aDoctor(product);
  patient = await product.patient({ phone: '+255754123987' });
  // The second round shows what the first one computed, such as free times and figures.
  const first = await renderAll('zz');
  harmless = await renderAll(PLAIN);
  known = new Set([...first.values(), ...harmless.values()].flatMap(tagsOf));
});
afterAll(() => product.close());

/** Puts the text into every field of a patient who holds a slot, and renders every page that shows one of them. */
async function renderAll(text: string): Promise<Map<string, string>> {
  // A name may contain only letters now. Names that were stored before this rule may contain anything, so the test
  // writes one directly.
  const named = await patient.patch('/api/me', { full_name: text });
  expect([named.status, named.body.data?.full_name ?? '']).toEqual([
    cleanPersonName(text) === '' ? 422 : 200,
    cleanPersonName(text),
  ]);
  await product.db.pool.query('update accounts set full_name = $2 where id = $1', [patient.accountId, text]);
  const held = await hold(patient, doctor, at(product, 2, '10:00'), { reason: text });
  expect([held.status, held.body.data?.reason]).toEqual([201, text]);
  const id = held.body.data.id as string;
  await patient.post('/api/payments/save', { booking_id: id, full_name: `Asha ${text}`, phone: '+255754000003' });
  const query = encodeURIComponent(text);
  const addresses = {
    home: '/',
    more: '/more',
    devices: '/more/devices',
    account: '/more/account',
    appointments: '/appointments',
    appointment: `/appointments/${id}`,
    pay: `/pay/${id}`,
    book: `/book/${doctor}?reason=${query}&date=${query}`,
    search: `/doctors?q=${query}`,
    filters: `/doctors?specialty=${query}&country=${query}&rating=${query}&sort=${query}`,
    'sign in': `/auth?next=${query}&role=${query}`,
    receipt: `/receipts/${query}`,
    doctor: `/doctors/${query}`,
    'not found': `/${query}/x`,
    wish: `/contact?lang=${query}&country=${query}`,
  };
  const pages = new Map<string, string>();
  for (const [name, address] of Object.entries(addresses)) pages.set(name, await render(address));
  // After eleven minutes the slot is free again for the next text.
  product.clock.advance(11 * MINUTE);
  await product.settle();
  return pages;
}

async function render(address: string): Promise<string> {
  const { status, text, headers } = await patient.get(address);
  expect([address, status < 500, String(headers['content-type'])]).toEqual([address, true, 'text/html; charset=utf-8']);
  return text;
}

describe.each(PAYLOADS.map((payload) => [payload.slice(0, 60), payload] as const))('%s', (_, payload) => {
  test('is text on every page (V-07)', async () => {
    const pages = await renderAll(payload);
    for (const [name, html] of pages) {
      expect({ name, made: tagsOf(html).filter((tag) => !known.has(tag)) }).toEqual({ name, made: [] });
      expect({
        name,
        code: addressesOf(html).filter((address) =>
          /^\s*(javascript|data|vbscript):|^(https?:)?\/\/(?!localhost)/i.test(address),
        ),
      }).toEqual({ name, code: [] });
      // The data for the scripts contain the text unchanged.
      if (name === 'home') expect(JSON.stringify(stateOf(html))).toContain(JSON.stringify(payload).slice(1, -1));
    }
  });
});

describe('output in other formats', () => {
  test("a payer's name is stored without signs and digits", async () => {
    for (const payload of PAYLOADS) {
      const held = await hold(patient, doctor, at(product, 3, '10:00'));
      const saved = await patient.post('/api/payments/save', {
        booking_id: held.body.data.id,
        full_name: payload,
        phone: '+255754000003',
      });
      if (saved.status === 201) expect(saved.body.data.full_name).toMatch(/^[\p{L}\p{M} '-]+$/u);
      else expect(saved.body.code).toBe('payment-name-required');
    }
  });

  test('a refusal never repeats the input', async () => {
    for (const payload of PAYLOADS) {
      for (const reply of [
        await patient.get(`/api/doctors?limit=${encodeURIComponent(payload)}`),
        await patient.post('/api/bookings', { doctor_id: payload }),
        await patient.get(`/api/receipts/${encodeURIComponent(payload)}`),
      ]) {
        expect([reply.status >= 400, reply.text.includes(payload), String(reply.headers['content-type'])]).toEqual([
          true,
          false,
          'application/problem+json',
        ]);
      }
    }
  });

  test('a search cannot add a response header', async () => {
    for (const sign of ['\r\nSet-Cookie: a=b', '\nX-Evil: 1', '\u2028', '>; rel="next"', '"']) {
      const { headers } = await product.visitor().get(`/api/doctors?limit=1&q=${encodeURIComponent(`neema${sign}`)}`);
      expect([headers['set-cookie'], headers['x-evil'], String(headers['link'] ?? '').includes(sign)]).toEqual([
        undefined,
        undefined,
        false,
      ]);
    }
  });

  test('calendar, receipt and message keep their format', async () => {
    const payload = PAYLOADS[0]!;
    await patient.patch('/api/me', { full_name: `${payload}\r\nEND:VCALENDAR` });
    const phone = '+255713999888';
    const own = await aDoctor(product, { phone });
    const id = await anAppointment(product, patient, own, at(product, 4, '10:00'), { reason: payload });
    const { text } = await patient.get(`/api/appointments/${id}/calendar.ics`);
    expect([text.includes('alert'), text.match(/^END:VCALENDAR/gm)?.length]).toEqual([false, 1]);
    const { body } = await patient.get(`/api/appointments/${id}`);
    const receipt = await patient.get(`/api/receipts/${body.data.payment_reference}/receipt.pdf`);
    expect([
      receipt.status,
      receipt.text.startsWith('%PDF-'),
      /\/JavaScript|\/JS\b|\/Launch/.test(receipt.text),
    ]).toEqual([200, true, false]);
    await product.settle();
    for (const message of await messagesTo(product, phone))
      expect(message).not.toMatch(/[\r\n]END:|alert\(1\)<\/script>\s*\S+\s*<script/);
  });
});

describe("the doctor's page of an emergency", () => {
  /** Pays for an emergency with this name and reason, accepts it, and renders the page of the link. */
  async function answered(name: string, reason: string): Promise<string> {
    await patient.patch('/api/me', { full_name: name });
    const phone = `+25571${String(9_000_000 + Math.floor(Math.random() * 900_000))}`;
    const onCall = await aDoctor(product, { phone, onCall: true });
    const opened = await patient.post('/api/bookings', { doctor_id: onCall, is_emergency: true, reason });
    expect(opened.status, opened.text).toBe(201);
    await pay(product, patient, opened.body.data.id);
    await product.settle();
    const secret = /\/e\/([\w-]{20,})/.exec((await messagesTo(product, phone)).at(-1) ?? '')![1]!;
    const nobody = product.visitor();
    expect((await nobody.post(`/api/emergencies/${secret}/accept`)).status).toBe(200);
    const page = await nobody.get(`/e/${secret}`);
    expect([
      page.status,
      page.headers['cache-control'],
      page.headers['referrer-policy'],
      page.text.includes('noindex'),
    ]).toEqual([200, 'no-store', 'no-referrer', true]);
    return page.text;
  }

  test('shows them as text and is not cached (V-07, V-04)', async () => {
    const plain = new Set(tagsOf(await answered('Asha', 'Kupumua kwa shida')));
    for (const part of [0, 1, 2]) {
      const payloads = PAYLOADS.filter((_, index) => index % 3 === part);
      const html = await answered(payloads[0]!.replaceAll(' ', '/'), payloads.join(' ').slice(0, 1000));
      expect({ part, made: tagsOf(html).filter((tag) => !plain.has(tag)) }).toEqual({ part, made: [] });
      expect(addressesOf(html).filter((address) => /^\s*(javascript|data):|evil/i.test(address))).toEqual([]);
    }
  });
});

test('no page that the server writes has a style attribute or an inline handler (V-06)', async () => {
  for (const [name, html] of harmless) {
    const attributes = tagsOf(html).flatMap((tag) => tag.split(' ').slice(1));
    expect({
      name,
      found: attributes.filter((attribute) => attribute === 'style' || attribute.startsWith('on')),
    }).toEqual({ name, found: [] });
  }
});
