import { expect, test } from 'vitest';
import { reachOf } from './reach.mjs';

const modules = { payments: { calls: ['ledger'] }, ledger: { calls: [] }, calls: { calls: ['payments'] } };
const importers = new Map([
  ['contract/src/money.ts', new Set(['web/src/ui/price.tsx', 'server/src/modules/payments/settle.ts'])],
  ['web/src/ui/price.tsx', new Set(['web/src/ui/price.test.tsx'])],
  ['server/src/modules/ledger/index.ts', new Set(['server/src/modules/payments/settle.ts'])],
  ['server/src/modules/payments/settle.ts', new Set(['server/src/app.ts', 'server/test/money.test.ts'])],
  ['server/src/app.ts', new Set(['server/test/harness.ts'])],
  ['server/test/harness.ts', new Set(['server/test/access.test.ts'])],
  ['e2e/pay-steps.ts', new Set(['e2e/pay.spec.ts'])],
]);
const reach = (file: string) => reachOf([file], importers, modules);

test('a change of a module reaches its tests, those of its callers and what imports the file, and not every test', () => {
  const reached = reach('server/src/modules/payments/settle.ts');
  expect(reached).toEqual(
    expect.arrayContaining([
      'server/src/modules/payments/**',
      'server/src/modules/calls/**',
      'server/test/money.test.ts',
    ]),
  );
  expect(reached).not.toContain('server/test/access.test.ts');
  expect(reached).not.toContain('server/src/modules/ledger/**');
});

test('a change of the contract reaches the screens and the modules that use it', () => {
  expect(reach('contract/src/money.ts')).toEqual(
    expect.arrayContaining(['web/src/ui/price.test.tsx', 'server/src/modules/payments/**']),
  );
});

test('a changed test, a step of journeys, a migration and a sentence reach what reads them', () => {
  expect(reach('e2e/pay.spec.ts')).toContain('e2e/pay.spec.ts');
  expect(reach('e2e/pay-steps.ts')).toContain('e2e/pay.spec.ts');
  expect(reach('server/migrations/0999-more.sql')).toContain('server/**');
  expect(reach('locales/sw/booking.po')).toContain('server/test/messages.test.ts');
});
