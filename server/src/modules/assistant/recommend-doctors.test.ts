import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDoctor } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { HOUR } from '../../platform/time.ts';
import { recommendDoctors } from './recommend-doctors.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.db.pool.query('update doctors set verified_at = null');
});

/** Creates a verified doctor with a mean rating of five ratings, who is free in some hours; null: never. */
async function aFreeDoctor(
  specialty: string,
  { stars, hours, country = 'TZ' }: { stars: number; hours: number | null; country?: 'TZ' | 'KE' },
): Promise<string> {
  const ratings = { sum: stars * 5, count: 5 };
  const id = await aDoctor(product, { specialty, ratings, country });
  const free = hours === null ? null : new Date(product.clock.now().getTime() + hours * HOUR);
  await product.db.pool.query('update doctors set next_free_at = $2 where id = $1', [id, free]);
  return id;
}

const named = async (problems: string[], country: 'TZ' | 'KE' = 'TZ') => {
  // Each test asks as another process would: what was kept for a moment is of another configuration.
  const ctx = product.ctx({ kind: 'nobody' }, { config: { ...product.services.config } });
  return (await recommendDoctors(ctx, { country, problems })).map(({ id }) => id);
};

describe('the doctors of an answer', () => {
  test('treat the problem; the best rated is first, of equal ones who is free soonest', async () => {
    const late = await aFreeDoctor('dermatologist', { stars: 4, hours: 30 });
    const soon = await aFreeDoctor('dermatologist', { stars: 4, hours: 2 });
    expect(await named(['skin'])).toEqual([soon, late]);
    const best = await aFreeDoctor('dermatologist', { stars: 5, hours: 90 });
    expect(await named(['skin'])).toEqual([best, soon]);
  });

  test('have a free time', async () => {
    await aFreeDoctor('dermatologist', { stars: 5, hours: null });
    await aFreeDoctor('dermatologist', { stars: 5, hours: -1 });
    const free = await aFreeDoctor('dermatologist', { stars: 3, hours: 5 });
    expect(await named(['skin'])).toEqual([free]);
  });

  test('are general doctors where nobody treats the problem, or none is known', async () => {
    await aFreeDoctor('cardiologist', { stars: 5, hours: 1 });
    const general = await aFreeDoctor('general-practitioner', { stars: 3, hours: 9 });
    expect(await named(['skin'])).toEqual([general]);
    expect(await named([])).toEqual([general]);
  });

  test('are never those whom nobody sees without another doctor', async () => {
    await aFreeDoctor('anaesthesiologist', { stars: 5, hours: 1 });
    expect(await named([])).toEqual([]);
  });

  test('work in the country that is asked about', async () => {
    await aFreeDoctor('general-practitioner', { stars: 5, hours: 1, country: 'KE' });
    const here = await aFreeDoctor('general-practitioner', { stars: 3, hours: 9 });
    expect(await named([])).toEqual([here]);
  });
});
