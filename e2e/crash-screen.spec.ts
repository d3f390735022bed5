import { expect } from '@playwright/test';
import { builtScript } from './built-script.ts';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';

const BROKEN = 'throw new Error("broken on purpose")';

/** Checks the text of the error screen, and that its button brings the page back after `repaired`. */
async function crashedAndBack({ page, t }: Journey, repaired: () => Promise<void>): Promise<void> {
  const alert = page.locator('body > [role=alert]');
  await alert.getByRole('heading', { name: t('crash.title') }).waitFor();
  await expect(alert).toContainText(t('crash.hint'), { useInnerText: true });
  await repaired();
  await alert.getByRole('button', { name: t('crash.refresh') }).click();
  await page.locator('html.live main h1').first().waitFor();
  await expect(page.locator('body > [role=alert]')).toHaveCount(0);
}

/** Replaces a piece of the data that the server's document contains for its first rendering. */
async function spoilOpening({ page }: Journey, from: string, to: string): Promise<void> {
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(from, to) });
  });
}

journey('S03: an entry script that does not load shows the error screen', async (walk) => {
  await walk.page.route('**/assets/entry-*', (route) => route.abort());
  await walk.page.goto('/about');
  await crashedAndBack(walk, () => walk.page.unroute('**/assets/entry-*'));
});

journey(
  'S03: an entry script that fails at its start shows the error screen',
  async (walk) => {
    await walk.page.route('**/assets/entry-*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
    );
    await walk.page.goto('/about');
    await crashedAndBack(walk, () => walk.page.unroute('**/assets/entry-*'));
  },
  { mayBreak: true },
);

journey(
  'S03: sentences that do not load show the error screen, not their keys',
  async (walk) => {
    const sentences = `**${builtScript(`../locales/generated/${walk.language}/public.json`)}`;
    await walk.page.route(sentences, (route) => route.abort());
    await walk.page.goto('/about');
    await crashedAndBack(walk, () => walk.page.unroute(sentences));
    await expect(walk.page.locator('body')).not.toContainText('nav.home', { useInnerText: true });
  },
  { mayBreak: true },
);

journey(
  'S03: an error in the session around the frame shows the error screen',
  async (walk) => {
    await spoilOpening(walk, '"country":"TZ"', '"country":"??"');
    await walk.page.goto('/about');
    await crashedAndBack(walk, () => walk.page.unroute('**/about'));
  },
  { mayBreak: true },
);

journey(
  'S03: an error in the frame shows the error screen',
  async (walk) => {
    await spoilOpening(walk, `"language":"${walk.language}"`, '"language":"??"');
    await walk.page.goto('/about');
    await crashedAndBack(walk, () => walk.page.unroute('**/about'));
  },
  { mayBreak: true },
);

journey(
  'S03: a broken cached script shows the error screen, and Refresh loads a working page',
  async (walk) => {
    const { page } = walk;
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const entry = await page.locator('script[type=module]').getAttribute('src');
    await page.evaluate(
      async ([address, text]) => {
        const files = await caches.open('tabibu-files');
        await files.put(address!, new Response(text, { headers: { 'content-type': 'text/javascript' } }));
      },
      [entry, BROKEN],
    );
    await page.reload();
    await expect(page.locator('#state')).toHaveCount(0);
    await crashedAndBack(walk, () => Promise.resolve());
  },
  { offline: true, mayBreak: true },
);
