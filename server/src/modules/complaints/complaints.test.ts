import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { answer, idOf } from '../../../test/complaint-makers.ts';
import { MAX_PER_DAY } from './require-quota.ts';

const STAFF = '+255754999888';
const LETTER = {
  first_name: 'Asha',
  last_name: "Ng'ang'a",
  email: '',
  subject: 'Pesa haijarudi',
  message: 'Nililipa mara moja, miadi ikaghairiwa.',
};

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { STAFF_ALERT_PHONE: STAFF } });
});
afterAll(() => product.close());

const person = (phone: string) => product.patient({ phone, language: 'sw' });

describe('a message of the contact page', () => {
  test('of a person is kept, told to staff, answered once, told by SMS, and read on the page (C87, S34)', async () => {
    const asha = await person('+255754810001');
    const sent = await asha.post('/api/contact', LETTER);
    expect(sent.status).toBe(201);
    const { number } = sent.body.data as { number: number };
    await product.settle();
    expect((await messagesTo(product, STAFF)).at(-1)).toContain(`ujumbe na. ${number} `);
    expect((await asha.get('/api/contact')).body.data).toMatchObject([
      { number, subject: LETTER.subject, message: LETTER.message, status: 'pending', response: null },
    ]);

    const staff = await aMemberOfStaff(product, 'staff-admin');
    expect((await answer(staff, await idOf(staff, number), 'Pesa ilirudishwa Jumatatu.')).status).toBe(200);
    await product.settle();
    expect((await messagesTo(product, '+255754810001')).at(-1)).toMatch(
      new RegExp(`tumejibu ujumbe wako na\\. ${number}\\. Soma hapa: .*/contact$`),
    );
    expect((await asha.get('/api/contact')).body.data).toMatchObject([
      { number, status: 'resolved', response: 'Pesa ilirudishwa Jumatatu.' },
    ]);
    expect((await answer(staff, await idOf(staff, number), 'Tena.')).body).toMatchObject({
      code: 'complaint-resolved',
    });
  });

  test('of a visitor without an email is refused in words and not kept', async () => {
    const refused = await product.visitor().post('/api/contact', LETTER);
    expect(refused.body).toMatchObject({ status: 422, code: 'email-required' });
    expect((await product.visitor().post('/api/contact', { ...LETTER, email: 'asha@example.org' })).status).toBe(201);
  });

  test.each([
    ['no name', { first_name: '  ' }],
    ['a name without letters', { first_name: '1234', last_name: '--' }],
    ['no words', { message: '\u0007' }],
    ['no address', { email: 'asha' }],
    ['an unknown field', { priority: 'high' }],
  ])('with %s is refused', async (_what, given) => {
    expect(
      (await product.visitor().post('/api/contact', { ...LETTER, email: 'b@example.org', ...given })).body,
    ).toMatchObject({ code: expect.stringMatching(/^(invalid-input|malformed-request|name-needs-letters)$/) });
  });

  test('is limited per day, for one account and for one email', async () => {
    const amina = await person('+255754810002');
    for (let sent = 0; sent < MAX_PER_DAY; sent += 1)
      expect((await amina.post('/api/contact', LETTER)).status).toBe(201);
    expect((await amina.post('/api/contact', LETTER)).body).toMatchObject({
      status: 429,
      code: 'complaints-exhausted',
    });
    for (let sent = 0; sent < MAX_PER_DAY; sent += 1)
      expect((await product.visitor().post('/api/contact', { ...LETTER, email: 'Mama@example.org' })).status).toBe(201);
    expect((await product.visitor().post('/api/contact', { ...LETTER, email: 'mama@example.org' })).body).toMatchObject(
      { code: 'complaints-exhausted' },
    );
    product.clock.advance(25 * 3600_000);
    expect((await amina.post('/api/contact', LETTER)).status).toBe(201);
  });

  test('is limited per day also when many are sent at the same moment', async () => {
    const amina = await person('+255754810009');
    const sent = await Promise.all(Array.from({ length: 3 * MAX_PER_DAY }, () => amina.post('/api/contact', LETTER)));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(MAX_PER_DAY);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(2 * MAX_PER_DAY);
  });

  test('shows to nobody else, and nobody who reads the database learns its words', async () => {
    const bahati = await person('+255754810003');
    expect((await bahati.get('/api/contact')).body.data).toEqual([]);
    const rows = (await product.db.pool.query('select row_to_json(c)::text as row from complaints c')).rows as {
      row: string;
    }[];
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toMatch(/Pesa|Asha|example\.org/i);
  });

  test('is forgotten with the account', async () => {
    const zawadi = await person('+255754810004');
    const { number } = (await zawadi.post('/api/contact', LETTER)).body.data as { number: number };
    expect((await zawadi.delete('/api/me', { confirm: true })).status).toBeLessThan(300);
    await product.settle();
    expect(
      (await product.db.pool.query('select sealed, email_digest from complaints where number = $1', [number])).rows,
    ).toEqual([{ sealed: null, email_digest: null }]);
    const staff = await aMemberOfStaff(product, 'staff-admin');
    expect(await idOf(staff, number)).toBeUndefined();
  });
});
