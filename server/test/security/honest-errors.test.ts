import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, hold } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import type { Visitor } from '../visitor.ts';
import { asOwner } from './kept-rows.ts';
import { stateOf } from './skeleton.ts';

const SENTENCES = fileURLToPath(new URL('../../../locales/generated/sw/', import.meta.url));
const sentences: Record<string, unknown> = Object.assign(
  {},
  ...['public', 'account', 'booking', 'pages', 'reviews', 'search', 'outcome', 'sign-in'].map((chunk) =>
    JSON.parse(readFileSync(`${SENTENCES}${chunk}.json`, 'utf8')),
  ),
);

/** Returns a sentence without values as pages print it. */
function say(key: string): string {
  const words = sentences[key];
  if (!Array.isArray(words) || words.length !== 1 || typeof words[0] !== 'string')
    throw new Error(`${key} is not a plain sentence`);
  return words[0].replace(/[&<>"']/g, (sign) => (sign === "'" ? '&#x27;' : sign));
}

interface Ids {
  readonly doctor: string;
  readonly booking: string;
  readonly held: string;
  readonly reference: string;
}

interface Break {
  /** The table that is renamed while the pages are read. */
  readonly table: string;
  readonly pages: readonly {
    readonly at: (ids: Ids) => string;
    readonly says: string;
    readonly never: readonly string[];
    readonly visitor?: true;
  }[];
}

const BREAKS: readonly Break[] = [
  {
    table: 'doctors',
    pages: [
      { at: () => '/', says: 'search.failed', never: ['search.empty'], visitor: true },
      { at: () => '/doctors?country=TZ', says: 'search.failed', never: ['search.empty'], visitor: true },
      { at: () => '/doctors?country=KE&q=moyo', says: 'search.failed', never: ['search.empty'] },
      { at: () => '/doctors/Kenya/specialists', says: 'search.failed', never: ['search.empty'], visitor: true },
      { at: ({ doctor }) => `/doctors/${doctor}`, says: 'search.failed', never: ['doctor.not-free'], visitor: true },
      { at: ({ doctor }) => `/book/${doctor}`, says: 'booking.failed', never: ['slots.none'] },
      { at: () => '/emergency', says: 'booking.failed', never: ['search.empty'] },
      { at: () => '/appointments', says: 'appointments.failed', never: ['appointments.none-upcoming'] },
    ],
  },
  {
    table: 'weekly_half_hours',
    pages: [
      {
        at: ({ doctor }) => `/doctors/${doctor}`,
        says: 'doctor.times-failed',
        never: ['doctor.not-free'],
        visitor: true,
      },
      { at: ({ doctor }) => `/book/${doctor}`, says: 'slots.failed', never: ['slots.none'] },
    ],
  },
  {
    table: 'bookings',
    pages: [
      { at: () => '/appointments', says: 'appointments.failed', never: ['appointments.none-upcoming'] },
      { at: () => '/appointments?tab=cancelled', says: 'appointments.failed', never: ['appointments.none-cancelled'] },
      { at: ({ booking }) => `/appointments/${booking}`, says: 'appointments.failed', never: [] },
      { at: ({ held }) => `/pay/${held}`, says: 'payment.error', never: [] },
      { at: ({ doctor }) => `/doctors/${doctor}`, says: 'doctor.times-failed', never: ['doctor.not-free'] },
    ],
  },
  {
    table: 'payments',
    pages: [
      { at: ({ reference }) => `/receipts/${reference}`, says: 'receipt.failed', never: [] },
      { at: () => '/appointments', says: 'appointments.failed', never: ['appointments.none-upcoming'] },
    ],
  },
];

let product: TestProduct;
let patient: Visitor;
let ids: Ids;

beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  patient = await product.patient();
  const doctor = await aDoctor(product);
  const booking = await anAppointment(product, patient, doctor, at(product, 2, '10:00'));
  const held = await hold(patient, doctor, at(product, 3, '10:00'));
  ids = {
    doctor,
    booking,
    held: held.body.data.id,
    reference: (await patient.get(`/api/appointments/${booking}`)).body.data.payment_reference,
  };
});
afterAll(() => product.close());

async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await asOwner(product.owner, (client) => client.query(`alter table ${table} rename to taken_away`));
  try {
    return await work();
  } finally {
    await asOwner(product.owner, (client) => client.query(`alter table taken_away rename to ${table}`));
  }
}

const cases = BREAKS.flatMap(({ table, pages }) =>
  pages.map(
    (page) =>
      [
        table,
        page.at({ doctor: ':doctor', booking: ':booking', held: ':held', reference: ':reference' }),
        page,
      ] as const,
  ),
);

describe('a page whose data cannot be read says so (Q-01)', () => {
  test.each(cases)('without %s, %s', async (table, _path, { at: path, says, never, visitor }) => {
    const page = await without(table, () => (visitor === true ? product.visitor() : patient).get(path(ids)));
    expect(page.text).toContain(say(says));
    expect(page.text).toMatch(/role="alert"/);
    for (const sentence of never) expect(page.text).not.toContain(say(sentence));
    expect(page.text).not.toMatch(/<dd class="numbers">0|TSh\s0\b|USh\s0\b/);
    expect(page.headers['cache-control']).toMatch(/no-store|no-cache/);
  });

  test.each(cases)('without %s, %s works again afterwards', async (_table, _path, { at: path, says, visitor }) => {
    const page = await (visitor === true ? product.visitor() : patient).get(path(ids));
    expect([page.status, page.text.includes(say(says))]).toEqual([200, false]);
  });

  test('unknown figures and contact addresses are left out', async () => {
    const [home, contact] = await without(
      'site_settings',
      async () => [await product.visitor().get('/'), await product.visitor().get('/contact')] as const,
    );
    expect(home.text).not.toMatch(/<dl class="figures"/);
    expect(contact.text).toContain(say('contact.write'));
    expect(contact.text).not.toMatch(/href="(mailto|https:\/\/wa)/);
  });
});

describe('a person whose session cannot be looked up', () => {
  test.each(['/appointments', '/more/devices', '/more', '/'])('is not shown as signed out at %s', async (path) => {
    const page = await without('sessions', () => patient.get(path));
    const { answers } = stateOf(page.text) as { answers: [unknown[], unknown][] };
    expect(answers.filter(([[key]]) => key === 'me')).toEqual([]);
    expect(page.text).not.toContain('name="tel"');
    expect(page.headers['cache-control']).toContain('no-store');
    if (path === '/appointments' || path === '/more/devices') expect(page.text).toMatch(/role="alert"/);
  });
});
