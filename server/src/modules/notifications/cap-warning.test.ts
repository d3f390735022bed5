import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode } from '../../../test/one-time-code.ts';
import { DAY, MINUTE } from '../../platform/time.ts';
import { deliverNotice } from './deliver-notice.ts';
import { sendNotice } from './send-notice.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { SMS_TOTAL_DAILY_CAP: '5' } });
});
afterAll(() => product.close());

const warned: string[] = [];
const note = (_: unknown, words?: string) => {
  if (words?.startsWith('four fifths') === true) warned.push(words);
};
const log = { debug: note, info: note, warn: note, error: note, fatal: note };

async function deliver(key: string, template: 'message-left' | 'emergency-ring'): Promise<void> {
  await sendNotice(product.ctx(), {
    to: { phone: '+255713999500', language: 'en' },
    template,
    values: { doctor: 'Dkt. Neema', link: 'x' },
    key,
  });
  const { rows } = await product.db.pool.query<{ id: string }>('select id from notices where key = $1', [key]);
  await deliverNotice(product.ctx({ kind: 'job', name: 'test' }, { log }), { noticeId: rows[0]!.id });
}

test('a warning is logged once a day from four fifths of the daily cap on, also when a code reached them', async () => {
  for (const key of ['1', '2', '3']) await deliver(key, 'message-left');
  await askForCode(product.visitor(), { phone: '+255754999501' });
  expect(warned).toEqual([]);
  await deliver('5', 'message-left');
  expect(warned).toEqual(['four fifths of the daily budget of messages are spent']);
  for (const key of ['6', '7']) await deliver(key, 'emergency-ring');
  expect(warned).toHaveLength(1);
  product.clock.advance(DAY + MINUTE);
  for (const key of ['8', '9', '10', '11', '12']) await deliver(key, 'emergency-ring');
  expect(warned).toHaveLength(2);
});
