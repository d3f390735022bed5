import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { force } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { mailsTo } from '../../../test/email-makers.ts';
import { later } from '../../platform/time.ts';
import { deliverEmail } from './deliver-email.ts';
import { sendEmail } from './index.ts';
import type { EmailInput } from './index.ts';
import { writeEmail } from './write-email.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterEach(() => force(product, { mail: 'accepted' }));
afterAll(() => product.close());

const send = (key: string, changes: Partial<EmailInput> = {}) =>
  sendEmail(product.ctx(), {
    to: { address: `${key}@example.org`, language: 'sw' },
    template: 'application-verify',
    values: { number: 7, link: 'https://tabibu.example/doctor/application-status/email#x' },
    key,
    about: randomUUID(),
    ...changes,
  });
async function noticeOf(key: string) {
  return (
    await product.db.pool.query(
      'select id, channel, state, tries, failure, values_sealed, recipient_sealed from notices where key = $1',
      [key],
    )
  ).rows[0];
}
const again = async (key: string) => deliverEmail(product.ctx(), { noticeId: (await noticeOf(key)).id });

test('an email goes out once per occasion, and address and values are deleted', async () => {
  for (let said = 0; said < 3; said += 1) await send('one');
  await product.settle();
  await again('one');
  expect(await mailsTo(product, 'one@example.org')).toHaveLength(1);
  expect(await noticeOf('one')).toMatchObject({
    channel: 'email',
    state: 'sent',
    values_sealed: null,
    recipient_sealed: null,
  });
});

test.each(['busy', 'postponed', 'unavailable', 'not-allowed'] as const)(
  'an email that meets a server that is %s waits and goes out later',
  async (mail) => {
    await force(product, { mail });
    await send(mail);
    for (const tries of [1, 2]) {
      await expect(again(mail)).rejects.toThrow('was not taken');
      expect(await noticeOf(mail)).toMatchObject({ state: 'waiting', tries });
    }
    await force(product, { mail: 'accepted' });
    await again(mail);
    expect(await noticeOf(mail)).toMatchObject({ state: 'sent', tries: 3 });
    expect(await mailsTo(product, `${mail}@example.org`)).toHaveLength(1);
  },
);

test.each([
  ['no-mailbox', 'recipient'],
  ['bad-content', 'content'],
] as const)('an email that a server refuses for good (%s) is over', async (mail, failure) => {
  await force(product, { mail });
  await send(mail);
  await product.settle();
  expect(await noticeOf(mail)).toMatchObject({ state: 'refused', failure, values_sealed: null });
});

test('an email that a server may have taken is sent once more, under the same Message-ID, not a third time', async () => {
  await force(product, { mail: 'lost' });
  await send('lost');
  await expect(again('lost')).rejects.toThrow('was not taken');
  await again('lost');
  expect(await noticeOf('lost')).toMatchObject({ state: 'unknown', tries: 2 });
  await again('lost');
  const mails = await mailsTo(product, 'lost@example.org');
  const ids = mails.map(({ headers }) => headers.find((line) => line.startsWith('Message-ID:')));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('an email that came too late is not sent', async () => {
  await send('late', { validUntil: later(product.clock.now(), -1) });
  await product.settle();
  expect(await noticeOf('late')).toMatchObject({ state: 'outdated' });
  expect(await mailsTo(product, 'late@example.org')).toEqual([]);
});

test.each(['sw', 'en', 'fr'] as const)(
  'in %s an email has both forms, and a value can do nothing in the HTML',
  (language) => {
    const email = writeEmail(language, 'application-verify', {
      number: '<b>7</b>',
      link: 'https://x.example/?a="><script>',
    });
    expect(email.text).toContain('https://x.example/?a="><script>');
    expect(email.html).toContain(`<html lang="${language}">`);
    expect(email.html).not.toMatch(/<b>|<script>|="">/);
    expect(email.html.match(/https:\/\/x\.example/g)).toHaveLength(2);
  },
);
