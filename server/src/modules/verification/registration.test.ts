import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { ITEM, REFERRAL, aVisit, documentOf, signed } from '../../../test/record-makers.ts';
import { setLicence } from '../doctors/index.ts';
import { paperOf } from '../records/print-document.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test.each([
  ['prescription', { items: [ITEM] }],
  ['referral', REFERRAL],
] as const)(
  'a %s carries the registration number of its signing, on paper and in its proof, whatever follows',
  async (kind, content) => {
    const people = await aVisit(product);
    const expiresOn = '2099-12-31';
    await setLicence(product.ctx(), {
      doctorId: people.doctorId,
      council: 'MCT',
      number: `MCT 4711 ${kind}`,
      expiresOn,
    });
    await signed(people, kind, content);
    await setLicence(product.ctx(), {
      doctorId: people.doctorId,
      council: 'MCT',
      number: `MCT 9999 ${kind}`,
      expiresOn,
    });
    const document = (await documentOf(people, kind)).body.data;
    expect(
      paperOf(document, { zone: 'Africa/Dar_es_Salaam', language: 'en', specialty: 'Cardiologist' }).lines,
    ).toContainEqual(['Registration number', `MCT 4711 ${kind}`]);
    expect((await product.visitor().get(`/api/verify/${document.code}`)).body.data.doctor.registration).toBe(
      `MCT 4711 ${kind}`,
    );
    await expect(
      asSystem(product, "update visit_documents set registration = 'X' where id = $1", [document.id]),
    ).rejects.toMatchObject({ constraint: 'visit_documents_signed_fixed' });
  },
);
