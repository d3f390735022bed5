import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishVisitor } from '../form-visits.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { formOn, sendForm } from '../page-form.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
});
afterAll(() => product.close());

/** What the button of a page would send: 'true' to like, 'false' to take the like back. */
const likeIn = (html: string) => /<button value="(\w+)"[^>]*name="liked"/.exec(html)?.[1];
const READER = '/learnings/high-blood-pressure';

test('without script words find articles, and they are in no address', async () => {
  const visitor = englishVisitor(product);
  const fields = formOn((await visitor.get('/learnings?category=diabetes')).text, 'find-articles')!;
  const found = await sendForm(visitor, '/learnings?category=diabetes', { ...fields, q: 'SUGAR' });
  expect([found.status, found.headers['cache-control'], found.headers['location']]).toEqual([
    200,
    'no-store',
    undefined,
  ]);
  expect(found.text).toContain('href="/learnings/preventing-type-2-diabetes"');
  expect(found.text).not.toContain('href="/learnings/child-nutrition"');
  const nothing = await sendForm(visitor, '/learnings', { ...fields, q: 'zzz' });
  expect(nothing.text).toContain('No Articles Found');
  expect(nothing.text).toContain('Try adjusting your search criteria');
});

test('without script an article is liked once and the like is taken back', async () => {
  const visitor = englishVisitor(product);
  const press = async (liked: string) => {
    const page = await visitor.get(READER);
    expect(likeIn(page.text)).toBe(liked);
    return sendForm(visitor, READER, { ...formOn(page.text, 'like')!, liked });
  };
  const sent = await press('true');
  expect([sent.status, sent.headers['location']]).toEqual([303, READER]);
  expect((await visitor.get(READER)).text).toContain('1 person likes this');
  const other = (await englishVisitor(product).get(READER)).text;
  expect([likeIn(other), other.includes('1 person likes this')]).toEqual(['true', true]);
  await press('false');
  expect((await visitor.get(READER)).text).not.toContain('person likes this');
});

test('without a token nothing is liked', async () => {
  const visitor = englishVisitor(product);
  const fields = formOn((await visitor.get(READER)).text, 'like')!;
  await sendForm(visitor, READER, { ...fields, 'form-token': '', liked: 'true' });
  expect((await visitor.get('/api/articles/high-blood-pressure/like')).body.data).toEqual({ liked: false, likes: 0 });
});
