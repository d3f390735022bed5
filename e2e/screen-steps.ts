import type { Page } from 'playwright-core';
import { HOUR } from '../server/src/platform/time.ts';
import type { Visitor } from '../server/test/visitor.ts';
import type { Visit } from './screen-list.ts';
import type { WorkPlace, Worker } from './work-place.ts';

/** Opens an address and waits for an element that is there when the data are. */
export const at =
  (path: string, sign: string) =>
  async ({ page }: Visit) => {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
  };

/** Presses the first button with this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/**
 * Does something that wants a fresh factor as somebody whose factor is old. Afterwards it is old again, because other
 * pictures show how it is asked for.
 */
export async function withFactor<T>(
  { product, people }: WorkPlace,
  who: Worker,
  action: (by: Visitor) => Promise<T>,
): Promise<T> {
  const stepUp = (at: Date) =>
    product.db.pool.query('update sessions set stepped_up_at = $2 where account_id = $1', [people[who].accountId, at]);
  const now = product.clock.now();
  await stepUp(now);
  try {
    return await action(people[who]);
  } finally {
    await stepUp(new Date(now.getTime() - HOUR));
  }
}
