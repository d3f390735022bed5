import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { DAY } from '../../platform/time.ts';
import { jobs } from './index.ts';
import { openUpload } from './open-upload.ts';

const STAFF = '+255754000111';
let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { STAFF_ALERT_PHONE: STAFF } });
});
afterAll(() => product.close());

/** Runs the hourly job on a disk with this much room. */
async function sweepWith(free: number | undefined): Promise<void> {
  const ctx = product.ctx();
  const files = { ...ctx.integrations.files, freeBytes: async () => free };
  await jobs['files.sweep']({ ...ctx, integrations: { ...ctx.integrations, files } });
  await product.settle();
}
const told = async (): Promise<string[]> => {
  const reply = await fetch(`${product.sandboxUrl}/sandbox/outbox?phone=${encodeURIComponent(STAFF)}`);
  return ((await reply.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
};

describe('a file is not begun', () => {
  const begin = (from: string, free?: number) => {
    const ctx = product.ctx({ kind: 'nobody' }, { ip: from });
    const files = { ...ctx.integrations.files, freeBytes: async () => free };
    const roomy = { ...ctx, integrations: { ...ctx.integrations, files } };
    return openUpload(roomy, { name: 'a.pdf', size: 10 * 1024 ** 2 });
  };

  test('while the disk has less than a gibibyte left', async () => {
    await expect(begin('10.1.1.1', 1024 ** 3)).rejects.toMatchObject({ code: 'service-unavailable', retryAfter: 600 });
    await begin('10.1.1.1', 2 * 1024 ** 3);
  });

  test('by an address whose files that belong to nothing would exceed what ten applications need', async () => {
    for (let file = 0; file < 40; file += 1) await begin('10.1.1.2');
    await expect(begin('10.1.1.2')).rejects.toMatchObject({ code: 'files-exhausted' });
    await begin('10.1.1.3');
  });

  test('while four gibibytes lie there that belong to nothing, whoever sent them', async () => {
    await product.db.pool.query(
      `insert into files (id, secret_hash, address_digest, created_at, size)
       select gen_random_uuid(), sha256(n::text::bytea), n::text, $1, 10485760 from generate_series(1, 409) as n`,
      [product.clock.now()],
    );
    await expect(begin('10.1.1.4')).rejects.toMatchObject({ code: 'service-unavailable' });
    await product.db.pool.query('delete from files');
    await begin('10.1.1.4');
  });
});

test('staff are told once a day while less than two GiB are left, with the figure', async () => {
  await sweepWith(2 * 1024 ** 3);
  await sweepWith(undefined);
  expect(await told()).toEqual([]);
  await sweepWith(1.96 * 1024 ** 3);
  await sweepWith(1.5 * 1024 ** 3);
  expect(await told()).toEqual([expect.stringContaining('1.9')]);
  product.clock.advance(DAY);
  await sweepWith(0);
  expect(await told()).toHaveLength(2);
});
