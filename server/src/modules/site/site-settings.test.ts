import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingValue } from '@tabibu/contract/settings';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { statement } from '../../platform/database/statement.ts';
import { listSettings, putSetting, removeSetting } from '../settings/index.ts';
import { findContact } from './index.ts';
import type { NoValues } from '../../platform/database/statement.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const shown = async () =>
  (await product.visitor().get('/api/site')).body.data as { contact: Record<string, unknown>; links: unknown[] };
const NOBODY = { messaging_url: null, email: null, phone: null, support_hours: null, answer_hours: null };

describe('settings of the site', () => {
  test('without settings no contact is shown, and messages name the contact page', async () => {
    expect(await shown()).toMatchObject({ contact: NOBODY, links: [] });
    expect(await findContact(product.ctx())).toMatch(/\/contact$/);
  });

  test('an answer within hours is never promised while nobody can ask', async () => {
    await putSetting(product.ctx(), 'answer_hours', 24);
    await putSetting(product.ctx(), 'support_hours', 'mon-sat 08:00-20:00');
    expect((await shown()).contact).toEqual(NOBODY);
    await putSetting(product.ctx(), 'contact_email', 'msaada@tabibu.example.org');
    expect((await shown()).contact).toEqual({
      ...NOBODY,
      email: 'msaada@tabibu.example.org',
      answer_hours: 24,
      support_hours: { first_day: 1, last_day: 6, opens: '08:00', closes: '20:00' },
    });
    expect(await findContact(product.ctx())).toBe('msaada@tabibu.example.org');
    await removeSetting(product.ctx(), 'contact_email');
    expect((await shown()).contact).toEqual(NOBODY);
  });

  test('app stores and social profiles are shown by name in a fixed order, and disappear when they are removed', async () => {
    await putSetting(product.ctx(), 'facebook_url', 'https://www.facebook.com/tabibu');
    await putSetting(product.ctx(), 'play_store_url', 'https://play.google.com/store/apps/details?id=tabibu');
    expect((await shown()).links).toEqual([
      { name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=tabibu' },
      { name: 'Facebook', url: 'https://www.facebook.com/tabibu' },
    ]);
    expect([
      await removeSetting(product.ctx(), 'facebook_url'),
      await removeSetting(product.ctx(), 'facebook_url'),
    ]).toEqual([true, false]);
    expect((await shown()).links).toHaveLength(1);
  });

  test('each change is in the audit log, without the value', async () => {
    const rows = await product.db.many(
      statement<NoValues, { action: string; object_id: string; details: object }>(
        'test.setting-audit',
        "select action, object_id, details from audit_log where object = 'setting' order by id desc limit 1",
      ),
    );
    expect(rows).toEqual([{ action: 'settings.remove-setting', object_id: 'facebook_url', details: {} }]);
  });

  test('every setting is listed, set or not', async () => {
    const listed = await listSettings(product.ctx());
    expect(listed.find(({ key }) => key === 'answer_hours')?.value).toBe(24);
    expect(listed.find(({ key }) => key === 'contact_phone')).toEqual({
      key: 'contact_phone',
      value: null,
      mustBe: 'a number in E.164, for example +255754000111',
    });
  });
});

test.each([
  ['contact_phone', '0754000111'],
  ['contact_phone', '+255754000111; drop'],
  ['contact_email', 'nobody'],
  ['messaging_url', 'http://wa.me/1'],
  ['messaging_url', 'javascript:alert(1)'],
  ['messaging_url', 'https://user:word@wa.me/1'],
  ['support_hours', 'always'],
  ['support_hours', 'mon-fri 20:00-08:00'],
  ['answer_hours', '0'],
  ['answer_hours', '24h'],
  ['play_store_url', 'https://play.google.com.evil.example/x'],
  ['facebook_url', 'https://notfacebook.com/tabibu'],
  ['doctor_share', '101'],
  ['missed_share', '4/3'],
  ['missed_share', '33%'],
  ['missed_credit', 'no'],
  ['missed_credit_days', '0'],
  ['missed_credit_days', '366'],
  ['printed_figures', 'yes'],
] as const)('%s refuses %s', async (key, text) => {
  expect(settingValue(key, text)).toBeNull();
  await expect(putSetting(product.ctx(), key, text)).rejects.toThrow(`${key} must be `);
});

test.each([
  ['messaging_url', 'https://wa.me/255754000111', 'https://wa.me/255754000111'],
  ['messaging_url', 'https://t.me/tabibu', 'https://t.me/tabibu'],
  ['support_hours', ' mon-fri 08:00-17:30 ', 'mon-fri 08:00-17:30'],
  ['answer_hours', '24', 24],
  ['missed_share', '1/3', '1/3'],
  ['missed_credit', 'false', false],
  ['missed_credit_days', '30', 30],
  ['printed_figures', 'true', true],
  ['x_url', 'https://x.com/tabibu', 'https://x.com/tabibu'],
] as const)('%s accepts %s', (key, text, value) => {
  expect(settingValue(key, text)).toBe(value);
});
