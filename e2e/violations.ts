import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The accessibility violations that axe finds on the page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ source, rules }) => {
      // oxlint-disable-next-line no-eval -- the page's own policy forbids script elements; the test reaches past it on purpose
      if (!('axe' in window)) (0, eval)(source);
      const { axe: runner } = window as unknown as {
        axe: {
          run: (
            context: Document,
            options: unknown,
          ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
        };
      };
      const { violations: found } = await runner.run(document, { runOnly: rules });
      return found.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => String(node.target))
            .join(' | ')}`,
      );
    },
    { source: axe.source, rules: RULES },
  );
}
