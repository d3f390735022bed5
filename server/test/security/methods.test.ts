import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { IN_ORDER, pathOf } from './every-endpoint.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
});
afterAll(() => product.close());

describe('methods', () => {
  const paths = [...new Set(IN_ORDER.map(({ path }) => path))];
  const declared = (path: string) =>
    IN_ORDER.filter((endpoint) => endpoint.path === path).map(({ method }) => method as string);

  test.each(paths)('that %s does not declare get 405 with the declared ones (V-08)', async (path) => {
    const url = pathOf(IN_ORDER.find((endpoint) => endpoint.path === path)!);
    const allowed = [...declared(path), ...(declared(path).includes('GET') ? ['HEAD'] : [])];
    for (const method of [
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'QUERY',
    ].filter((name) => !allowed.includes(name))) {
      const reply = await product.app.inject({ method: method as 'PUT', url, headers: { host: 'localhost' } });
      expect([method, reply.statusCode, String(reply.headers['allow']).split(', ').toSorted()]).toEqual([
        method,
        405,
        allowed.toSorted(),
      ]);
    }
  });

  test.each(paths.filter((path) => declared(path).includes('GET') && !path.endsWith('.ics') && !path.endsWith('.pdf')))(
    'HEAD of %s is answered like GET, without a body',
    async (path) => {
      const url = pathOf(IN_ORDER.find((endpoint) => endpoint.path === path)!);
      const [head, get] = await Promise.all(
        (['HEAD', 'GET'] as const).map((method) => product.app.inject({ method, url, headers: { host: 'localhost' } })),
      );
      expect([head!.statusCode, head!.headers['content-type'], head!.body]).toEqual([
        get!.statusCode,
        get!.headers['content-type'],
        '',
      ]);
    },
  );

  test.each([
    ['POST', '/about', 415],
    ['DELETE', '/', 405],
    ['OPTIONS', '/doctors/Kenya/general', 405],
    ['TRACE', '/manifest.webmanifest', 405],
    ['PROPFIND', '/about', 405],
    ['POST', '/nowhere', 404],
    ['TRACE', '/api/nowhere', 404],
    ['PROPFIND', '/nowhere', 404],
    ['HEAD', '/nowhere', 404],
    ['POST', '/api/events', 405],
    ['HEAD', '/api/events', 405],
    ['OPTIONS', '/api/health/live', 405],
    ['HEAD', '/api/health/live', 200],
    ['HEAD', '/about', 200],
  ])('%s %s is answered %d', async (method, url, status) => {
    const { statusCode, headers } = await product.app.inject({
      method: method as 'GET',
      url,
      headers: { host: 'localhost' },
    });
    expect([statusCode, headers['allow'] !== undefined]).toEqual([status, status === 405]);
  });

  test('TRACE does not echo a request', async () => {
    const { statusCode, body } = await product.app.inject({
      method: 'TRACE' as 'GET',
      url: '/api/me',
      headers: { host: 'localhost', 'x-canary': 'canary-in-a-header' },
    });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('canary-in-a-header');
  });
});
