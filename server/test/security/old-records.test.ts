import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { OLD_RECORDS } from '@tabibu/contract/old-records';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { ACCESS } from '../access-matrix.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { PASSPHRASE, aRecordOwner, lockRecords, onNewDevice } from '../old-record-makers.ts';
import type { RecordOwner } from '../old-record-makers.ts';
import type { Reply, Visitor } from '../visitor.ts';
import { IN_ORDER, pathOf } from './every-endpoint.ts';

const FOR_PATIENTS = IN_ORDER.filter(({ access }) => access.includes('patient') || access.includes('anyone'));
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'bookings.list-appointments': ['?tab=upcoming', '?tab=completed', '?tab=cancelled'],
  'readings.read-curve': ['?kind=blood-pressure'],
  'medication.read-month': ['?month=2038-01'],
  'month-reports.print': ['?month=2038-01'],
};
const PAGES = [
  '/',
  '/appointments',
  '/appointments/:booking_id',
  '/call/:booking_id',
  '/receipts/:reference_id',
  '/pay/:booking_id',
  '/more',
  '/more/health',
  '/more/documents',
  '/more/family',
  '/more/notices',
  '/more/privacy-choices',
  '/more/devices',
  '/more/account',
  '/medicines',
  '/contact',
  '/doctors/:doctor_id',
  '/book/:doctor_id',
  '/diagnosis',
  '/diagnosis/kept',
  '/readings',
  '/more/health/pregnancy',
  '/subscriptions/mine',
];

let product: TestProduct;
let owner: RecordOwner;
let stranger: Visitor;
let before: string[];

/** Returns the path with the ids of the owner's own records. */
function ownPath<Path extends string>(path: Path, member = false): Path {
  const { ids } = owner;
  return path.replaceAll(/:([a-z_]+)/g, (whole, name: string) =>
    member && name === 'person_id' ? ids['member']! : (ids[name] ?? whole),
  ) as Path;
}

/** The addresses of an endpoint with the owner's ids; those that are of other things have an id of nobody. */
function addressesOf(endpoint: Endpoint): string[] {
  const paths = [
    ...new Set([false, true].map((member) => pathOf({ ...endpoint, path: ownPath(endpoint.path, member) }))),
  ];
  return (QUERIES[endpoint.id] ?? ['']).flatMap((query) => paths.map((one) => `${one}${query}`));
}

const hasMark = ({ text }: Reply) => owner.marks.some((mark) => text.includes(mark));

/** Returns where a browser reads a mark: ids of endpoints and addresses of pages. */
async function placesWithMark(browser: Visitor): Promise<string[]> {
  const found = new Set<string>();
  for (const endpoint of FOR_PATIENTS.filter(({ method }) => method === 'GET'))
    for (const address of addressesOf(endpoint)) if (hasMark(await browser.get(address))) found.add(endpoint.id);
  for (const page of PAGES) if (hasMark(await browser.get(ownPath(page)))) found.add(page);
  return [...found];
}

beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  owner = await aRecordOwner(product, '+255754880001');
  before = await placesWithMark(owner.browser);
  await lockRecords(owner.browser);
  stranger = await onNewDevice(product, owner.person);
}, 120_000);
afterAll(() => product.close());

test('every endpoint that admits patients says what it does while old records are closed (A-09)', () => {
  expect([...OLD_RECORDS.keys()].toSorted()).toEqual(FOR_PATIENTS.map(({ id }) => id).toSorted());
  const admitted = Object.entries(ACCESS).flatMap(([id, row]) => (row.patient === 'in' ? [id] : []));
  expect(admitted.filter((id) => !OLD_RECORDS.has(id))).toEqual([]);
});

test('the records are in many replies and pages as long as they are open', () => {
  expect(before).toEqual(
    expect.arrayContaining([
      'bookings.list-appointments',
      'bookings.read-appointment',
      'calls.list-messages',
      'records.read-document',
      'records.read-my-allergies',
      'records.read-my-facts',
      'readings.list',
      'medication.read',
      'pregnancy.read',
      'family.read-family',
      'assistant.read-conversation',
      'complaints.list-own-complaints',
      'own-copies.download',
      '/appointments/:booking_id',
      '/more/health',
      '/medicines',
    ]),
  );
});

describe('somebody with the number in a new browser (A-09)', () => {
  test('reads no field of a record in any reply or page', async () => {
    expect(await placesWithMark(stranger)).toEqual([]);
  });

  test('reads none in the answers to what is sent either', async () => {
    const found: string[] = [];
    for (const endpoint of FOR_PATIENTS.filter(({ id, method }) => method !== 'GET' && id !== 'identity.sign-out'))
      for (const address of addressesOf(endpoint)) {
        const reply = await stranger.send(endpoint.method, address, bodyOf(endpoint), headersOf(endpoint));
        if (hasMark(reply)) found.push(endpoint.id);
      }
    expect(found).toEqual([]);
  });

  const refused = ENDPOINTS.filter(({ id }) => ['closed', 'by-booking'].includes(OLD_RECORDS.get(id) ?? ''));
  test.each(refused.map((endpoint) => [endpoint.id, endpoint] as const))('%s is refused', async (_id, endpoint) => {
    for (const address of addressesOf(endpoint)) {
      const { status, body } = await stranger.send(
        endpoint.method,
        address,
        endpoint.method === 'GET' ? undefined : bodyOf(endpoint),
        endpoint.method === 'GET' ? {} : headersOf(endpoint),
      );
      expect([status, body.code]).toEqual([403, 'records-locked']);
    }
  });

  test('reads everything after the passphrase, and so does the own browser all the time', async () => {
    // For a download the number is proven again, which was too long ago.
    const lasting = before.filter((place) => place !== 'own-copies.download');
    expect(await placesWithMark(owner.browser)).toEqual(lasting);
    const opened = await stranger.post('/api/me/record-lock/open', { passphrase: PASSPHRASE });
    expect([opened.status, opened.body.data.closed]).toEqual([200, false]);
    expect(await placesWithMark(stranger)).toEqual(expect.arrayContaining(lasting));
  });
});

function bodyOf(endpoint: Endpoint): unknown {
  if (endpoint.sends !== undefined) return Buffer.from('x');
  return endpoint.body === undefined ? undefined : {};
}

function headersOf(endpoint: Endpoint): Record<string, string> {
  return {
    ...(endpoint.idempotent === true && { 'idempotency-key': crypto.randomUUID() }),
    ...(endpoint.sends !== undefined && { 'content-type': `${endpoint.sends}; boundary=x` }),
  };
}
