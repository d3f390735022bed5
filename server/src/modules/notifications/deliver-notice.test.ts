import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromMajor } from '@tabibu/contract/currencies';
import { force } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { speaker } from '@tabibu/locales/server-speech';
import { ensureAccount } from '../identity/index.ts';
import { deliverNotice } from './deliver-notice.ts';
import { sendNotice } from './index.ts';
import { TEMPLATES } from './rules.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const amount = { amount: fromMajor(6000, 'TZS') };

async function noticeOf(key: string) {
  return (
    await product.db.pool.query(
      'select id, state, tries, failure, values_sealed, recipient_sealed from notices where key = $1',
      [key],
    )
  ).rows[0];
}

test("a message goes out in the reader's language, once per occasion, and its values are deleted", async () => {
  const phone = '+255754123401';
  const accountId = await ensureAccount(product.ctx(), {
    phone,
    fullName: 'Asha',
    country: 'TZ',
    language: 'fr',
    roles: ['patient'],
  });
  for (let said = 0; said < 3; said += 1)
    await sendNotice(product.ctx(), { to: { accountId }, template: 'refund-due', values: amount, key: 'one' });
  await product.settle();
  expect(await messagesTo(product, phone)).toEqual([expect.stringMatching(/^Tabibu : TSh 6 000 seront remboursés/)]);
  expect(await noticeOf('one')).toMatchObject({ state: 'sent', values_sealed: null, recipient_sealed: null });
});

test('a message that the provider did not accept waits and is sent later', async () => {
  const phone = '+255754123402';
  await force(product, { phone, sms: 'unavailable' });
  await sendNotice(product.ctx(), {
    to: { phone, language: 'sw' },
    template: 'refund-due',
    values: amount,
    key: 'two',
  });
  const { id } = await noticeOf('two');
  await expect(deliverNotice(product.ctx(), { noticeId: id })).rejects.toThrow('was not taken');
  expect(await noticeOf('two')).toMatchObject({ state: 'waiting' });
  await force(product, { phone, sms: 'accepted' });
  await deliverNotice(product.ctx(), { noticeId: id });
  await deliverNotice(product.ctx(), { noticeId: id });
  expect(await messagesTo(product, phone)).toHaveLength(1);
  expect(await noticeOf('two')).toMatchObject({ state: 'sent' });
});

test('a number that cannot receive an SMS closes the message', async () => {
  const phone = '+255754123403';
  await force(product, { phone, sms: 'refused' });
  await sendNotice(product.ctx(), {
    to: { phone, language: 'sw' },
    template: 'refund-due',
    values: amount,
    key: 'three',
  });
  await product.settle();
  expect(await noticeOf('three')).toMatchObject({ state: 'refused', failure: 'blocked' });
  await sendNotice(product.ctx(), {
    to: { accountId: await erased() },
    template: 'refund-due',
    values: amount,
    key: 'four',
  });
  await product.settle();
  expect(await noticeOf('four')).toMatchObject({ state: 'refused', failure: 'nobody-to-write-to' });
});

async function erased(): Promise<string> {
  const accountId = await ensureAccount(product.ctx(), {
    phone: '+255754123404',
    fullName: 'Asha',
    country: 'TZ',
    language: 'sw',
    roles: ['patient'],
  });
  await product.db.pool.query(
    "update accounts set status = 'erased', phone = null, full_name = '', erased_at = now() where id = $1",
    [accountId],
  );
  return accountId;
}

const DOUBTS = ['silence', 'amount', 'other', 'unproven'] as const;
/** What paid, and whether a missed appointment gave credit. */
const CREDIT = [
  { funded: 'money', credited: 'no' },
  { funded: 'both', credited: 'yes' },
  { funded: 'credit', credited: 'yes' },
] as const;
const WHOM = [{ whom: 'patient' }, { whom: 'member' }] as const;

/** The end of credit is a day; every other end has a time. */
const untilOf = (template: string) => (template.startsWith('missed') ? { until: 'Jumatano, 30 Septemba 2026' } : {});

test('every message stays in the plain alphabet of SMS and fits two parts', () => {
  const values = {
    doctor: 'Dkt. Nyamwezi Mwanaidi Kilimanjaro',
    patient: 'Mwanaidi',
    person: 'Mwanaidi',
    guardian: 'Mwanaidi Nyamwezi Kilimanjaro Mwakatobe',
    when: 'Jumatano, 30 Septemba 2026, saa 11:30 alfajiri (05:30)',
    before: 'Jumatano, 30 Septemba 2026, saa 11:30 alfajiri (05:30)',
    amount: 'TSh 1,500,000',
    country: 'TZ',
    number: '112',
    minutes: 15,
    gigabytes: 1.9,
    phone: '+255754123401',
    link: `https://tabibu.example/appointments/${randomUUID()}`,
    code: 'ABCD-EFGH-J',
    contact: 'https://tabibu.example/contact',
    day: 'Jumatano, 30 Septemba 2026',
    until: 'Jumatano, 30 Septemba 2026, saa 11:30 alfajiri (05:30)',
    price: 'TSh 1,500,000',
    kept: 'TSh 500,000',
    credit: 'TSh 1,000,000',
    taken: 'TSh 1,499,900',
    reference: 'TBB-1795324884-5ZCGK1QJ',
    subject: 'Mkutano wa madaktari wote Jumatano',
    waiting: 12,
    overdue: 3,
  };
  for (const language of ['sw', 'en', 'fr'] as const) {
    for (const [template, more] of TEMPLATES.flatMap((one): [typeof one, object][] =>
      DOUBTS.flatMap((doubt) =>
        CREDIT.flatMap((credit) => WHOM.map((whom): [typeof one, object] => [one, { doubt, ...credit, ...whom }])),
      ),
    )) {
      const text = speaker(language)(`sms.${template}`, { ...values, ...untilOf(template), ...more });
      expect(text, `${language} ${template}`).toMatch(/^[\n\r\x20-\x5f\x61-\x7eÉéèùìòàÇØøÅåÆæßÄÖÑÜäöñü§¡¿€£¥]*$/);
      expect(text.length, `${language} ${template}`).toBeLessThanOrEqual(2 * 153);
      expect(text).not.toContain('{');
    }
  }
});
