import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { MINUTE } from '../../src/platform/time.ts';
import { asSystem } from '../as-system.ts';
import { aPdf, aPhoto, anApplication } from '../application-makers.ts';
import { force } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { MOST_GROWTH, growthDuring, watchRuns } from '../heavy-watch.ts';
import { measure } from '../reading-makers.ts';
import { NOTE, aVisit, signed } from '../record-makers.ts';
import { aMemberOfStaff, giveSession } from '../staff-makers.ts';
import type { Reply, Visitor } from '../visitor.ts';

const REPEATS = 100;
const BYTES = { 'content-type': 'application/octet-stream' };

let product: TestProduct;
let patient: Visitor;
let doctor: Visitor;
let administrator: Visitor;
let booking: string;
let paper: string;
let reference: string;
let file: string;
let exported: string;
let photo: Buffer;

beforeAll(async () => {
  product = await openTestProduct({ environment: { TEXT_MODEL: 'contents', TEXT_MODEL_COUNTRIES: 'TZ,KE' } });
  const people = await aVisit(product, { patient: await product.patient({ language: 'en' }) });
  ({ patient, doctor, bookingId: booking } = people);
  await signed(people, 'note', NOTE);
  paper = (await patient.get(`/api/appointments/${booking}/documents`)).body.data[0].id;
  await measure(patient, { measured_at: product.clock.now().toISOString() });
  [{ reference }] = (await asSystem(product, 'select reference from payments')) as [{ reference: string }];
  await anApplication(product);
  file = (await product.db.pool.query(`select id from files where kind is not null`)).rows[0].id;
  photo = await aPhoto();
  administrator = await aMemberOfStaff(product, 'administrator');
});
beforeEach(async () => {
  // Each test begins with a factor that was given just now.
  await giveSession(product, patient, patient.accountId, 'patient');
  await giveSession(product, administrator, administrator.accountId, 'administrator');
});
afterAll(() => product.close());

const get = (who: () => Visitor, path: () => string) => () => who().get(path());
const thePatient = () => patient;
const theAdministrator = () => administrator;
const ofPatient = (path: () => string) => get(thePatient, () => `/api/people/${patient.accountId}/${path()}`);
const table = (path: string) => get(theAdministrator, () => `/api/admin/${path}/export`);
const month = () => product.clock.now().toISOString().slice(0, 7);

/** For each endpoint that does heavy work, a call that succeeds. */
const CALLS: Readonly<Record<string, () => Promise<Reply>>> = {
  'records.read-document-pdf': get(thePatient, () => `/api/appointments/${booking}/documents/${paper}/document.pdf`),
  'month-reports.print': ofPatient(() => `report.pdf?month=${month()}`),
  'month-reports.print-of-visit': get(
    () => doctor,
    () => `/api/doctor/visits/${booking}/report.pdf?month=${month()}`,
  ),
  'readings.export': ofPatient(() => 'readings.csv'),
  'readings.print': ofPatient(() => 'readings.pdf'),
  'receipts.read-receipt-pdf': get(thePatient, () => `/api/receipts/${reference}/receipt.pdf`),
  'own-copies.ask': () => patient.post('/api/me/exports', { format: 'json' }),
  'own-copies.download': get(thePatient, () => `/api/me/exports/${exported}/file`),
  'assistant.ask': () => patient.post('/api/ai/ask', { text: 'nina kikohozi', age_years: 30, use_model: true }),
  'booking-desk.export-bookings': table('booking-list'),
  'payment-desk.export-debts': table('debts'),
  'payment-desk.export-withdrawals': table('withdrawals'),
  'payment-desk.export-payments': table('payments'),
  'payment-desk.export-successful': table('successful-payments'),
  'reports.export-revenue': table('revenue'),
  'subscriptions.export-subscribers': table('subscribers'),
  'subscriptions.export-coupons': table('coupons'),
  'site.export-interests': () => administrator.post('/api/admin/country-interests/export', { country: 'GB' }),
  'site.add-picture': () => administrator.sendBytes('POST', '/api/admin/pictures', photo, BYTES),
  'site.fetch-picture': () =>
    administrator.post('/api/admin/pictures/from-address', {
      address: `${product.sandboxUrl}/sandbox/pictures/whole.png`,
    }),
  'applications.read-document': get(theAdministrator, () => address),
};
let address = '';

/** What each test needs to be done before. */
const BEFORE: Readonly<Record<string, () => Promise<unknown>>> = {
  'applications.read-document': async () => {
    product.clock.advance(1000);
    address = (await administrator.post(`/api/application-files/${file}/ticket`)).body.data.address;
  },
  'own-copies.download': async () => {
    await asSystem(product, 'delete from own_exports');
    exported = (await patient.post('/api/me/exports', { format: 'json' })).body.data.id;
    await product.settle();
  },
  'assistant.ask': () => force(product, { model: 'answers' }),
};

test.each(Object.keys(CALLS))('a hundred repeats of %s at the same moment start its work once', async (id) => {
  await BEFORE[id]?.();
  const call = CALLS[id]!;
  const first = await call();
  expect([200, 201, 202], first.text).toContain(first.status);
  await BEFORE[id]?.();
  const runs = watchRuns(id, REPEATS);
  let replies: Reply[] = [];
  const growth = await growthDuring(async () => {
    replies = await Promise.all(Array.from({ length: REPEATS }, call));
  });
  const began = runs.stop();
  const answered = replies.filter(({ status }) => status < 300);
  const others = replies.filter(({ status }) => status >= 300);
  expect([began, answered.length > 0]).toEqual([1, true]);
  for (const { body, headers } of others) {
    expect(body.code).toBe('request-in-progress');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(growth).toBeLessThan(MOST_GROWTH);
  product.clock.advance(MINUTE);
});

test('every endpoint that prints, exports, sends files or takes them is watched as heavy work', () => {
  const light = [
    'text/calendar',
    'text/plain',
    'application/xml',
    // Pictures of public pages are kept small; a photo of a conversation has at most a quarter of a megabyte.
    'image/avif,image/webp',
    'image/jpeg,image/png',
    'image/jpeg',
  ];
  const received = ['applications.submit-form', 'files.send-part'];
  const isHeavy = ({ id, media, sends }: Endpoint) =>
    (media !== undefined && !light.includes(String(media))) || (sends !== undefined && !received.includes(id));
  const declared = ENDPOINTS.filter(({ heavy }) => heavy !== undefined).map(({ id }) => id);
  for (const { id } of ENDPOINTS.filter(isHeavy)) expect(declared).toContain(id);
  expect(declared.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

const begin = async (visitor: Visitor, bytes: Buffer): Promise<string> => {
  const { secret } = (await visitor.post('/api/uploads', { name: 'a.png', size: bytes.length })).body.data;
  const last = bytes.length - 1;
  for (let offset = 0; offset < last; offset += 512 * 1024)
    await send(visitor, secret, offset, bytes.subarray(offset, Math.min(last, offset + 512 * 1024)));
  return secret;
};
const send = (visitor: Visitor, secret: string, offset: number, bytes: Buffer) =>
  visitor.sendBytes('PUT', `/api/uploads/${secret}?offset=${offset}`, bytes, BYTES);

/** A PNG of about one and a half megabytes: noise cannot be packed. */
const aLargePicture = () =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();

test('a hundred repeats of the last byte of a file have it scanned and inspected once', async () => {
  const visitor = product.visitor();
  const bytes = await aLargePicture();
  expect(bytes.length).toBeGreaterThan(1024 * 1024);
  const last = bytes.length - 1;
  const secret = await begin(visitor, bytes);
  const scan = vi.spyOn(product.services.integrations.scanner!, 'scan');
  let replies: Reply[] = [];
  const growth = await growthDuring(async () => {
    replies = await Promise.all(
      Array.from({ length: REPEATS }, () => send(visitor, secret, last, bytes.subarray(last))),
    );
  });
  expect(scan.mock.calls).toHaveLength(1);
  scan.mockRestore();
  const kinds = replies.filter(({ status }) => status === 200).map(({ body }) => body.data.kind);
  expect(new Set(kinds)).toEqual(new Set(['png']));
  for (const { body, headers } of replies.filter(({ status }) => status !== 200)) {
    expect(body.code).toBe('request-in-progress');
    expect(headers['retry-after']).toBe('2');
  }
  expect((await visitor.get(`/api/uploads/${secret}`)).body.data.kind).toBe('png');
  expect(growth).toBeLessThan(MOST_GROWTH);
});

test('of more files than may wait, those that found no place are told when to come again, and are kept then', async () => {
  const visitor = product.visitor();
  const pdf = await aPdf();
  const size = pdf.length;
  const secrets: string[] = [];
  for (let file = 0; file < 30; file += 1) secrets.push(await begin(visitor, pdf));
  const replies = await Promise.all(secrets.map((secret) => send(visitor, secret, size - 1, pdf.subarray(-1))));
  const refused = replies.flatMap((reply, index) => (reply.status === 503 ? [{ reply, secret: secrets[index]! }] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const { reply, secret } of refused) {
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    const { received, kind } = (await visitor.get(`/api/uploads/${secret}`)).body.data;
    expect([received, kind]).toEqual([size, null]);
  }
  const again = await send(visitor, refused[0]!.secret, size, Buffer.alloc(0));
  expect([again.status, again.body.data?.kind], again.text).toEqual([200, 'pdf']);
});
