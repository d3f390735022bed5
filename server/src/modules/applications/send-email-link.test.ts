import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anApplication } from '../../../test/application-makers.ts';
import { anEmailToVerify, emailTokens, mailsTo } from '../../../test/email-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';
import { EMAIL_LINKS_PER_DAY } from './rules.ts';

let product: TestProduct;
let people = 0;
const freshAddress = () => `doctor${(people += 1)}@example.org`;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(() => product.clock.advance(HOUR));
afterAll(() => product.close());

const applies = (email = freshAddress()) => anEmailToVerify(product, email);
const verify = (token: string) => product.visitor().post('/api/doctor-application/email/verify', { token });
const send = (applicant: Visitor, email: string) => applicant.post('/api/doctor-application/email', { email });
const standing = async (applicant: Visitor) => (await applicant.get('/api/doctor-application')).body.data.email;
const rowsOf = async (sql: string, values: unknown[] = []) => (await product.db.pool.query(sql, values)).rows;

describe('sending again', () => {
  test('leaves the earlier link working, because emails do not arrive in order', async () => {
    const { applicant, email, token } = await applies();
    product.clock.advance(MINUTE);
    expect((await send(applicant, email)).body.data.email).toMatchObject({ state: 'sent', address: email });
    const [first, second] = await emailTokens(product, email);
    expect(first).toBe(token);
    expect((await verify(first!)).body.data).toEqual({ state: 'verified' });
    expect((await verify(second!)).body.data).toEqual({ state: 'already' });
    const sent = (await mailsTo(product, email)).length;
    expect((await send(applicant, email)).body.data.email).toMatchObject({ state: 'verified' });
    await product.settle();
    expect(await mailsTo(product, email)).toHaveLength(sent);
  });

  test('to a corrected address ends the link to the other one, and what was verified', async () => {
    const { applicant, token, application } = await applies();
    expect((await verify(token)).body.data).toEqual({ state: 'verified' });
    const email = freshAddress();
    expect((await send(applicant, ` ${email} `)).body.data.email).toMatchObject({ state: 'sent', address: email });
    expect((await verify(token)).body).toMatchObject({ code: 'email-link-over' });
    expect(await standing(applicant)).toMatchObject({ state: 'sent' });
    expect((await verify((await emailTokens(product, email))[0]!)).body.data).toEqual({ state: 'verified' });
    expect(
      await rowsOf(`select action from audit_log where object_id = $1 and action like '%email%' order by id`, [
        application.id,
      ]),
    ).toEqual(
      ['create-email-link', 'verify-email', 'change-email', 'create-email-link', 'verify-email'].map((verb) => ({
        action: `applications.${verb}`,
      })),
    );
  });

  test('ends after five within a day, also at the same moment, and begins anew a day later', async () => {
    const { applicant, email } = await applies();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(applicant, email)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill(200), ...Array(4).fill(429)]);
    expect(replies.find(({ status }) => status === 429)!.body).toMatchObject({ code: 'email-links-exhausted' });
    expect(await emailTokens(product, email)).toHaveLength(EMAIL_LINKS_PER_DAY);
    const elsewhere = await send(applicant, freshAddress());
    expect(elsewhere.body).toMatchObject({ code: 'email-links-exhausted' });
    expect(await standing(applicant)).toMatchObject({ address: email });
    product.clock.advance(DAY);
    expect((await send(applicant, email)).status).toBe(200);
  });

  test('does not fill a stranger’s mailbox by many applications, in whatever letters it is written', async () => {
    const victim = 'victim@example.org';
    const codes = [];
    for (let turn = 0; turn <= EMAIL_LINKS_PER_DAY; turn += 1)
      codes.push((await applies(turn % 2 ? victim : victim.toUpperCase())).asked.status);
    expect(codes).toEqual([...Array(EMAIL_LINKS_PER_DAY).fill(200), 429]);
    expect(await mailsTo(product, victim)).toHaveLength(EMAIL_LINKS_PER_DAY);
    const { application } = await anApplication(product, { email: victim });
    expect(application).toMatchObject({ status: 'pending', email: { state: 'unverified', can_send: true } });
  });

  test.each([
    ['no address', 'thandi', 'email-invalid'],
    ['a second line', 'a@example.org\r\nBcc: b@example.org', 'email-invalid'],
    ['two addresses', 'a@example.org,b@example.org', 'email-invalid'],
    ['nothing', '', 'invalid-input'],
  ])('refuses %s and keeps the address', async (_what, typed, code) => {
    const { applicant, email } = await applies();
    expect((await send(applicant, typed)).body).toMatchObject({ code });
    expect(await standing(applicant)).toMatchObject({ address: email, state: 'sent' });
  });

  test('is refused to somebody without an application', async () => {
    const stranger = await product.patient({ phone: '+255754765432' });
    expect((await send(stranger, 'a@example.org')).body).toMatchObject({ code: 'not-found' });
  });
});
