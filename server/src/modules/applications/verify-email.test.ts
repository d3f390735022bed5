import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FORM, claimWith, fourFiles, sendForm } from '../../../test/application-makers.ts';
import { force } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { anEmailToVerify, emailTokens, mailsTo } from '../../../test/email-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';
import { askApplicant, forgetApplicant, jobs, moveApplication } from './index.ts';
import { EMAIL_LINK_LIFETIME } from './rules.ts';

let product: TestProduct;
let people = 0;
const fresh = () => {
  people += 1;
  return { phone: `082 200 ${String(people).padStart(4, '0')}`, email: `doctor${people}@example.org` };
};
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
// So that the limit of applications per address and hour does not join the tests.
beforeEach(() => product.clock.advance(HOUR));
afterAll(() => product.close());

const applies = () => anEmailToVerify(product, fresh().email);
const verify = (token: string) => product.visitor().post('/api/doctor-application/email/verify', { token });
const standing = async (applicant: Visitor) => (await applicant.get('/api/doctor-application')).body.data.email;
const rowsOf = async (sql: string, values: unknown[] = []) => (await product.db.pool.query(sql, values)).rows;

describe('the first link', () => {
  test('goes out when the phone is proven, in the language of the applicant, and is kept as a hash', async () => {
    const { email, phone } = fresh();
    const sent = await sendForm(product.visitor(), { ...FORM, email, phone }, await fourFiles());
    await product.settle();
    expect(await mailsTo(product, email)).toEqual([]);
    const applicant = await product.patient({ phone: sent.body.data.phone, language: 'fr' });
    const application = await claimWith(applicant, sent);
    expect(application.email).toMatchObject({ address: email, state: 'sent', can_send: true });
    const [token] = await emailTokens(product, email);
    const [mail] = await mailsTo(product, email);
    expect(mail).toMatchObject({
      subject: 'Confirmez votre adresse e-mail pour Tabibu',
      from: 'Tabibu <noreply@tabibu.example>',
    });
    expect(mail!.text).toContain(`n° ${application.number}`);
    expect(mail!.html).toContain(`/doctor/application-status/email#${token}"`);
    for (const text of [mail!.subject, mail!.text, mail!.html]) expect(text).not.toContain('Thandi');
    const everything = JSON.stringify([
      await rowsOf('select * from application_email_links'),
      await rowsOf('select * from notices'),
      await rowsOf('select * from audit_log'),
      await rowsOf('select * from outbox'),
    ]);
    expect(everything).not.toContain(token);
  });

  test('verifies the address by a press, without signing in, and says so the second time', async () => {
    const { applicant, token } = await applies();
    expect((await verify(token)).body.data).toEqual({ state: 'verified' });
    expect(await standing(applicant)).toMatchObject({ state: 'verified', can_send: false });
    expect((await verify(token)).body.data).toEqual({ state: 'already' });
  });

  test('verifies once if it is pressed at the same moment', async () => {
    const { token, application } = await applies();
    const states = (await Promise.all(Array.from({ length: 6 }, () => verify(token)))).map(
      ({ body }) => body.data.state,
    );
    expect(states.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'already'), 'verified']);
    expect(
      await rowsOf(`select actor from audit_log where action = 'applications.verify-email' and object_id = $1`, [
        application.id,
      ]),
    ).toEqual([{ actor: 'nobody' }]);
  });

  test('is over after three days', async () => {
    const { token, applicant } = await applies();
    product.clock.advance(EMAIL_LINK_LIFETIME);
    expect((await verify(token)).body).toMatchObject({ code: 'email-link-over', status: 410 });
    expect(await standing(applicant)).toMatchObject({ state: 'unverified', can_send: true });
  });

  test.each([
    ['another last sign', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
    ['no last sign', (token: string) => token.slice(0, -1)],
    ['other letters', (token: string) => token.toUpperCase()],
    ['a space behind it', (token: string) => `${token} `],
    ['two of it', (token: string) => token + token],
  ])('with %s verifies nothing', async (_what, change) => {
    const { token, applicant } = await applies();
    expect((await verify(change(token))).body).toMatchObject({ code: 'email-link-over' });
    expect(await standing(applicant)).toMatchObject({ state: 'sent' });
  });

  test('of one application verifies no other', async () => {
    const [one, other] = [await applies(), await applies()];
    expect((await verify(one.token)).body.data).toEqual({ state: 'verified' });
    expect(await standing(other.applicant)).toMatchObject({ state: 'sent' });
  });

  test('is over for an application that was deleted, and gone with the account', async () => {
    const deleted = await applies();
    await rowsOf('update applications set deleted_at = now() where id = $1', [deleted.application.id]);
    expect((await verify(deleted.token)).body).toMatchObject({ code: 'email-link-over' });
    const { application, accountId, token } = await applies();
    await forgetApplicant(product.ctx(), accountId);
    expect((await verify(token)).body).toMatchObject({ code: 'email-link-over' });
    expect(await rowsOf('select id from application_email_links where application_id = $1', [application.id])).toEqual(
      [],
    );
  });
});

test('applying again keeps a verified address, and verifies another one anew', async () => {
  const { applicant, email, token, application } = await applies();
  await verify(token);
  /** Sends the form again with this address, without documents, and claims it. */
  const again = async (address: string) => {
    const claim = randomUUID();
    const [sent] = await rowsOf(
      `insert into applications (id, doctor_id, claim_hash, address_digest, full_name, phone, email, gender, country, specialty, experience_years,
         bio, licence_number, language, created_at, updated_at)
       select gen_random_uuid(), gen_random_uuid(), sha256($2::bytea), address_digest, full_name, $3, $4, gender, country, specialty, experience_years,
         bio, licence_number, language, created_at, updated_at from applications where id = $1 returning id`,
      [application.id, claim, applicant.phone, address],
    );
    const { body } = await applicant.post('/api/doctor-application/claim', { application_id: sent.id, claim });
    return body.data.email;
  };
  expect(await again(email)).toMatchObject({ state: 'verified' });
  const changed = fresh().email;
  expect(await again(changed)).toMatchObject({ state: 'sent', address: changed });
  expect(await emailTokens(product, changed)).toHaveLength(1);
});

test('the reviewer sees whether the address is verified', async () => {
  const { application, token } = await applies();
  const reviewer = await aMemberOfStaff(product, 'staff-admin');
  const read = async () => (await reviewer.get(`/api/applications/${application.id}`)).body.data.email_verified_at;
  expect(await read()).toBeNull();
  await verify(token);
  expect(await read()).toBe(product.clock.now().toISOString());
});

test('an address that its mail server does not know is shown as such, and the next link begins anew', async () => {
  await force(product, { mail: 'no-mailbox' });
  const { applicant, email } = await applies();
  expect(await standing(applicant)).toMatchObject({ state: 'refused', can_send: true });
  await force(product, { mail: 'accepted' });
  product.clock.advance(MINUTE);
  expect((await applicant.post('/api/doctor-application/email', { email })).body.data.email).toMatchObject({
    state: 'sent',
  });
  const [token] = await emailTokens(product, email);
  expect((await verify(token!)).body.data).toEqual({ state: 'verified' });
});

test('questions and decisions go to a verified address, once each, and to no other', async () => {
  const [verified, unverified] = [await applies(), await applies()];
  await verify(verified.token);
  for (const { application } of [verified, unverified]) {
    await askApplicant(product.ctx(), { number: application.number, question: 'Why?', by: 'operator:test' });
    await product.settle();
    await moveApplication(product.ctx(), {
      number: application.number,
      to: 'rejected',
      note: 'No.',
      by: 'operator:test',
    });
    await product.settle();
  }
  const mails = await mailsTo(product, verified.email);
  expect(mails.map(({ subject }) => subject).slice(1)).toEqual(['Swali kuhusu ombi lako', 'Kuhusu ombi lako']);
  for (const { text } of mails.slice(1)) {
    expect(text).toContain(`na. ${verified.application.number}`);
    expect(text).toContain('/doctor/application-status\n');
    expect(text).not.toMatch(/Why|No\./);
  }
  expect(await mailsTo(product, unverified.email)).toHaveLength(1);
});

test('links that are long over are forgotten, others stay', async () => {
  const { application, token } = await applies();
  await jobs['applications.forget-unproven'](product.ctx());
  const count = async () =>
    (await rowsOf('select id from application_email_links where application_id = $1', [application.id])).length;
  expect(await count()).toBe(1);
  product.clock.advance(EMAIL_LINK_LIFETIME + 30 * DAY + HOUR);
  await jobs['applications.forget-unproven'](product.ctx());
  expect(await count()).toBe(0);
  expect((await verify(token)).body).toMatchObject({ code: 'email-link-over' });
});

test.each([
  ['a link that is used after its end', `update application_email_links set used_at = expires_at`, 'used_in_time'],
  ['a link that ends before it begins', `update application_email_links set expires_at = created_at`, 'lasts'],
  ['two links of one secret', `update application_email_links set token_hash = sha256('x')`, 'token_unique'],
])('the database refuses %s', async (_what, sql, constraint) => {
  await applies();
  await applies();
  await expect(product.db.pool.query(sql)).rejects.toThrow(constraint);
});
