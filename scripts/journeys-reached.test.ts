import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { coverOf, requestsOf } from './journeys-reached.mjs';

const began = Date.parse('2026-11-28T10:00:00Z');
const fileOf = (name: string) => join(fileURLToPath(new URL('..', import.meta.url)), 'e2e', name);
const walk = (name: string, workerIndex: number, after: number) => ({
  file: fileOf(name),
  results: [{ workerIndex, startTime: new Date(began + after).toISOString(), duration: 1000 }],
});

test('what a page requested belongs to the journey that its worker walked then', () => {
  const lines = new Map([
    [0, [`${began + 10} GET /api/doctors/4c1f`, `${began + 1500} GET /assets/B6h0bW2.js`]],
    [1, [`${began + 20} POST /api/payments`, '']],
  ]);
  const sources = new Map([['/assets/B6h0bW2.js', ['web/src/patient/pay.tsx']]]);
  expect(requestsOf([walk('find.spec.ts', 0, 0), walk('pay.spec.ts', 0, 1200)], lines, sources)).toEqual({
    'e2e/find.spec.ts': { seconds: 1, requests: ['GET /api/doctors/*'] },
    'e2e/pay.spec.ts': { seconds: 1, requests: ['web/src/patient/pay.tsx'] },
  });
});

test('each call and screen is met by the quickest journeys, and what none meets in time is said', () => {
  const reach = {
    'e2e/long.spec.ts': { seconds: 300, requests: ['DELETE /api/me', 'GET /api/doctors/*'] },
    'e2e/quick.spec.ts': { seconds: 2, requests: ['GET /api/doctors/*'] },
    'e2e/slow.spec.ts': { seconds: 20, requests: ['GET /api/doctors/*', 'web/src/patient/pay.tsx'] },
    'e2e/other.spec.ts': { seconds: 1, requests: ['GET /api/doctors'] },
  };
  expect(coverOf(['GET /api/doctors/:id', 'web/src/patient/pay.tsx', 'DELETE /api/me'], reach)).toEqual({
    files: ['e2e/quick.spec.ts', 'e2e/slow.spec.ts'],
    left: ['DELETE /api/me'],
  });
});
