import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HouseChanges } from '@tabibu/contract/page-renderer';
import type { Clock } from '../clock.ts';
import { addressPrefix } from '../address-prefix.ts';
import { Problem } from '../problem.ts';
import { pageLanguage } from './asked-language.ts';
import { drawPage, drawSharedPage, hasSessionCookie, isPhone } from './draw-page.ts';
import type { KnownPaths } from './known-paths.ts';
import type { Limits } from './limits.ts';
import type { PageForms } from './page-forms.ts';
import { hashOf, loadPageRenderer, readDocumentFiles } from './page-renderer.ts';
import { requestAddress } from './request-address.ts';
import { sendBusyPage, sendShell } from './send-page.ts';
import { readStaticFiles, sendStaticFile } from './static-files.ts';

export interface WebPagesOptions {
  /** `web/dist`, made by `npm run build`. */
  readonly folder: string;
  readonly clock: Clock;
  /** The public address if it is configured; otherwise the address of the request is used. */
  readonly origin?: string | undefined;
  /** Gets the addresses of all pages and files. */
  readonly paths?: KnownPaths;
  readonly limits?: Limits;
  /** Reads what administrators changed of what a release shows everywhere; undefined: nothing. */
  readonly readHouse?: () => Promise<HouseChanges>;
  /** Handles the forms that pages send; if undefined, pages can only be read. */
  readonly forms?: PageForms;
}

/**
 * Serves the web: files with a hash in their name (immutable, compressed at build time), the service worker with its
 * shell, and every other GET address as a page that is rendered with its data. Must be registered last, because it
 * answers every address outside `/api/` that no other route took.
 */
export async function webPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const { folder, clock, origin, paths, limits, readHouse, forms } = options;
  const renderer = await loadPageRenderer(join(folder, 'server/server-entry.js'));
  const files = readStaticFiles(join(folder, 'client'));
  const filesOf = readDocumentFiles(join(folder, 'page-assets.json'), files);
  const parts = { app, renderer, filesOf, clock, origin, readHouse, forms };
  const refuseBusy = busyPages(limits);
  paths?.add((path) => files.has(path) || renderer.isPage(path));

  app.get('/shell', async (request, reply) => {
    if (await refuseBusy(request, reply)) return reply;
    const shell = await renderer.renderShell(pageLanguage(request));
    const html = shell.writeDocument(filesOf({ ...shell, sentences: [], parts: [] }), isPhone(request));
    reply.header('content-security-policy', renderer.shellPolicy(hashOf)).header('cache-control', 'no-cache');
    return sendShell(request, reply, html);
  });

  app.get('/*', async (request, reply) => {
    const { path, query } = requestAddress(request.url);
    const file = files.get(path);
    if (file) return sendStaticFile(request, reply, path, file);
    if (path.startsWith('/api/') || path.startsWith('/assets/')) return reply.callNotFound();
    if (await refuseBusy(request, reply)) return reply;
    const cookie = request.headers.cookie ?? '';
    const shared = renderer.languageAddress({ path, query, cookie, hasSession: hasSessionCookie(cookie) });
    if (typeof shared?.leadsTo === 'string')
      return reply.header('cache-control', 'no-store').redirect(shared.leadsTo, 302);
    if (shared) return drawSharedPage(parts, request, reply);
    const elsewhere = renderer.preferenceRedirect(path, query);
    return elsewhere
      ? reply
          .header('set-cookie', elsewhere.cookies)
          .header('cache-control', 'no-store')
          .redirect(elsewhere.address, 303)
      : drawPage(parts, request, reply);
  });

  await forms?.mount(app, {
    draw: (request, reply, given) => drawPage(parts, request, reply, given),
    isPage: (path) => renderer.isPage(path),
    afterSignIn: (role, wanted, request) => renderer.afterSignIn(role, wanted.get('next'), isPhone(request)),
    spend: async (request) => limits?.spend('page', addressPrefix(request.ip)),
  });
}

/**
 * Returns a check for the page limit of a request's address: if it is exceeded, it sends the busy page and returns
 * true.
 */
function busyPages(limits: Limits | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    try {
      await limits?.spend('page', addressPrefix(request.ip));
      return false;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'too-many-requests') throw error;
      sendBusyPage(reply, pageLanguage(request), error.retryAfter ?? 60);
      return true;
    }
  };
}
