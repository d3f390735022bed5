import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('administrators see how many wait for each country with masked numbers, and export whole ones by a fresh factor, which is audited', async () => {
  const ask = (country: string, phone: string, language: string) =>
    product.visitor().post('/api/interest', { country, phone, language });
  await ask('GB', '+447400123456', 'en');
  product.clock.advance(MINUTE);
  await ask('GB', '+447400123789', 'sw');
  await ask('US', '+12015550123', 'en');
  const administrator = await aMemberOfStaff(product, 'administrator');
  const { body, text } = await administrator.get('/api/admin/country-interests');
  expect(body.data).toMatchObject([
    {
      country: 'GB',
      people: 2,
      languages: { sw: 1, en: 1, fr: 0 },
      newest: [
        { number: '+4474•••789', language: 'sw' },
        { number: '+4474•••456', language: 'en' },
      ],
    },
    { country: 'US', people: 1 },
  ]);
  expect(text).not.toContain('7400123456');

  const file = await administrator.post('/api/admin/country-interests/export', { country: 'GB' });
  expect(file.body.data.name).toMatch(/^waiting_gb_\d{4}-\d{2}-\d{2}\.csv$/);
  expect(file.body.data.csv.split('\r\n')).toHaveLength(4);
  expect(file.body.data.csv).toMatch(/^\uFEFFcountry,phone,language,asked at\r\nUK,'\+447400123456,en,/);
  const log = await product.db.pool.query(
    "select object_id, details->>'rows' as rows from audit_log where action = 'site.export-interests'",
  );
  expect(log.rows).toEqual([{ object_id: 'GB', rows: '2' }]);
  product.clock.advance(10 * MINUTE);
  const late = await administrator.post('/api/admin/country-interests/export', { country: 'GB' });
  expect([late.status, late.body.code]).toEqual([403, 'step-up-required']);
});
