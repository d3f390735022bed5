import { expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { PERSONAL_PATHS, isForEverybody } from './store-names.ts';

const read = ENDPOINTS.filter(({ method }) => method === 'GET');
const sample = (path: string) => path.replaceAll(/:[a-z_]+/g, '019b7600-0000-7000-8000-00000000000a');

test('of a person only these answers are kept for reading without a network', () => {
  const kept = read.filter(({ path }) => PERSONAL_PATHS.test(sample(path))).map(({ path }) => path);
  expect(kept.sort()).toEqual([
    '/api/appointments',
    '/api/appointments/:booking_id',
    '/api/appointments/:booking_id/documents',
    '/api/appointments/:booking_id/documents/:document_id',
    '/api/documents',
    '/api/family',
    '/api/me/plans',
    '/api/people/:person_id/pregnancy',
    '/api/people/:person_id/readings',
    '/api/people/:person_id/readings/curve',
    '/api/people/:person_id/schedules',
    '/api/people/:person_id/schedules/month',
  ]);
});

test('nothing that is kept for everybody needs a session', () => {
  const kept = read.filter(({ path }) => isForEverybody(sample(path)));
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter(({ access }) => !access.includes('anyone')).map(({ path }) => path)).toEqual([]);
});
