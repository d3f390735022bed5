import { readFile, readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  FORM,
  aPhoto,
  anApplication,
  claimWith,
  filesOfBothKinds,
  sendForm,
} from '../../../test/application-makers.ts';
import type { Files } from '../../../test/application-makers.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { DAY, HOUR } from '../../platform/time.ts';
import { APPLICATIONS_PER_HOUR } from './rules.ts';
import { askApplicant, jobs, listApplications, readDocument } from './index.ts';

const STAFF = '+255754999888';
const BY = 'operator:test';

let product: TestProduct;
let files: Files;
let phones = 0;
const freshPhone = () => `082 100 ${String((phones += 1)).padStart(4, '0')}`;
beforeAll(async () => {
  product = await openTestProduct({
    environment: { STAFF_ALERT_PHONE: STAFF },
  });
  files = await filesOfBothKinds();
});
// So that the limit per address and hour does not join the tests.
beforeEach(() => product.clock.advance(HOUR));
afterAll(() => product.close());

const rowsOf = async (sql: string, values: unknown[] = []) => (await product.db.pool.query(sql, values)).rows;
describe('the printed form', () => {
  test('of a South African doctor is stored with South Africa, licence number and four files (S55, C51, C60)', async () => {
    const sent = await sendForm(product.visitor(), FORM, files);
    expect(sent.status).toBe(201);
    expect(
      await rowsOf(
        `select a.country, a.licence_number, a.specialty, a.gender, a.phone, a.status, a.submitted_at, count(f.id)::int as files
         from applications a join files f on f.purpose_id = a.id where a.id = $1 group by a.id`,
        [sent.body.data.application_id],
      ),
    ).toEqual([
      {
        country: 'ZA',
        licence_number: 'MP0123456',
        specialty: 'cardiologist',
        gender: 'female',
        phone: '+27821234567',
        status: 'pending',
        submitted_at: null,
        files: 4,
      },
    ]);
  });

  test.each([
    ['without a name', { full_name: ' ' }, 'invalid-input'],
    ['with a name without letters', { full_name: '123' }, 'name-needs-letters'],
    ['without a licence number', { license_number: '' }, 'invalid-input'],
    ['with a number of another country', { phone: '+255754000111' }, 'phone-invalid'],
    ['without an address', { email: 'thandi' }, 'email-invalid'],
    ['from a country without doctors', { country: 'Germany' }, 'country-not-live'],
    ['of an unknown specialty', { specialty: 'Witch' }, 'invalid-input'],
    ['born tomorrow', { dob: '2127-01-01' }, 'birth-date-invalid'],
    ['with fewer than no years', { experience: '-1' }, 'invalid-input'],
    ['with an undeclared field', { status: 'approved' }, 'malformed-request'],
  ])('%s is refused in words', async (_what, given, code) => {
    expect((await sendForm(product.visitor(), { ...FORM, ...given }, files)).body).toMatchObject({ code });
  });

  test('is refused while a document is missing or is a program, and keeps nothing (S55)', async () => {
    const count = async () => (await rowsOf('select count(*)::int as n from applications'))[0].n as number;
    const before = await count();
    const { 'Government ID': _gone, ...three } = files;
    expect((await sendForm(product.visitor(), FORM, three)).body).toMatchObject({
      code: 'documents-missing',
      params: { labels: ['Government ID'] },
    });
    const program = { ...files, 'Government ID': { name: 'id.exe', bytes: Buffer.from('MZ\u0090') } };
    expect((await sendForm(product.visitor(), FORM, program)).body).toMatchObject({ code: 'file-refused' });
    const disguised = { ...files, 'Government ID': { name: 'id.pdf', bytes: Buffer.from('MZ\u0090') } };
    expect((await sendForm(product.visitor(), FORM, disguised)).body).toMatchObject({
      code: 'file-refused',
      params: { reason: 'kind' },
    });
    expect(await count()).toBe(before);
  });

  test('is taken five times an hour from one address', async () => {
    const sent = await sendForm(product.visitor(), { ...FORM, phone: freshPhone() }, files);
    await rowsOf(
      `insert into applications (id, doctor_id, claim_hash, address_digest, full_name, phone, email, gender, country, specialty, experience_years,
         bio, licence_number, language, created_at, updated_at)
       select gen_random_uuid(), doctor_id, sha256(more::text::bytea), address_digest, full_name, phone, email, gender, country, specialty,
         experience_years, bio, licence_number, language, created_at, updated_at
       from applications, generate_series(1, $2) as more where id = $1`,
      [sent.body.data.application_id, APPLICATIONS_PER_HOUR - 2],
    );
    const last = await sendForm(product.visitor(), { ...FORM, phone: freshPhone() }, files);
    const over = await sendForm(product.visitor(), { ...FORM, phone: freshPhone() }, files);
    expect([sent.status, last.status, over.status]).toEqual([201, 201, 429]);
    expect(over.body.code).toBe('applications-exhausted');
  });
});

describe('an application', () => {
  test('is listed as not proven until its phone is, and is gone thirty days later with its files', async () => {
    const phone = freshPhone();
    const sent = await sendForm(product.visitor(), { ...FORM, phone }, files);
    const { application_id: id } = sent.body.data;
    expect((await listApplications(product.ctx(), ['pending'])).map((row) => row.id)).not.toContain(id);
    const administrator = await aMemberOfStaff(product, 'administrator');
    const listed = (await administrator.get('/api/all-doctor-applications')).body.find(
      (row: { id: string }) => row.id === id,
    );
    expect(listed).toMatchObject({ number_proven: false, status: 'pending', documents: {} });
    expect((await administrator.get(`/api/applications/${id}`)).status).toBe(404);
    expect((await administrator.get('/api/applications/waiting')).body.data.pending).toBe(0);
    product.clock.advance(29 * DAY);
    await jobs['applications.forget-unproven'](product.ctx());
    expect(await rowsOf('select id from applications where id = $1', [id])).toHaveLength(1);
    product.clock.advance(DAY + HOUR);
    await jobs['applications.forget-unproven'](product.ctx());
    expect(await rowsOf('select id from applications where id = $1', [id])).toEqual([]);
    expect(await rowsOf('select id from files where purpose_id = $1', [id])).toEqual([]);
  });

  test('enters the queue once its sender signs in with its phone; applicant and staff are told', async () => {
    const { applicant, application } = await anApplication(product, { phone: freshPhone() });
    await product.settle();
    expect(application).toMatchObject({
      status: 'pending',
      percent: 25,
      doctor_name: 'Thandi Nkosi',
      country: 'South Africa',
      license_number: 'MP0123456',
      history: [{ kind: 'submitted' }],
    });
    expect(application.documents).toHaveLength(4);
    expect((await messagesTo(product, applicant.phone)).at(-1)).toContain('/doctor/application-status');
    expect((await messagesTo(product, STAFF)).at(-1)).toContain(`na. ${application.number} `);
    expect((await applicant.get('/api/doctor-application')).body.data).toEqual(application);
    expect((await (await product.patient()).get('/api/doctor-application')).body.data).toBeNull();
  });

  test('is claimed neither with another phone nor without its secret', async () => {
    const sent = await sendForm(product.visitor(), { ...FORM, phone: freshPhone() }, files);
    const stranger = await product.patient();
    const { application_id, claim } = sent.body.data;
    expect((await stranger.post('/api/doctor-application/claim', { application_id, claim })).body.code).toBe(
      'application-not-yours',
    );
    expect(
      (await stranger.post('/api/doctor-application/claim', { application_id, claim: 'x'.repeat(43) })).status,
    ).toBe(404);
  });

  test('sent again is the same one, with its number, the new fields and the new files', async () => {
    const phone = freshPhone();
    const { applicant, application } = await anApplication(product, { phone });
    const again = await sendForm(product.visitor(), { ...FORM, phone, license_number: 'MP999' }, files);
    const merged = await claimWith(applicant, again);
    expect(merged).toMatchObject({ id: application.id, number: application.number, license_number: 'MP999' });
    expect(merged.history.map(({ kind }: { kind: string }) => kind)).toEqual(['submitted', 'sent-again']);
    expect(merged.documents.map(({ id }: { id: string }) => id)).not.toEqual(
      application.documents.map(({ id }: { id: string }) => id),
    );
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('in review is asked about, answered with a new document, and says so to both (S56)', async () => {
    const { applicant, application } = await anApplication(product, { phone: freshPhone() });
    await product.settle();
    product.clock.advance(HOUR);
    await askApplicant(product.ctx(), { number: application.number, question: 'Which council?', by: BY });
    await product.settle();
    expect((await messagesTo(product, applicant.phone)).at(-1)).toContain('swali');
    expect((await applicant.get('/api/doctor-application')).body.data).toMatchObject({
      status: 'in_review',
      percent: 75,
      question: 'Which council?',
    });
    const bytes = await aPhoto('#ff0000');
    const opened = await applicant.post('/api/uploads', { name: 'licence.JPG', size: bytes.length });
    const { secret } = opened.body.data;
    const put = await applicant.sendBytes('PUT', `/api/uploads/${secret}?offset=0`, bytes, {
      'content-type': 'application/octet-stream',
    });
    expect(put.body.data).toEqual({ size: bytes.length, received: bytes.length, kind: 'jpeg' });
    const answered = await applicant.post('/api/doctor-application/answer', {
      text: 'HPCSA',
      documents: [{ label: 'Medical License', upload: secret }],
    });
    expect(answered.body.data).toMatchObject({ question: null, status: 'in_review' });
    expect(answered.body.data.history.at(-1)).toMatchObject({ kind: 'answered', note: 'HPCSA' });
    const { kind } = await readDocument(product.ctx(), { number: application.number, label: 'Medical License' });
    expect(kind).toBe('jpeg');
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is forgotten with the account, files and all', async () => {
    const { applicant, application } = await anApplication(product, { phone: freshPhone() });
    expect((await applicant.delete('/api/me', { confirm: true })).status).toBe(200);
    await product.settle();
    expect(await rowsOf('select id from applications where id = $1', [application.id])).toEqual([]);
    expect(await rowsOf('select id from files where purpose_id = $1', [application.id])).toEqual([]);
  });
});

test('nobody who copies the folder of files learns what is in them', async () => {
  const folder = product.services.config.FILES_DIR!;
  const kept = await rowsOf(
    'select stored_name as name from files where stored_name is not null union select stored_name from file_parts',
    [],
  );
  const names = kept.map(({ name }) => name as string).toSorted();
  expect(names.length).toBeGreaterThan(0);
  // The bytes of deleted files leave the folder after the commit.
  await expect.poll(async () => (await readdir(folder)).toSorted()).toEqual(names);
  for (const name of names) {
    const bytes = await readFile(`${folder}/${name}`);
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(bytes.includes('%PDF')).toBe(false);
    expect(bytes.subarray(0, 3)).not.toEqual(Buffer.of(0xff, 0xd8, 0xff));
  }
});
