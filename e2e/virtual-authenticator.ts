import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A device of the browser that keeps passkeys. */
export interface Authenticator {
  readonly chromium: CDPSession;
  readonly authenticatorId: string;
}

/** Gives the page a device that keeps passkeys and whose person passes its question. */
export async function addAuthenticator(context: BrowserContext, page: Page): Promise<Authenticator> {
  const chromium = await context.newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { chromium, authenticatorId };
}
