import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findArticles } from '@tabibu/contract/article-rules';
import type { ArticleContent } from '@tabibu/contract/article-rules';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, addDays } from '../../platform/time.ts';

let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

const PRINTED = {
  'child-nutrition': ['child', 5],
  'preventing-type-2-diabetes': ['diabetes', 6],
  'high-blood-pressure': ['heart', 6],
  'foods-in-pregnancy': ['pregnancy', 5],
  'womens-reproductive-and-pelvic-health': ['women', 7],
};
const HEART = 'high-blood-pressure';
const DIABETES = ['meals-for-diabetes', 'preventing-type-2-diabetes'];

const list = async (language = 'en') => (await product.visitor().get(`/api/articles?language=${language}`)).body.data;
const read = async (id: string, language = 'en', browser = product.visitor()) =>
  browser.get(`/api/articles/${id}?language=${language}`);
const edited = async (id: string): Promise<{ version: number; content: ArticleContent }> => {
  const { version, versions } = (await one.get(`/api/admin/articles/${id}`)).body.data;
  return { version, content: { ...versions[0].content, ...days() } };
};
const days = () => {
  const today = product.clock.now().toISOString().slice(0, 10);
  return { published_on: addDays(today, -1), review_due: addDays(today, 100) };
};
const save = (id: string, version: number, content: object, browser = one) =>
  browser.put(`/api/admin/articles/${id}`, { version, content });

describe('readers', () => {
  test('find the five printed articles with their categories and minutes, without their texts (PAT-LEARN-05…09)', async () => {
    const heads = await list();
    for (const [id, [category, minutes]] of Object.entries(PRINTED))
      expect(heads.find((head: { id: string }) => head.id === id)).toMatchObject({
        category,
        read_minutes: minutes,
        is_reviewed: false,
      });
    expect(JSON.stringify(heads)).not.toContain('body');
    expect(JSON.stringify(heads).length).toBeLessThan(6000);
  });

  test('read each article in their own language with its sources, and no clinician has signed it', async () => {
    for (const { id } of await list())
      for (const language of ['sw', 'en', 'fr']) {
        const { status, body, headers } = await read(id, language);
        expect([status, body.data.language, body.data.reviewer]).toEqual([200, language, null]);
        expect(headers['cache-control']).toBe('public, max-age=60');
        expect(body.data.body.split(/\s+/).length).toBeGreaterThan(300);
        expect(body.data.body).toContain('](/emergency)');
        for (const { address } of body.data.sources) expect(address).toMatch(/^https:\/\//);
      }
    expect((await read('no-such-article')).status).toBe(404);
    expect((await read(HEART, 'de')).status).toBe(422);
  });

  test('find words in title or excerpt of their language, in whatever letters, within a category (C74)', async () => {
    const [sw, fr] = [await list('sw'), await list('fr')];
    const ids = (found: object[]) => found.map((one) => Reflect.get(one, 'id'));
    expect(ids(findArticles(sw, '  KISUKARI ', null)).toSorted()).toEqual(DIABETES);
    expect(ids(findArticles(sw, 'diabetes', null))).toEqual([]);
    expect(ids(findArticles(fr, 'diabete', 'diabetes')).toSorted()).toEqual(DIABETES);
    expect(ids(findArticles(fr, 'diabète', 'heart'))).toEqual([]);
    expect(ids(findArticles(sw, '', 'lifestyle'))).toHaveLength(3);
  });
});

describe('a like', () => {
  const like = (browser: Visitor, liked = true) => browser.post(`/api/articles/${HEART}/like`, { liked });
  const own = async (browser: Visitor) => (await browser.get(`/api/articles/${HEART}/like`)).body.data;

  test('counts once per account and once per browser, is kept, and is taken back (W07)', async () => {
    const [patient, visitor, stranger] = [await product.patient(), product.visitor(), product.visitor()];
    expect(await own(visitor)).toEqual({ liked: false, likes: 0 });
    expect(visitor.cookies.size).toBe(0);
    for (const browser of [patient, visitor]) {
      await like(browser);
      await like(browser);
    }
    expect(await own(patient)).toEqual({ liked: true, likes: 2 });
    expect(await own(visitor)).toEqual({ liked: true, likes: 2 });
    expect(await own(stranger)).toEqual({ liked: false, likes: 2 });
    expect((await read(HEART)).body.data.likes).toBe(2);
    expect((await like(visitor, false)).body.data).toEqual({ liked: false, likes: 1 });
    expect((await like(stranger, false)).body.data).toEqual({ liked: false, likes: 1 });
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('of many at once counts each person once', async () => {
    const patient = await product.patient();
    const before = (await own(patient)).likes;
    await Promise.all(Array.from({ length: 6 }, () => like(patient)));
    expect(await own(patient)).toEqual({ liked: true, likes: before + 1 });
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is stored without saying whose it is, and a cookie that we did not make is nobody', async () => {
    const [patient, visitor] = [await product.patient(), product.visitor()];
    await like(patient);
    await like(visitor);
    const { rows } = await product.db.pool.query('select * from article_likes');
    const [name, value] = [...visitor.cookies][0]!;
    const [browser, signature] = value.split('.');
    for (const secret of [patient.accountId, browser!, signature!]) expect(JSON.stringify(rows)).not.toContain(secret);
    const forger = product.visitor();
    forger.cookies.set(name, `${browser}.AAAA`);
    expect((await own(forger)).liked).toBe(false);
    expect((await product.visitor().post('/api/articles/none/like', { liked: true })).status).toBe(404);
  });
});

describe('an administrator', () => {
  test('changes an article for everybody at once, and takes the version back', async () => {
    const { version, content } = await edited('moving-every-day');
    const title = { ...content.title, sw: 'Tembea kila siku' };
    const saved = await save('moving-every-day', version, { ...content, title });
    expect([saved.status, saved.body.data.version, saved.body.data.versions[0].by]).toEqual([
      200,
      version + 1,
      expect.any(String),
    ]);
    expect((await read('moving-every-day', 'sw')).body.data.title).toBe('Tembea kila siku');
    const back = await one.post('/api/admin/articles/moving-every-day/take-back', { version: version + 1 });
    expect(back.body.data.versions[0].content.title).toEqual(content.title);
    expect((await read('moving-every-day', 'sw')).body.data.title).toBe(content.title.sw);
    const again = await one.post('/api/admin/articles/moving-every-day/take-back', { version: version + 1 });
    expect([again.status, again.body.code]).toEqual([409, 'article-changed']);
  });

  test('does not overwrite what another one saved meanwhile', async () => {
    const { version, content } = await edited(HEART);
    expect((await save(HEART, version, content, other)).status).toBe(200);
    const late = await save(HEART, version, { ...content, read_minutes: 9 });
    expect([late.status, late.body.code]).toEqual([409, 'article-changed']);
    expect((await read(HEART)).body.data.read_minutes).toBe(6);
  });

  test('adds an article; without Swahili it is read in English, and its first version can be withdrawn', async () => {
    const { content } = await edited(HEART);
    const texts = { title: { sw: '', en: 'Malaria', fr: '' }, excerpt: { sw: '', en: 'Nets', fr: '' } };
    const body = { sw: '', en: 'Sleep under a **net**.', fr: '' };
    expect((await save('malaria', 0, { ...content, ...texts, body })).status).toBe(200);
    expect((await save('malaria', 0, { ...content, ...texts, body })).body.code).toBe('article-changed');
    expect((await read('malaria', 'sw')).body.data).toMatchObject({ language: 'en', title: 'Malaria' });
    expect((await one.post('/api/admin/articles/malaria/take-back', { version: 1 })).status).toBe(200);
    expect((await read('malaria')).status).toBe(404);
    expect((await list()).map(({ id }: { id: string }) => id)).not.toContain('malaria');
    expect((await product.visitor().get('/api/articles/malaria/like')).body.data.likes).toBe(0);
  });

  test.each([
    [{ excerpt: { sw: 'Neno', en: '', fr: 'Mot' } }, ['excerpt.en']],
    [{ body: { sw: ' ', en: 'Word', fr: 'Mot' } }, ['body.sw']],
    [{ read_minutes: 0 }, ['read_minutes']],
    [{ sources: [] }, ['sources']],
    [{ sources: [{ title: 'WHO', address: 'http://who.int' }] }, ['sources']],
    [{ status: 'reviewed', reviewer: ' ', reviewed_on: null }, ['reviewer', 'reviewed_on']],
    [{ published_on: '2099-01-01' }, ['published_on', 'review_due']],
    [{ review_due: '2099-01-01' }, ['review_due']],
    [{ picture: '019a0000-0000-7000-8000-000000000001' }, ['picture']],
  ])('saves nothing of %o, and the refusal names the fields', async (changes, fields) => {
    const { version, content } = await edited('child-nutrition');
    const refused = await save('child-nutrition', version, { ...content, ...changes });
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([422, 'article-invalid', { fields }]);
  });

  test('cannot change words under the signature of a clinician; a draft has none', async () => {
    const id = 'foods-in-pregnancy';
    const { version, content } = await edited(id);
    const today = product.clock.now().toISOString().slice(0, 10);
    const signed = { ...content, status: 'reviewed', reviewer: 'Dr Neema Mushi', reviewed_on: addDays(today, -1) };
    expect((await save(id, version, signed)).status).toBe(200);
    expect((await read(id)).body.data).toMatchObject({ is_reviewed: true, reviewer: 'Dr Neema Mushi' });
    const words = { ...signed, excerpt: { ...content.excerpt, en: 'Eat stones.' } };
    const refused = await save(id, version + 1, words);
    expect([refused.status, refused.body.code]).toEqual([422, 'article-review-again']);
    expect((await save(id, version + 1, { ...words, reviewed_on: today })).status).toBe(200);
    expect((await save(id, version + 2, { ...words, status: 'draft' })).status).toBe(200);
    expect((await read(id)).body.data).toMatchObject({ is_reviewed: false, reviewer: null, reviewed_on: null });
  });

  test('needs a fresh factor; a patient may do nothing of this', async () => {
    const { version, content } = await edited(HEART);
    product.clock.advance(DAY / 100);
    expect((await save(HEART, version, content)).body.code).toBe('step-up-required');
    const patient = await product.patient();
    expect((await save(HEART, version, content, patient)).status).toBe(403);
    expect((await patient.get('/api/admin/articles')).status).toBe(403);
  });
});
