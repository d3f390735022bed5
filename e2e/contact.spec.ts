import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { signedIn } from './patient-steps.ts';
import { violations } from './violations.ts';

journey(
  'S34: a message on the contact page gets a number, and a person who is signed in sees it there',
  async (walk) => {
    const { page, t } = walk;
    await page.goto('/contact');
    const field = (name: string) => page.locator(`form[aria-labelledby=write-to-us] [name=${name}]`);
    await page.getByRole('button', { name: t('contact.send') }).click();
    await page.getByText(t('contact.fill')).first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('first_name');
    await field('first_name').fill('Asha');
    await field('last_name').fill('Mwinyi');
    await field('email').fill('asha@example.org');
    await field('subject').fill('Risiti');
    await field('message').fill('Naomba risiti ya malipo yangu.');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Naomba risiti');
    await page.reload();
    await expect(field('message')).toHaveValue('Naomba risiti ya malipo yangu.');
    const sent = t('contact.sent', { number: '§' }).split('§')[0]!;
    await page.getByRole('button', { name: t('contact.send') }).click();
    await page.getByText(sent).waitFor();
    await expect(field('message')).toHaveValue('');

    await signedIn(walk);
    await page.goto('/contact');
    await field('first_name').fill('Asha');
    await field('last_name').fill('Mwinyi');
    await field('subject').fill('Swali langu');
    await field('message').fill('Je, ninaweza kubadilisha jina?');
    await page.getByRole('button', { name: t('contact.send') }).click();
    await page.getByText(sent).waitFor();
    await page.locator('.contact-letters').getByText('Swali langu').waitFor();
    await page.locator('.contact-letters').getByText(t('contact.waiting')).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);
