import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { NO_LOCK, PASSPHRASE, onNewDevice } from '../old-record-makers.ts';
import { fillForm, formOn } from '../page-form.ts';
import type { Visitor } from '../visitor.ts';

const PAGE = '/more/privacy-choices';
const PERSON = { phone: '+255754880011', full_name: 'Asha Juma', country: 'TZ', language: 'en' };

let product: TestProduct;
let own: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  own = await product.patient(PERSON);
});
afterAll(() => product.close());

const lock = async (who: Visitor) => (await who.get('/api/me/record-lock')).body.data;

test('without script a weak passphrase is refused with the reason, and never comes back in the page', async () => {
  const refused = await fillForm(own, PAGE, 'record-passphrase', { passphrase: 'mvua k1' });
  expect([refused.status, await lock(own)]).toEqual([422, NO_LOCK]);
  expect(refused.text).toContain('at least 8 characters');
  expect(refused.text).not.toContain('mvua k1');
});

test('without script a passphrase is chosen, given in a new browser, and removed', async () => {
  const chosen = await fillForm(own, PAGE, 'record-passphrase', { passphrase: PASSPHRASE });
  expect([chosen.status, chosen.headers['location']]).toEqual([303, PAGE]);
  const other = await onNewDevice(product, PERSON);
  const closed = await other.get('/more/health');
  expect(closed.text).toContain('Your earlier records are closed here');
  const wrong = await fillForm(other, '/more/health', 'open-records', { passphrase: 'si hilo kabisa' });
  expect([wrong.status, wrong.text.includes('That is not your record passphrase')]).toEqual([422, true]);
  const opened = await fillForm(other, '/more/health', 'open-records', { passphrase: PASSPHRASE });
  expect([opened.status, opened.headers['location']]).toEqual([303, '/more/health']);
  expect(formOn((await other.get('/more/health')).text, 'open-records')).toBeUndefined();
  const removed = await fillForm(own, PAGE, 'remove-passphrase', { passphrase: PASSPHRASE });
  expect([removed.status, await lock(own)]).toEqual([303, NO_LOCK]);
});
