import type { Visit } from './screen-list.ts';

/** The search over all sections with what a name finds. */
export async function openPalette({ page }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/settings');
  await page.locator('.passkey').first().waitFor();
  await page.keyboard.press('Control+K');
  await page.locator('input[name=palette]').fill('ma');
  await page.locator('[role=option]').nth(3).waitFor();
}
