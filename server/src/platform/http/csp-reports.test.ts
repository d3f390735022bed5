import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { CSP_REPORTS, reportsIn } from './csp-reports.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const OLD = {
  'csp-report': {
    'document-uri': 'https://tabibu.example/appointments/01f3f16e',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?patient=asha',
  },
};
const NEW = [{ type: 'csp-violation', url: 'x', body: { effectiveDirective: 'style-src', blockedURL: 'inline' } }];

test.each<[string, unknown, object[]]>([
  ['one object', OLD, [{ directive: 'script-src-elem', blocked: 'evil.example' }]],
  ['a list', NEW, [{ directive: 'style-src', blocked: 'inline' }]],
  ['no report', { hello: 'world' }, []],
])('of a report as %s, only directive and origin are read', (_what, report, read) => {
  expect(reportsIn(JSON.stringify(report))).toEqual(read);
  expect(reportsIn('{')).toEqual([]);
});

test('a flood of reports writes at most thirty lines an hour, and no address that says what was read', async () => {
  const warn = vi.spyOn(product.services.log, 'warn');
  const send = () =>
    product.app.inject({
      method: 'POST',
      url: CSP_REPORTS,
      headers: { host: 'localhost', 'content-type': 'application/csp-report' },
      payload: JSON.stringify(OLD),
    });
  for (let report = 0; report < 40; report += 1) expect((await send()).statusCode).toBe(204);
  expect(warn.mock.calls).toHaveLength(30);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/asha|appointments/);
  warn.mockRestore();
});
