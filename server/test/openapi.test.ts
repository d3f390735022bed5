import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { ENDPOINTS, NAMED_SCHEMAS } from '@tabibu/contract/endpoints';
import { describeApi } from '../src/platform/openapi/describe-api.ts';
import { ROUTES } from '../src/routes.ts';
import { description } from './api-description.ts';

test('docs/openapi.json matches the contract (npm run openapi writes it)', () => {
  expect(description).toEqual(JSON.parse(JSON.stringify(describeApi(ENDPOINTS, NAMED_SCHEMAS))));
});

test('the description is valid OpenAPI 3.1 and each of its references resolves', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(JSON.stringify(description)))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('the server has one route for every endpoint of the contract', () => {
  expect(ROUTES.map((route) => route.endpoint.id).sort()).toEqual(ENDPOINTS.map((endpoint) => endpoint.id).sort());
});
