import { expect, test } from 'vitest';
import { ARTICLE, api, dataOf, meta, openPage } from '../testing/search-pages.ts';

test('an article that may be out of date is not given to search engines', async () => {
  const path = `/en/learnings/${ARTICLE.id}`;
  expect(meta(await openPage(path), 'robots')).toBeUndefined();
  expect(meta(await openPage(path, api({}, [], { review_due: '2026-11-19' })), 'robots')).toBe('noindex');
});

test('the structured data of an article: its sources, and a reviewer only if somebody signed', async () => {
  const path = `/en/learnings/${ARTICLE.id}`;
  const draft = dataOf(await openPage(path), 'MedicalWebPage')!;
  expect(draft).toMatchObject({ name: 'High blood pressure', citation: ['https://www.who.int/hypertension'] });
  expect(draft).not.toHaveProperty('reviewedBy');
  const signed = { is_reviewed: true, reviewer: 'Dr Neema Mushi', reviewed_on: '2026-11-10' };
  expect(dataOf(await openPage(path, api({}, [], signed)), 'MedicalWebPage')).toMatchObject({
    lastReviewed: '2026-11-10',
    reviewedBy: { name: 'Dr Neema Mushi' },
  });
});
