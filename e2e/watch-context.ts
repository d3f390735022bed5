import type { BrowserContext } from 'playwright-core';

/** What must stay empty while somebody walks through the product. */
export interface Sightings {
  /** Content that the policy of a page forbids. */
  readonly violations: string[];
  /** What the console calls an error, and errors that nobody caught. */
  readonly errors: string[];
  /** Requests to any other place than the product. */
  readonly foreign: string[];
  /** alert, confirm and prompt: our pages never use them, so somebody else's code does. */
  readonly dialogs: string[];
}

/** A page that shows that something is missing asks for it, and the console calls the answer an error. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Watches every page of a browser from now on. */
export async function watchContext(context: BrowserContext, origin: string): Promise<Sightings> {
  const seen: Sightings = { violations: [], errors: [], foreign: [], dialogs: [] };
  await context.exposeFunction('noteViolation', (text: string) => { seen.violations.push(text); });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      (window as unknown as { noteViolation(text: string): void }).noteViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
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
  context.on('weberror', (error) => { if (error.page()?.url().startsWith(origin) === true) seen.errors.push(String(error.error())); });
  context.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
}

export const NOTHING: Sightings = { violations: [], errors: [], foreign: [], dialogs: [] };
