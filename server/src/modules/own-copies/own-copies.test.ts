import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_FORMATS } from '@tabibu/contract/own-export-formats';
import type { ExportFormat } from '@tabibu/contract/own-export-formats';
import { asSystem } from '../../../test/as-system.ts';
import { aGrownUp, aMember, offerRecord } from '../../../test/family-makers.ts';
import { faultsOf } from '../../../test/fhir-shape.ts';
import { BIRTH_PLAN, aPregnancy, pregnancyOf } from '../../../test/pregnancy-makers.ts';
import { SCHEDULE, aDose } from '../../../test/schedule-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { measure } from '../../../test/reading-makers.ts';
import { ITEM, NOTE, aVisit, signed } from '../../../test/record-makers.ts';
import type { VisitPeople } from '../../../test/record-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';
import { eraseAccount } from '../identity/index.ts';
import { buildExport } from './build-export.ts';
import { sweepExports } from './sweep-exports.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

const ask = (visitor: Visitor, format: ExportFormat) => visitor.post('/api/me/exports', { format });
const fileOf = (visitor: Visitor, id: string) => visitor.get(`/api/me/exports/${id}/file`);

/** Asks for a file, lets it be made and returns its id. */
async function made(visitor: Visitor, format: ExportFormat): Promise<string> {
  const asked = await ask(visitor, format);
  expect([asked.status, asked.body.data?.state]).toEqual([202, 'making']);
  await product.settle();
  return asked.body.data.id as string;
}

/** A patient who signs in now, with a visit, its papers, readings, an allergy and a child. */
async function aFullRecord(phone: string): Promise<VisitPeople & { child: string }> {
  const people = await aVisit(product, {
    patient: await product.patient({ phone }),
    more: { reason: 'Kifua kinauma' },
  });
  await signed(people, 'note', NOTE);
  await signed(people, 'prescription', { items: [ITEM] });
  // The session of the visit is days old by now.
  const patient = await product.patient({ phone });
  await patient.put('/api/me/allergies', {
    version: 0,
    status: 'listed',
    items: [{ substance: 'Penicillin', reaction: 'Vipele' }],
  });
  await patient.put('/api/me/facts', { version: 0, sex: 'female', birth_date: '1990-05' });
  await measure(patient);
  const child = await aMember(patient);
  await measure(patient, { kind: 'temperature', values: { celsius: 38.4 } }, { person: child });
  await patient.post(`/api/appointments/${people.bookingId}/messages`, { text: 'Asante daktari' });
  return { ...people, patient, child };
}

describe('when the file is ready', () => {
  test('the person is told at once, by SMS and in the list, and not what it is; fetched, it is news no more', async () => {
    const patient = await product.patient({ phone: '+255754600031', language: 'en' });
    const id = await made(patient, 'json');
    const notices = async () => (await patient.get('/api/notices')).body.data;
    const told = await notices();
    expect(told).toMatchObject({ unread: 1, notices: [{ read: false, ways: [{ by: 'sms' }] }] });
    expect(told.notices[0].message).toMatch(/^The file that you asked for is ready until .+\/more\/privacy-choices$/);
    const [text] = (await messagesTo(product, patient.phone)).filter((one) => one.includes('file that you asked for'));
    expect(text).not.toMatch(/health|data|record|copy/i);
    expect((await fileOf(patient, id)).status).toBe(200);
    expect(await notices()).toMatchObject({ unread: 0, notices: [{ read: true }] });
  });

  test('a job that is repeated tells nobody twice, and what waits is not sent once the file is gone', async () => {
    const patient = await product.patient({ phone: '+255754600032', language: 'en' });
    const id = await made(patient, 'pdf');
    await buildExport(product.ctx(), { exportId: id });
    await product.settle();
    expect((await patient.get('/api/notices')).body.data.notices).toHaveLength(1);
    const [row] = await asSystem(
      product,
      `select n.valid_until = e.ends_at as same from notices n, own_exports e where n.key = 'own-copy-ready:' || e.id and e.id = $1`,
      [id],
    );
    expect(row).toEqual({ same: true });
  });
});

describe('a copy of everything that is kept', () => {
  test('as JSON holds the own record and that of the family, and nobody else’s', async () => {
    // First, because a visit moves the clock.
    const other = await aFullRecord('+255754600002');
    const { bookingId, patient, child } = await aFullRecord('+255754600001');
    const reply = await fileOf(patient, await made(patient, 'json'));
    expect([reply.status, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      'application/json; charset=utf-8',
      expect.stringMatching(/^attachment; filename="tabibu_\d{4}-\d\d-\d\d\.json"$/),
    ]);
    const file = JSON.parse(reply.text);
    expect(file.account).toMatchObject([{ id: patient.accountId, phone: '+255754600001' }]);
    expect(file.family).toMatchObject([{ id: child, consent_version: 1 }]);
    expect(file.appointments).toMatchObject([{ id: bookingId, reason: 'Kifua kinauma', state: 'completed' }]);
    expect(file.appointments[0].doctor).not.toBe('');
    expect(file.documents.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['note', 'prescription']);
    expect(file.readings.map(({ person_id: id }: { person_id: string }) => id)).toEqual([patient.accountId, child]);
    expect(file.allergies).toMatchObject([{ items: [{ substance: 'Penicillin' }] }]);
    expect(file.messages).toMatchObject([{ text: 'Asante daktari' }]);
    expect(file.payments[0]).toMatchObject({ state: 'settled' });
    expect(file.receipts).toHaveLength(file.payments.length);
    expect(file.consents[0].texts.map(({ page }: { page: string }) => page)).toEqual(['terms', 'privacy']);
    for (const theirs of [other.patient.accountId, other.bookingId, other.child, '+255754600002'])
      expect(reply.text).not.toContain(theirs);
  });

  test('has medicines with their doses, pregnancies with their birth plan, and the record that was offered to a grown-up', async () => {
    const people = await aGrownUp(product);
    const { guardian, personId, own } = people;
    await aDose(guardian);
    await aPregnancy(guardian, { person: personId });
    await guardian.put(`${pregnancyOf(guardian, personId)}/birth-plan`, { plan_version: 0, ...BIRTH_PLAN });
    const offer = await offerRecord(people);
    const file = JSON.parse((await fileOf(guardian, await made(guardian, 'json'))).text);
    expect(file.medicines).toMatchObject([
      { person_id: guardian.accountId, due: SCHEDULE.due, times: ['23:45'], doses: [{ answer: 'taken' }] },
    ]);
    expect(file.pregnancies).toMatchObject([
      { person_id: personId, basis: 'last-period', weeks_of_visits_done: [], birth_plan: BIRTH_PLAN },
    ]);
    expect(file.records_handed_over).toMatchObject([{ id: offer, person_id: personId, phone: own.phone }]);
  });

  test('as FHIR R4 is a bundle whose resources have what the standard requires', async () => {
    const { bookingId, patient, child } = await aFullRecord('+255754600003');
    const reply = await fileOf(patient, await made(patient, 'fhir'));
    expect(reply.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
    const bundle = JSON.parse(reply.text);
    expect(faultsOf(bundle)).toEqual([]);
    const kinds = bundle.entry.map(({ resource }: { resource: { resourceType: string } }) => resource.resourceType);
    const first = ['Patient', 'Patient', 'AllergyIntolerance', 'Observation', 'Observation', 'Appointment'];
    expect(kinds.slice(0, 6)).toEqual(first);
    expect(kinds.slice(6).toSorted()).toEqual(['Composition', 'Composition', 'MedicationRequest']);
    const find = (id: string) =>
      bundle.entry.find((one: { fullUrl: string }) => one.fullUrl === `urn:uuid:${id}`)?.resource;
    expect(find(patient.accountId)).toMatchObject({ gender: 'female', birthDate: '1990-05' });
    expect(find(bookingId)).toMatchObject({ status: 'fulfilled' });
    expect(find(child)).toMatchObject({ resourceType: 'Patient' });
    const codes = bundle.entry.flatMap(({ resource }: { resource: { code?: { coding?: { code: string }[] } } }) =>
      (resource.code?.coding ?? []).map(({ code }) => code),
    );
    expect(codes).toEqual(['85354-9', '8310-5']);
  });

  test('as PDF is one document', async () => {
    const { patient } = await aFullRecord('+255754600004');
    const reply = await fileOf(patient, await made(patient, 'pdf'));
    expect([reply.headers['content-type'], reply.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect(reply.text.length).toBeGreaterThan(10_000);
  });

  test.each(EXPORT_FORMATS)('can be made of an account with nothing in it: %s', async (format) => {
    const patient = await product.patient();
    const id = await made(patient, format);
    expect((await patient.get(`/api/me/exports/${id}`)).body.data).toMatchObject({ state: 'ready' });
    expect((await fileOf(patient, id)).status).toBe(200);
  });
});

describe('a file', () => {
  test('is begun and downloaded only after a factor of the last five minutes', async () => {
    const patient = await product.patient();
    const id = await made(patient, 'json');
    product.clock.advance(6 * MINUTE);
    for (const reply of [await ask(patient, 'json'), await fileOf(patient, id)])
      expect([reply.status, reply.body.code, reply.body.params.factor]).toEqual([403, 'step-up-required', 'sms']);
    expect((await patient.get('/api/me/exports')).body.data).toMatchObject({
      proven_until: null,
      factor: 'sms',
      left: 2,
    });
  });

  test('is read by nobody else, and not before it is whole', async () => {
    const [owner, stranger] = [await product.patient(), await product.patient()];
    const asked = await ask(owner, 'json');
    const id = asked.body.data.id as string;
    expect((await fileOf(owner, id)).body.code).toBe('export-not-ready');
    await product.settle();
    expect((await fileOf(owner, id)).status).toBe(200);
    for (const path of [`/api/me/exports/${id}`, `/api/me/exports/${id}/file`])
      expect((await stranger.get(path)).body.code).toBe('not-found');
  });

  test('is stored encrypted, its download is audited, and it is gone a day after it was ready', async () => {
    const patient = await product.patient({ full_name: 'Zawadi Siriwa' });
    const id = await made(patient, 'json');
    const text = async (sql: string) => JSON.stringify(await asSystem(product, sql, [id]));
    const stored = await text("select encode(sealed, 'escape') as bytes from own_export_parts where export_id = $1");
    expect(stored.length).toBeGreaterThan(1000);
    expect(stored).not.toContain('Zawadi');
    expect((await fileOf(patient, id)).text).toContain('Zawadi');
    const actions = await text('select action from audit_log where object_id = $1::text order by id');
    expect(JSON.parse(actions).map(({ action }: { action: string }) => action)).toEqual([
      'own-copies.ask',
      'own-copies.build',
      'own-copies.download',
    ]);
    product.clock.advance(24 * HOUR);
    expect((await fileOf(patient, id)).body.code).toBe('not-found');
    await sweepExports(product.ctx());
    expect(await text('select id from own_exports where id = $1')).toBe('[]');
    expect(await text('select export_id from own_export_parts where export_id = $1')).toBe('[]');
  });

  test('can be asked for three times a day', async () => {
    const patient = await product.patient();
    for (let each = 0; each < 3; each += 1) expect((await ask(patient, 'json')).status).toBe(202);
    const refused = await ask(patient, 'json');
    expect([refused.status, refused.body.code]).toEqual([429, 'exports-exhausted']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  });

  test('goes with the account, also while it is made', async () => {
    const patient = await product.patient();
    await made(patient, 'json');
    await ask(patient, 'json');
    await eraseAccount(product.ctx(), patient.accountId);
    await product.settle();
    const rows = await asSystem(product, 'select id from own_exports where account_id = $1', [patient.accountId]);
    expect(rows).toEqual([]);
  });
});

describe('the list of consents', () => {
  test('names the texts of the day on which the account was opened, and the members of the family', async () => {
    const patient = await product.patient();
    const child = await aMember(patient);
    const { texts, members, plans } = (await patient.get('/api/me/consents')).body.data;
    expect(texts).toMatchObject([
      { page: 'terms', version: 0, version_now: 0 },
      { page: 'privacy', version: 0, version_now: 0 },
    ]);
    expect(members).toMatchObject([{ person_id: child, version: 1, agreed_at: product.clock.now().toISOString() }]);
    expect(plans).toEqual([]);
    await patient.delete(`/api/family/${child}`);
    expect((await patient.get('/api/me/consents')).body.data.members).toEqual([]);
  });
});
