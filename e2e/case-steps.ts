import type { CaseDecision, CaseKind } from '@tabibu/contract/case-words';
import { sweepCases } from '../server/src/modules/cases/sync-case.ts';
import type { TestProduct } from '../server/test/harness.ts';
import type { Side } from './own-stage.ts';

/** Runs what is due, and the sweep that opens and closes cases every minute. */
export async function fillQueue(product: TestProduct): Promise<void> {
  await product.settle();
  await sweepCases(product.ctx({ kind: 'job', name: 'test' }));
}

/** Opens the queue in the portal of its reader and from it the last case of a kind. */
export async function openCase({ page, t }: Side, kind: CaseKind, portal: 'admin' | 'staff' = 'admin'): Promise<void> {
  await page.goto(`/${portal}/dashboard/cases`);
  await page.locator('select[name=kind]').selectOption(kind);
  await page
    .locator('.case-row', { hasText: t(`cases.kind-${kind}`) })
    .last()
    .click();
  await page.getByText(t(`cases.what-${kind}`)).waitFor();
}

interface Words {
  readonly note?: string;
  /** The transaction number of a payment that was sent by hand. */
  readonly number?: string;
}

/** Presses a decision and confirms it. Does not wait for what follows. */
export async function confirm({ page, t }: Side, decision: CaseDecision, { note, number }: Words = {}): Promise<void> {
  await page.getByRole('button', { name: t(`cases.do-${decision}`), exact: true }).click();
  if (number !== undefined) await page.locator('dialog[open] [name=transaction-number]').fill(number);
  if (note !== undefined) await page.locator('dialog[open] textarea').fill(note);
  await page.getByRole('button', { name: t('cases.confirm'), exact: true }).click();
}

/** Decides the case that is open on the page. */
export async function decide(side: Side, decision: CaseDecision, words: Words = {}): Promise<void> {
  await confirm(side, decision, words);
  await side.page.getByText(side.t(`cases.done-${decision}`)).waitFor();
}
