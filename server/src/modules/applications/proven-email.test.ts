import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmailToVerify } from '../../../test/email-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR } from '../../platform/time.ts';
import { moveApplication } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

const verify = (token: string) => product.visitor().post('/api/doctor-application/email/verify', { token });
const emailOf = async (visitor: Visitor) => (await visitor.get('/api/notices/email')).body.data;
const approve = async (number: number) => {
  const licence = {
    council: 'HPCSA',
    number: `MP${number}`,
    registeredName: 'T. Nkosi',
    expiresOn: '2099-12-31',
  } as const;
  await moveApplication(product.ctx(), { number, to: 'approved', note: '', by: 'test', licence });
  await product.settle();
  product.clock.advance(HOUR);
};
/** Whoever applies with this address; the browser of the account. */
const applies = async (email: string) => {
  const { token, application, applicant, accountId } = await anEmailToVerify(product, email);
  const phone = String(
    (await product.db.pool.query('select phone from accounts where id = $1', [accountId])).rows[0].phone,
  );
  return { token, application, applicant, phone };
};

test('an email that was proven in the application does not have to be proven again on the account', async () => {
  const { token, application, applicant, phone } = await applies('thandi@example.org');
  await verify(token);
  await product.settle();
  // Before admission the account keeps what its owner gave it: nothing.
  expect(await emailOf(applicant)).toMatchObject({ email: null, verified: false });
  await approve(application.number);
  expect(await emailOf(applicant)).toMatchObject({ email: 'thandi@example.org', verified: true });
  const doctor = await signInAsDoctor(product, phone);
  // Another address in the profile is the account's too, and nobody has proven that one.
  const { data: profile } = (await doctor.get('/api/doctor/profile')).body;
  const { full_name, location, specialty, experience_years, bio, spoken_languages, call_types } = profile;
  const saved = await doctor.put('/api/doctor/profile', {
    full_name,
    location,
    specialty,
    experience_years,
    bio,
    spoken_languages,
    call_types,
    video_consultation_fee: 10,
    phone_consultation_fee: 10,
    email: 'nkosi@example.org',
  });
  expect(saved.status).toBe(200);
  expect(await emailOf(applicant)).toMatchObject({ email: 'nkosi@example.org', verified: false });
});

test('an email that is proven after admission counts too', async () => {
  const { token, application, applicant } = await applies('late@example.org');
  await approve(application.number);
  expect(await emailOf(applicant)).toMatchObject({ email: null, verified: false });
  await verify(token);
  await product.settle();
  expect(await emailOf(applicant)).toMatchObject({ email: 'late@example.org', verified: true });
});

test('an email that nobody proved, and an account with another email, stay as they are', async () => {
  const unproven = await applies('unproven@example.org');
  await approve(unproven.application.number);
  expect(await emailOf(unproven.applicant)).toMatchObject({ verified: false });
  const other = await applies('work@example.org');
  await other.applicant.patch('/api/me', { email: 'home@example.org' });
  await verify(other.token);
  await approve(other.application.number);
  expect(await emailOf(other.applicant)).toMatchObject({ email: 'home@example.org', verified: false });
});
