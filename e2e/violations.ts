import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The library without its comments: half as much for the page to read. */
const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The accessibility violations that axe finds on the page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // A page that stays open keeps the library.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate((source) => {
      // oxlint-disable-next-line no-eval -- the page's own policy forbids script elements; the test reaches past it on purpose
      (0, eval)(source);
    }, AXE);
  return page.evaluate(async (rules) => {
    const { axe: runner } = window as unknown as {
      axe: {
        run: (
          context: Document,
          options: unknown,
        ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
      };
    };
    // Of what passes it need not work out the names.
    const { violations: found } = await runner.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => String(node.target))
          .join(' | ')}`,
    );
  }, RULES);
}
