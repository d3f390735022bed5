import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, anAppointment, at } from '../booking-makers.ts';
import { aMember } from '../family-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { NOTE, aVisit, signed } from '../record-makers.ts';
import { aPregnancy } from '../pregnancy-makers.ts';
import { measure } from '../reading-makers.ts';
import { plan } from '../schedule-makers.ts';
import { aSubscription } from '../subscription-makers.ts';
import { fieldsOf, formTags, sendForm } from '../page-form.ts';
import type { Visitor } from '../visitor.ts';

/**
 * The only fields that a form may put into an address are those of a doctor search, because addresses are shared with
 * links.
 */
const WEB = fileURLToPath(new URL('../../../web/src/', import.meta.url));
const SEARCH = { action: '/doctors', fields: ['country', 'q', 'problem', 'specialty', 'rating', 'call_type', 'sort'] };
const TYPED = 'Nina homa kali 0754999888';

/** Forms that must be found, so that a walk that finds no form fails. */
const FORMS: Record<string, string[]> = {
  visitor: ['sign-in', 'book', 'emergency', 'find-articles', 'like', '/verify', '/?country=GB'],
  patient: [
    'book',
    'emergency',
    'cancel-hold',
    'add-member',
    'notice-choices',
    'answer-dose',
    'add-reading',
    'correct-reading',
    'delete-reading',
    'schedule',
    'stop-schedule',
    'delete-schedule',
    'birth-plan',
    'plan-members',
    'change-person',
    'change-member',
    'remove-member',
    '/verify',
  ],
  doctor: ['book', '/verify'],
};

let product: TestProduct;
let people: Record<'visitor' | 'patient' | 'doctor', Visitor>;
let params: Record<string, readonly string[]>;
let scheduleId: string;
let subscriptionId: string;
const READING = '019a0000-0000-7000-8000-000000000019';

beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  const visit = await aVisit(product);
  await signed(visit, 'note', NOTE);
  const doctorId = await aDoctor(product);
  const patient = visit.patient;
  const memberId = await aMember(patient);
  const { body: planned } = await plan(patient);
  await aPregnancy(patient);
  scheduleId = planned.data.id;
  subscriptionId = (await aSubscription(product, patient)).id;
  await measure(patient, {}, { id: READING });
  const held = await patient.post('/api/bookings', { doctor_id: doctorId, starts_at: at(product, 2, '10:00') });
  const paid = await anAppointment(product, patient, await aDoctor(product), at(product, 3, '11:00'));
  const { payment_reference: reference } = (await patient.get(`/api/appointments/${paid}`)).body.data;
  people = { visitor: product.visitor(), patient, doctor: visit.doctor };
  params = {
    country: ['Kenya'],
    type: ['specialists'],
    doctorId: [doctorId],
    articleId: ['high-blood-pressure'],
    planId: ['family'],
    doctorType: ['general'],
    orderId: ['019a0000-0000-7000-8000-000000000001'],
    bookingId: [held.body.data.id, paid, visit.bookingId],
    id: [paid, visit.bookingId],
    reference: [reference],
    personId: [memberId],
    code: ['0123456789ABCDEFGHJK'],
    secret: ['AAAAAAAAAAAAAAAAAAAAAA'],
  };
});
afterAll(() => product.close());

/** Returns an address for every route of the product. Fails for a route parameter that has no value here. */
function addresses(): string[] {
  const more = [
    '/book/999',
    '/auth?role=doctor',
    ...['overview', 'appointments', 'earnings', 'notifications', 'application', 'profile', 'security'].map(
      (tab) => `/doctor/dashboard?tab=${tab}`,
    ),
    '/?country=GB',
    `/subscriptions/mine?members=${subscriptionId}`,
    `/appointments/${params['id']![0]}?for=change`,
    `/more/family/${params['personId']![0]}?remove=1`,
    '/medicines?add=medicine',
    '/medicines?add=measuring',
    ...['correct', 'delete'].map((what) => `/readings?${what}=${READING}`),
    ...['change', 'stop', 'delete'].map((what) => `/medicines?${what}=${scheduleId}`),
  ];
  const routes = ['routes', 'own-routes'].flatMap((name) =>
    [...readFileSync(`${WEB}app/${name}.ts`, 'utf8').matchAll(/\{\s*path: '(\/[^']*)'/g)].map(([, path]) => path!),
  );
  expect(routes.length).toBeGreaterThan(25);
  const filled = routes.flatMap((path) => {
    const name = /:(\w+)/.exec(path)?.[1];
    if (name === undefined) return [path.replace('/*', '')];
    const values = params[name] ?? expect.fail(`${path}: no value for ${name}`);
    return values.map((value) =>
      path.replace(`:${name}`, value).replace(/:(\w+)/, (_whole, other: string) => params[other]?.[0] ?? ''),
    );
  });
  return [...filled, ...more];
}

describe.each(['visitor', 'patient', 'doctor'] as const)('pages of a %s', (who) => {
  test('have no form that puts typed text into an address, and none of them loses text when it is sent', async () => {
    const person = people[who];
    const posted = new Set<string>();
    for (const address of addresses()) {
      const first = await person.get(address);
      const path = first.status === 303 ? String(first.headers['location']) : address;
      const { text } = path === address ? first : await person.get(path);
      for (const form of formTags(text)) {
        const fields = fieldsOf(form.html);
        if (form.method !== 'post') {
          expect([path, form.method, form.action], 'only a search may go by GET').toEqual([path, 'get', SEARCH.action]);
          expect(
            Object.keys(fields).filter((name) => !SEARCH.fields.includes(name)),
            `${path}: fields of a search`,
          ).toEqual([]);
          continue;
        }
        expect([path, form.action], 'a form is sent to the address of its page').toEqual([path, undefined]);
        posted.add(form.name ?? address);
        // It has no text to lose, and the walk goes on as the same person; `page-forms-sign-in.test.ts` sends it.
        if (form.name === 'sign-out') continue;
        const typed = Object.fromEntries(form.texts.map((name) => [name, TYPED]));
        const reply = await sendForm(person, path, { ...fields, ...typed });
        expect([path, form.name, reply.status >= 500, reply.status === 404], reply.text.slice(0, 300)).toEqual([
          path,
          form.name,
          false,
          false,
        ]);
        expect(String(reply.headers['location'] ?? '')).not.toMatch(/homa|0754999888/);
        const secret = form.name === 'code' || form.name === 'second-factor';
        if (reply.status !== 303 && form.texts.length > 0 && !secret && !reply.text.includes('name="code"'))
          expect([path, form.name, reply.text.includes(TYPED)]).toEqual([path, form.name, true]);
      }
    }
    expect([...posted]).toEqual(expect.arrayContaining(FORMS[who] ?? []));
  });
});

test('every form in the sources of the web states its method, also those that only script draws', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'),
  );
  const forms = sources.flatMap((name) =>
    [...readFileSync(`${WEB}${name}`, 'utf8').matchAll(/<form\b(?:=>|[^>])*>/g)].map(
      ([tag]) => [name, tag.replaceAll(/\s+/g, ' ')] as const,
    ),
  );
  expect(forms.length).toBeGreaterThan(20);
  expect(
    forms.filter(
      ([, tag]) => !tag.includes('method="post"') && !tag.includes(`action={useHref('${SEARCH.action}')} method="get"`),
    ),
  ).toEqual([]);
});
