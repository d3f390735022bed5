import type { BrowserContext } from 'playwright-core';

interface SessionCookies {
  /** By name. */
  readonly cookies: ReadonlyMap<string, string>;
}

/** Gives a browser on localhost the session that a test has opened through the API. */
export async function takeSession(context: BrowserContext, { cookies }: SessionCookies): Promise<void> {
  await context.addCookies(
    [...cookies].map(([name, value]) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
      secure: true,
      httpOnly: true,
    })),
  );
}
