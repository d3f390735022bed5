import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { sendLicence } from '../../../test/licence-makers.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, addDays, wallClock } from '../../platform/time.ts';
import { setLicence } from '../doctors/index.ts';
import { askOfRenewal, confirmRenewal, forgetApplicant, listRenewals, readRenewal } from './index.ts';
import { jobs } from './jobs.ts';

const BY = 'operator:test';
let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const dayIn = (days: number) => addDays(wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day, days);

/** Uploads a document of this many pages and sends it as the new licence. */
async function sendAnew(doctor: Visitor, pages = 1) {
  const sent = await sendLicence(doctor, pages);
  expect(sent.status).toBe(200);
  return sent.body.data;
}

test('a doctor whose licence is over sends the new one, answers a question by another document, and is back once it is confirmed', async () => {
  const { id, phone } = await aWorkingDoctor(product);
  await setLicence(product.ctx(), { doctorId: id, council: 'MCT', number: 'MCT 1', expiresOn: dayIn(1) });
  product.clock.advance(2 * DAY);
  await jobs['applications.end-licences'](product.ctx());
  await product.settle();
  expect((await product.visitor().get(`/api/doctors/${id}`)).status).toBe(404);
  const doctor = await signInAsDoctor(product, phone);
  const { renewal } = await sendAnew(doctor);
  expect(renewal).toMatchObject({ kind: 'pdf', is_asked: false, question: null });
  const { number } = renewal;

  await askOfRenewal(product.ctx(), { number, question: 'The end cannot be read.', by: BY });
  await product.settle();
  expect((await messagesTo(product, phone)).at(-1)).toContain('/doctor/dashboard?tab=application');
  expect((await doctor.get('/api/doctor/licence')).body.data.renewal.question).toBe('The end cannot be read.');
  expect((await listRenewals(product.ctx())).map((one) => one.number)).not.toContain(number);
  expect((await sendAnew(doctor, 2)).renewal).toMatchObject({ number, is_asked: false, question: null });
  expect((await listRenewals(product.ctx())).map((one) => [one.number, one.doctorName])).toEqual([
    [number, 'Dkt. Neema Mushi'],
  ]);
  expect((await readRenewal(product.ctx(), number)).kind).toBe('pdf');

  const licence = { council: 'MCT', number: 'MCT 2', registeredName: 'N. Mushi', expiresOn: dayIn(30) };
  const confirm = () => confirmRenewal(product.ctx(), { number, licence, by: BY });
  await expect(
    confirmRenewal(product.ctx(), { number, licence: { ...licence, expiresOn: dayIn(-3) }, by: BY }),
  ).rejects.toMatchObject({ code: 'licence-needed' });
  const both = await Promise.allSettled([confirm(), confirm()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await product.settle();
  expect((await product.visitor().get(`/api/doctors/${id}`)).status).toBe(200);
  expect((await messagesTo(product, phone)).at(-1)).toContain('your new licence is confirmed until');
  expect((await doctor.get('/api/doctor/licence')).body.data).toEqual({
    licence: { council: 'MCT', number: 'MCT 2', registered_name: 'N. Mushi', expires_on: dayIn(30), days_left: 30 },
    unchecked: null,
    out_of_service: null,
    renewal: null,
  });
  expect(await brokenInvariants(product)).toEqual([]);
  await jobs['applications.remind-of-licences'](product.ctx());
  await product.settle();
  expect((await messagesTo(product, phone)).filter((text) => text.includes('your licence ends on'))).toHaveLength(1);

  await forgetApplicant(product.ctx(), doctor.accountId);
  const kept = await product.db.pool.query("select from files where purpose_kind = 'licence-renewal'");
  expect(kept.rowCount).toBe(0);
});

test('a doctor has one open renewal, and only their own document enters it', async () => {
  const one = await aWorkingDoctor(product);
  const other = await aWorkingDoctor(product);
  const { renewal } = await sendAnew(one.browser);
  expect((await other.browser.get('/api/doctor/licence')).body.data).toEqual({
    licence: null,
    unchecked: null,
    out_of_service: null,
    renewal: null,
  });
  expect((await other.browser.post('/api/doctor/licence', { upload: 'x'.repeat(43) })).body.code).toBe(
    'licence-missing',
  );
  expect((await (await product.patient()).get('/api/doctor/licence')).status).toBe(403);
  await expect(
    product.db.pool.query(
      `insert into licence_renewals (id, doctor_id, account_id, file_id, kind, sent_at)
       select gen_random_uuid(), doctor_id, account_id, gen_random_uuid(), kind, sent_at from licence_renewals where number = $1`,
      [renewal.number],
    ),
  ).rejects.toMatchObject({ constraint: 'licence_renewals_one_open' });
});
