import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../src/platform/time.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';

const ORIGIN = 'https://tabibu.example';
let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct({ pages: true, environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => product.close());

const get = (path: string) => product.app.inject({ method: 'GET', url: path });

test('the sitemap names an article until the day of its next review is over', async () => {
  const path = 'high-blood-pressure';
  const pages = async () => (await get('/sitemaps/pages.xml')).body;
  const robots = async () => /name="robots" content="(\w+)"/.exec((await get(`/en/learnings/${path}`)).body)?.[1];
  expect([(await pages()).includes('/learnings/'), await robots()]).toEqual([false, 'noindex']);
  const today = product.clock.now().toISOString().slice(0, 10);
  await product.db.pool.query(
    `insert into article_versions
     select (jsonb_populate_record(v, jsonb_build_object('version', 2, 'review_due', $2::date))).* from article_versions v where article_id = $1`,
    [path, addDays(today, 1)],
  );
  await product.db.pool.query('update articles set version = 2 where id = $1', [path]);
  expect(await pages()).toContain(`<loc>${ORIGIN}/fr/learnings/${path}</loc>`);
  expect(await robots()).toBeUndefined();
});
