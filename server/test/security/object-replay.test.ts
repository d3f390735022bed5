import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { aKeptConversation } from '../assistant-makers.ts';
import { aDoctor, anAppointment, at, hold } from '../booking-makers.ts';
import { aWorkingDoctor } from '../doctor-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import type { Reply, Visitor } from '../visitor.ts';
import { createPatientObjects, privateTextsOf } from './belongings.ts';
import type { PatientObjects } from './patient-objects.ts';
import { dumpTables, rowsWith } from './dump-tables.ts';
import type { StoredRow } from './dump-tables.ts';
import { callerFor } from './every-endpoint.ts';
import type { Ids, ReplayCase } from './replay-case.ts';
import { REPLAY_CASES, endpointOf, placesOf } from './replay-cases.ts';
import { altered, cursorAt, sealedCursor, unknownIds } from './unknown-ids.ts';

const ASHA = { phone: '+255754111222', full_name: 'Asha Mwinyi', country: 'TZ', language: 'sw' };
const BAHATI = { phone: '+255754333444', full_name: 'Bahati Otieno', country: 'TZ', language: 'sw' };

let product: TestProduct;
let asha: PatientObjects;
let bahati: Visitor;
let otherDoctor: Visitor;
let administrator: Visitor;
let ashas: { readonly what: string; readonly ids: Ids }[];
let bahatis: Ids;
let slot: string;

beforeAll(async () => {
  product = await openTestProduct({ environment: { AFRICASTALKING_VOICE_NUMBER: '+255800111222' } });
  asha = await createPatientObjects(product, ASHA);
  bahati = await product.patient(BAHATI);
  const doctor = await aDoctor(product);
  const hidden = await aDoctor(product, { verifiedAt: null });
  await anAppointment(product, bahati, doctor, at(product, 5, '10:00'));
  const held = await hold(bahati, doctor, at(product, 6, '10:00'));
  const saved = await bahati.post('/api/payments/save', {
    booking_id: held.body.data.id,
    full_name: BAHATI.full_name,
    phone: BAHATI.phone,
  });
  otherDoctor = (await aWorkingDoctor(product)).browser;
  administrator = await aMemberOfStaff(product, 'administrator');
  slot = at(product, 7, '10:00');
  bahatis = {
    ...unknownIds(product),
    booking: held.body.data.id,
    reference: saved.body.data.reference_id,
    provider: 'azampay',
    doctor,
    kept: await aKeptConversation(bahati),
  };
  const { body } = await asha.visitor.get('/api/appointments?limit=1');
  ashas = asha.orders.map(({ what, bookingId, reference }) => ({
    what,
    ids: {
      booking: bookingId,
      reference: reference ?? unknownIds(product).reference,
      session: asha.otherSession,
      secret: altered(asha.secret),
      link: altered(asha.link),
      doctor: hidden,
      provider: 'nosuch',
      notification: asha.notification,
      doctorCursor: asha.doctorCursor,
      reviewCursor: sealedCursor(product, asha.doctorCursor),
      challenge: asha.challenge.id,
      wanted: asha.wanted,
      passkey: asha.passkey,
      recordPasskey: asha.recordPasskey,
      cursor: body.data.next_cursor,
      callback: altered(product.services.keys.sign('callback', 'azampay')),
      delivery: altered(product.services.keys.sign('callback', 'africastalking')),
      whatsapp: altered(product.services.keys.sign('callback', 'whatsapp')),
      voice: altered(product.services.keys.sign('callback', 'africastalking-voice')),
      photo: asha.photo,
      message: asha.message,
      complaint: asha.complaint,
      review: asha.review,
      order: asha.order,
      subscription: asha.subscription,
      person: asha.member,
      handover: asha.handover,
      phone: ASHA.phone,
      document: asha.document,
      code: altered(asha.code),
      application: asha.application,
      claim: asha.claim,
      applicationFile: asha.applicationFile,
      renewal: asha.renewal,
      renewalFile: asha.renewalFile,
      upload: altered(asha.upload),
      kept: asha.kept,
      talk: asha.talk,
      exported: asha.exported,
      documentCursor: cursorAt(product, new Date(at(product, 1, '10:00'))),
    },
  }));
});
afterAll(() => product.close());

function send(visitor: Visitor, { endpoint, request }: ReplayCase, given: Ids, mine: Ids = bahatis): Promise<Reply> {
  const { path, body } = request(given, mine, slot);
  return visitor.send(endpointOf(endpoint).method, path, body, { 'idempotency-key': crypto.randomUUID() });
}

/** Returns a reply without the parts that differ between any two replies. */
function seen({ status, text, headers }: Reply): unknown {
  const { date: _date, 'content-length': _length, ...rest } = headers;
  return { status, text: text.replace(/"request_id":"[^"]*"/, ''), rest };
}

test('every parameter that names an object has a case', () => {
  const wanted = ENDPOINTS.flatMap((endpoint) => placesOf(endpoint).map((place) => `${endpoint.id} ${place}`));
  expect(
    REPLAY_CASES.filter(({ swap }) => swap === undefined)
      .map(({ endpoint, at: place }) => `${endpoint} ${place}`)
      .toSorted(),
  ).toEqual(wanted.toSorted());
});

const named = REPLAY_CASES.map(
  (one) => [`${one.endpoint}, ${one.at}${one.swap === undefined ? '' : ` ${one.swap}`}`, one] as const,
);

describe("somebody else's ids get the same answer as ids of nobody (Z-04)", () => {
  let before: StoredRow[];
  const ashasRows = async () => rowsWith(await dumpTables(product.owner), privateTextsOf(asha, ASHA));
  beforeAll(async () => {
    before = await ashasRows();
  });

  test.each(named)('%s', async (_, one) => {
    const { access } = endpointOf(one.endpoint);
    const open = access.includes('anyone') || access.includes('provider');
    const stranger = callerFor(endpointOf(one.endpoint), { patient: bahati, doctor: otherDoctor });
    const nobody = product.visitor();
    for (const { what, ids } of ashas) {
      const [foreign, missing] = [await send(stranger, one, ids), await send(stranger, one, unknownIds(product))];
      expect([what, foreign.status]).toEqual([what, one.status ?? 404]);
      expect(seen(foreign)).toEqual(seen(missing));
      const [without, withoutMissing] = [await send(nobody, one, ids), await send(nobody, one, unknownIds(product))];
      expect([what, without.status]).toEqual([what, open ? (one.status ?? 404) : 401]);
      expect(seen(without)).toEqual(seen(withoutMissing));
    }
  });

  test('none of these requests changed a row that tells of her', async () => {
    expect(await ashasRows()).toEqual(before);
  });
});

/** The browser for each endpoint whose challenge works only in the browser that began it. */
const BROWSER_OF: Readonly<Record<string, () => Visitor>> = {
  'identity.verify-code': () => asha.challengeBrowser,
  'identity.pass-second-factor': () => asha.wantedBrowser,
  'identity.give-proof': () => withCookieOf(asha.doctor, asha.challengeBrowser),
  'identity.change-own-number': () => withCookieOf(asha.visitor, asha.challengeBrowser),
  'identity.prove-number': () => withCookieOf(asha.doctor, asha.challengeBrowser),
};

function withCookieOf(visitor: Visitor, other: Visitor): Visitor {
  visitor.cookies.set('__Host-challenge', other.cookies.get('__Host-challenge')!);
  return visitor;
}

describe('for their owner the same ids get another answer than ids of nobody', () => {
  const real = async (one: ReplayCase, what: string): Promise<boolean> => {
    const { ids } = ashas.find((order) => order.what === what)!;
    const owners: Ids = {
      ...ids,
      secret: asha.secret,
      link: asha.link,
      upload: asha.upload,
      code: asha.code,
      doctor: bahatis.doctor,
      provider: 'azampay',
      callback: product.services.keys.sign('callback', 'azampay'),
      delivery: product.services.keys.sign('callback', 'africastalking'),
      whatsapp: product.services.keys.sign('callback', 'whatsapp'),
      voice: product.services.keys.sign('callback', 'africastalking-voice'),
    };
    const owner = callerFor(endpointOf(one.endpoint), {
      patient: asha.visitor,
      doctor: asha.doctor,
      administrator,
    });
    const visitor = BROWSER_OF[one.endpoint]?.() ?? owner;
    return (
      JSON.stringify(seen(await send(visitor, one, owners, owners))) !==
      JSON.stringify(seen(await send(visitor, one, unknownIds(product), owners)))
    );
  };

  // A reference in the body of save is ignored, because the server makes its own. A cursor of who opened the record,
  // of notices or of kept conversations is a moment only; `list-readings.test.ts`, `quiet-reminders.test.ts` and
  // `keep-conversation.test.ts` read their pages. A document of an application opens with a ticket only. A
  // challenge of a passkey, and a code read to the office, is refused alike whatever is wrong; `passkeys.test.ts` and
  // `change-number.test.ts` answer one. Pictures, texts and articles are public. What administrators may name belongs
  // to the house, and so do the cases of staff admins, the day of the desk, and what is begun for callers; the tests of
  // these modules say what they get.
  const isForStaff = (endpoint: string) => endpointOf(endpoint).access.every((role) => role === 'administrator');
  const meaningful = named.filter(
    ([, { swap, at: place, endpoint }]) =>
      swap === undefined &&
      endpoint !== 'calls.complete' &&
      endpoint !== 'audit.list-readings' &&
      endpoint !== 'notices.list' &&
      !/\.read-(picture|page-text|page-version)$|^articles\./.test(endpoint) &&
      endpoint !== 'applications.read-document' &&
      !(
        /^passkeys\.|^record-opening\.add-passkey|^doctor-desk\.change-number/.test(endpoint) &&
        place.includes('challenge_id')
      ) &&
      endpoint !== 'doctor-desk.renew-invitation' &&
      !/^assistant\.(ask|list-conversations)$/.test(endpoint) &&
      !isForStaff(endpoint) &&
      !/^(cases|day-desk|assisted-bookings)\.|^booking-desk\.move/.test(endpoint) &&
      !endpointOf(endpoint).path.startsWith('/api/admin/complaints') &&
      `${endpoint} ${place}` !== 'bookings.save-payment body reference_id',
  );

  test.each(meaningful)('%s', async (_, one) => {
    const found: boolean[] = [];
    for (const { what } of ashas) found.push(await real(one, what));
    expect(found).toContain(true);
  });
});

test("a stolen idempotency key does not return its owner's answer", async () => {
  const key = crypto.randomUUID();
  const doctor = await aDoctor(product);
  const body = { doctor_id: doctor, starts_at: at(product, 8, '11:00'), reason: 'Siri yangu' };
  const holder = await product.patient();
  expect((await holder.post('/api/bookings', body, { 'idempotency-key': key })).status).toBe(201);
  const stolen = await bahati.post('/api/bookings', body, { 'idempotency-key': key });
  expect([stolen.status, stolen.body.code]).toEqual([409, 'slot-taken']);
  expect(stolen.text).not.toContain('Siri');
});
