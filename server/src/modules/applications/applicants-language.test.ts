import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORM, aPhoto, claimWith } from '../../../test/application-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { upload } from '../../../test/upload-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

/** Sends the form as its page does. */
async function apply(visitor: Visitor, phone: string, more: object, headers: Record<string, string> = {}) {
  const documents = [];
  for (const label of DOCUMENT_LABELS) documents.push({ label, upload: await upload(visitor, await aPhoto()) });
  return visitor.post('/api/doctor-application', { ...FORM, experience: 12, phone, documents, ...more }, headers);
}

test('whoever writes on a French page is never asked in Swahili, whatever cookie or account say', async () => {
  const reviewer = await aMemberOfStaff(product, 'staff-admin');
  const account = await product.patient({ phone: '+27821230001', language: 'sw' });
  const sent = await apply(account, '+27821230001', { language: 'fr' });
  expect(sent.status).toBe(201);
  const { id } = await claimWith(account, sent);
  expect((await reviewer.get(`/api/applications/${id}`)).body.data.language).toBe('fr');
  // The printed body names no language: the caller's.
  const guest = await apply(product.visitor(), '+27821230002', {}, { 'accept-language': 'fr' });
  const other = await claimWith(await product.patient({ phone: '+27821230002', language: 'sw' }), guest);
  expect((await reviewer.get(`/api/applications/${other.id}`)).body.data.language).toBe('fr');
});
