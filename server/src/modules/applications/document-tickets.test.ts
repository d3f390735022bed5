import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anApplication, filesOfBothKinds } from '../../../test/application-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let administrator: Visitor;
let staffAdmin: Visitor;
let application: Awaited<ReturnType<typeof anApplication>>['application'];
beforeAll(async () => {
  product = await openTestProduct();
  ({ application } = await anApplication(product, {}, await filesOfBothKinds()));
});
// So that every session is fresh.
beforeEach(async () => {
  product.clock.advance(HOUR);
  administrator = await aMemberOfStaff(product, 'administrator');
  staffAdmin = await aMemberOfStaff(product, 'staff-admin');
});
afterAll(() => product.close());

const rowsOf = async (sql: string, values: unknown[] = []) => (await product.db.pool.query(sql, values)).rows;

describe('a document', () => {
  const linkTo = async (who: Visitor, id: string) =>
    (await who.post(`/api/application-files/${id}/ticket`)).body.data.address as string;

  test('opens by its link as what it is, for download only, and each opening is audited (API-19, U-06)', async () => {
    for (const { id, label, kind } of application.documents) {
      const opened = await staffAdmin.get(await linkTo(staffAdmin, id));
      expect(opened.status).toBe(200);
      expect(opened.headers).toMatchObject({
        'content-type': kind === 'pdf' ? 'application/pdf' : 'image/jpeg',
        'content-disposition': `attachment; filename="application-${application.number}-${label.toLowerCase().replaceAll(' ', '-')}.${kind}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
    expect(
      await rowsOf("select actor from audit_log where action = 'applications.read-document' and object_id = $1", [
        application.id,
      ]),
    ).toEqual(Array.from({ length: 4 }, () => ({ actor: 'staff-admin' })));
  });

  test('opens once by a link, however often and at the same moment it is used', async () => {
    const [{ id }] = application.documents;
    product.clock.advance(1000);
    const link = await linkTo(staffAdmin, id);
    expect((await staffAdmin.get(link)).status).toBe(200);
    expect((await staffAdmin.get(link)).status).toBe(404);
    product.clock.advance(1000);
    expect((await staffAdmin.get(await linkTo(staffAdmin, id))).status).toBe(200);
  });

  test('does not open after a minute, in another session, for another file or by another ticket', async () => {
    const [one, other] = application.documents.map(({ id }: { id: string }) => id) as string[];
    const link = await linkTo(staffAdmin, one!);
    expect((await administrator.get(link)).status).toBe(404);
    expect((await staffAdmin.get(link.replace(one!, other!))).status).toBe(404);
    const later = link.replace(/ticket=(\w+)\./, (_, stamp: string) => `ticket=${stamp.slice(0, -1)}z.`);
    expect((await staffAdmin.get(later)).status).toBe(404);
    expect((await staffAdmin.get(`${link}x`)).status).toBe(404);
    expect((await product.visitor().get(link)).status).toBe(401);
    product.clock.advance(MINUTE + 1);
    expect((await staffAdmin.get(link)).status).toBe(404);
  });
});
