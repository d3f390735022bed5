import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { makeSerializer } from './schemas.ts';

test.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))(
  'the replies of %s can be written',
  (_, endpoint) => {
    expect(makeSerializer(endpoint)).toBeTypeOf('function');
  },
);

test('a field that the schema does not name is not written', () => {
  const serialize = makeSerializer({ ...ENDPOINTS[0]!, reply: z.object({ data: z.object({ id: z.string() }) }) });
  expect(serialize({ data: { id: 'x', secret: 'y' }, secret: 'z' })).toBe('{"data":{"id":"x"}}');
});
