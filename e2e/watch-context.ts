import type { BrowserContext } from 'playwright-core';

/** What was observed in a browser; all lists must stay empty in a test. */
export interface Sightings {
  /** Violations of the content security policy. */
  readonly violations: string[];
  /** Errors on the console, and uncaught errors. */
  readonly errors: string[];
  /** Requests to any host other than the product. */
  readonly foreign: string[];
  /** Calls of alert, confirm and prompt: our pages never use them, so only injected code can. */
  readonly dialogs: string[];
}

/** A page that shows "not found" requests what is missing, and the console reports the 4xx response as an error. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Watches every page of a browser context from now on. */
export async function watchContext(context: BrowserContext, origin: string): Promise<Sightings> {
  const seen: Sightings = { violations: [], errors: [], foreign: [], dialogs: [] };
  await context.exposeFunction('noteViolation', (text: string) => {
    seen.violations.push(text);
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        (window as unknown as { noteViolation(text: string): void }).noteViolation(
          `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
        );
      },
    );
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)) seen.foreign.push(url);
  });
  context.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Trusted ?Type/i.test(text)) seen.violations.push(text);
    else if (message.type() === 'error' && !EXPECTED.test(text)) seen.errors.push(text);
  });
  context.on('weberror', (error) => {
    if (error.page()?.url().startsWith(origin) === true) seen.errors.push(String(error.error()));
  });
  context.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
}

export const NOTHING: Sightings = { violations: [], errors: [], foreign: [], dialogs: [] };
