import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { describeApi } from '../src/platform/http/openapi.ts';
import { ROUTES } from '../src/routes.ts';

test('the kept OpenAPI description is in step with the contract (npm run openapi writes it)', () => {
  const kept = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as unknown;
  expect(kept).toEqual(JSON.parse(JSON.stringify(describeApi(ENDPOINTS))));
});

test('the server answers every endpoint of the contract, once', () => {
  expect(ROUTES.map((route) => route.endpoint.id).sort()).toEqual(ENDPOINTS.map((endpoint) => endpoint.id).sort());
});

test('every id in a path says whose it is', () => {
  for (const { id, path, owns } of ENDPOINTS) {
    const ids = [...path.matchAll(/:([a-z_]+)/g)].map((match) => match[1]!);
    expect(Object.keys(owns ?? {}).sort(), id).toEqual(ids.sort());
  }
});
