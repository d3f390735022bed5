import { expect, test } from 'vitest';
import { SETTINGS } from '@tabibu/contract/settings';
import { siteFigures } from './rules.ts';

const figures = { doctors: 158, countries: 6, meanRating: 4.56, ratings: 20 };

test('the home page shows the counted figures', () => {
  expect(siteFigures(figures, null)).toEqual({ doctors: '158', countries: '6', support: null, rating: '4.6' });
});

test('a mean of fewer than twenty ratings is not shown', () => {
  expect(siteFigures({ ...figures, ratings: 19 }, null).rating).toBeNull();
});

test('the marketing figures are shown only when switched on', () => {
  expect(siteFigures(figures, (key) => String(SETTINGS[key].fallback))).toEqual({
    doctors: '100+',
    countries: '6',
    support: '24/7',
    rating: '4.9',
  });
});
