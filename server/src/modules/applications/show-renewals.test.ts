import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aRenewal, sendLicence } from '../../../test/licence-makers.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE, addDays, wallClock } from '../../platform/time.ts';

const STAFF = '+255754555666';
let product: TestProduct;
let administrator: Visitor;
let staffAdmin: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ environment: { STAFF_ALERT_PHONE: STAFF } });
});
// So that every session is fresh.
beforeEach(async () => {
  product.clock.advance(HOUR);
  administrator = await aMemberOfStaff(product, 'administrator');
  staffAdmin = await aMemberOfStaff(product, 'staff-admin');
});
afterAll(() => product.close());

const dayIn = (days: number) => addDays(wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day, days);
const licence = () => ({ council: 'MCT', number: 'MCT 2', registered_name: 'N. Mushi', expires_on: dayIn(30) });
const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });

async function aDoctorWithRenewal() {
  const doctor = await aWorkingDoctor(product);
  const { renewal: id, renewalFile: fileId } = await aRenewal(product, doctor.browser);
  return { doctor, id, fileId, address: `/api/licence-renewals/${id}` };
}

test('a new licence waits in the list with its count, staff hear of it once, and its document opens by a link', async () => {
  const before = (await messagesTo(product, STAFF)).length;
  const { doctor, id, fileId, address } = await aDoctorWithRenewal();
  await product.settle();
  const told = (await messagesTo(product, STAFF)).slice(before);
  expect(told).toEqual([expect.stringMatching(/^Tabibu: leseni mpya na\. \d+ ya daktari inasubiri/)]);
  const { renewals } = (await administrator.get('/api/licence-renewals')).body.data;
  expect(renewals.find((one: { id: string }) => one.id === id)).toMatchObject({
    doctor_id: doctor.id,
    doctor_name: 'Dkt. Neema Mushi',
    country: 'TZ',
  });
  expect((await staffAdmin.get('/api/applications/waiting')).body.data.renewals).toBe(renewals.length);
  const { data } = (await staffAdmin.get(address)).body;
  expect(data).toMatchObject({ state: 'waiting', question: null, language: 'en', licences: [] });
  expect(data.documents).toEqual([expect.objectContaining({ id: fileId, label: 'Medical License', kind: 'pdf' })]);
  const link = (await staffAdmin.post(`/api/application-files/${fileId}/ticket`)).body.data.address;
  const opened = await staffAdmin.get(link);
  expect([opened.status, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(opened.headers['content-disposition']).toMatch(/^attachment; filename="new-licence-\d+\.pdf"$/);
  expect((await administrator.get(link)).status).toBe(404);
  const { rows } = await product.db.pool.query(
    "select actor from audit_log where action = 'applications.read-renewal' and object_id = $1",
    [id],
  );
  expect(rows).toEqual([{ actor: 'staff-admin' }]);
});

test('a reviewer asks for another document and confirms the next one with a fresh factor only, once', async () => {
  const { doctor, fileId, address } = await aDoctorWithRenewal();
  const question = { document_id: fileId, question: 'The end cannot be read.' };
  const asked = await staffAdmin.post(`${address}/question`, question, keyed());
  expect(asked.body.data).toMatchObject({ state: 'asked', question: 'The end cannot be read.' });
  expect((await doctor.browser.get('/api/doctor/licence')).body.data.renewal.question).toBe('The end cannot be read.');
  await sendLicence(doctor.browser, 2);
  const [{ id: second }] = (await administrator.get(address)).body.data.documents;
  const confirm = (documentId: string, who = administrator, found: object = licence()) =>
    who.post(`${address}/confirmation`, { document_id: documentId, licence: found });
  // The document that was seen is gone: neither decision counts.
  expect((await confirm(fileId)).body.code).toBe('renewal-changed');
  expect((await staffAdmin.post(`${address}/question`, question, keyed())).body.code).toBe('renewal-changed');
  expect((await confirm(second, administrator, { ...licence(), expires_on: dayIn(-3) })).body.code).toBe(
    'licence-needed',
  );
  product.clock.advance(6 * MINUTE);
  expect((await confirm(second)).body.code).toBe('step-up-required');
  const [one, two] = await Promise.all([
    aMemberOfStaff(product, 'administrator'),
    aMemberOfStaff(product, 'staff-admin'),
  ]);
  const both = await Promise.all([confirm(second, one), confirm(second, two)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const confirmed = both.find(({ status }) => status === 200)!.body.data;
  expect(confirmed).toMatchObject({ state: 'confirmed', license_number: 'MCT 2', licences: [licence()] });
  expect((await doctor.browser.get('/api/doctor/licence')).body.data.licence.expires_on).toBe(dayIn(30));
});

test('managers and receptionists see no new licence', async () => {
  const { address, fileId } = await aDoctorWithRenewal();
  for (const role of ['manager', 'receptionist'] as const) {
    const browser = await aMemberOfStaff(product, role);
    for (const path of ['/api/licence-renewals', address]) expect((await browser.get(path)).status).toBe(403);
    expect((await browser.post(`/api/application-files/${fileId}/ticket`)).status).toBe(403);
  }
});
