import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCountry } from '@tabibu/contract/countries';
import { isLanguage } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import type { Clock } from '../clock.ts';
import { neighbourhood } from '../neighbourhood.ts';
import { Problem } from '../problem.ts';
import type { KnownPaths } from './known-paths.ts';
import type { Limits } from './limits.ts';
import { addressOf } from './request-address.ts';
import { acceptedEncoding, readStaticFiles, sendStaticFile } from './static-files.ts';
import type { StaticFiles } from './static-files.ts';

/** What the web's server bundle offers (`web/src/shell/server-entry.tsx`). */
interface WebBundle {
  render(input: RenderInput): Promise<Page>;
  writeDocument(input: { page: Page; files: DocumentFiles; nonce: string; origin: string; path: string; phone: boolean }): string;
  writeShell(language: Language, tagline: string, files: DocumentFiles, phone: boolean): string;
  taglineOf(language: Language): Promise<string>;
  pagePolicy(nonce: string): string;
  shellPolicy(): string;
  preferenceCookie(name: 'lang' | 'country', value: string): string;
  readPreferences(cookie: string): { language: Language };
  isPage(path: string): boolean;
}
interface RenderInput {
  url: string;
  cookie: string;
  acceptLanguage: string;
  hasSession: boolean;
  savesData: boolean;
  now: number;
  fetchApi(path: string): Promise<{ status: number; text: string; link: string | undefined }>;
}
interface Page { readonly status: number; readonly personal: boolean; readonly screens: readonly string[]; readonly sentences: readonly string[]; readonly parts: readonly string[]; readonly language: Language; readonly state: { readonly refusals: readonly unknown[] } }
interface Asset { readonly script: string; readonly imports: readonly string[]; readonly styles: readonly string[] }
interface AssetList { readonly entry: Asset; readonly parts: Readonly<Record<string, Asset>> }
interface DocumentFiles { entry: string; preload: string[]; styles: string; styleFiles: string[] }

export interface WebPagesOptions {
  /** `web/dist`, made by `npm run build`. */
  readonly folder: string;
  readonly clock: Clock;
  /** The public address when the product knows it; else the request's own. */
  readonly origin?: string | undefined;
  /** Is told which addresses are pages. */
  readonly paths?: KnownPaths;
  readonly limits?: Limits;
}

const PHONE = /Mobi|Android|iPhone|iPod|KAIOS/i;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/;
/** Addresses whose `country` is a search filter; everywhere else it is a wish to change the visitor's country. */
const FILTERED = /^\/doctors(\/|$)/;
const compressHtml = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Serves the web: hashed files (immutable, compressed at build time), the service worker and its shell, and every other GET address as a
 * page rendered with its data inside. Register it last: it answers whatever no other route took, except `/api/`.
 */
export async function webPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const web = (await import(pathToFileURL(join(options.folder, 'server/server-entry.js')).href)) as WebBundle;
  const assets = JSON.parse(readFileSync(join(options.folder, 'page-assets.json'), 'utf8')) as AssetList;
  const files = readStaticFiles(join(options.folder, 'client'));
  const filesOfPage = documentFiles(assets, files);
  options.paths?.add((path) => files.has(path) || web.isPage(path));

  app.get('/shell', async (request, reply) => {
    const wait = await spendPage(options.limits, request);
    if (wait !== undefined) return sendBusyPage(reply, web.readPreferences(request.headers.cookie ?? '').language, wait);
    const { language } = web.readPreferences(request.headers.cookie ?? '');
    const html = web.writeShell(language, await web.taglineOf(language), filesOfPage(['src/patient/home/home-screen.tsx'], [], []), isPhone(request));
    return sendHtml(request, reply.header('content-security-policy', web.shellPolicy()).header('cache-control', 'no-cache'), html);
  });

  app.get('/*', async (request, reply) => {
    const { path: pathname, query } = addressOf(request.url);
    const file = files.get(pathname);
    if (file) return sendStaticFile(request, reply, pathname, file);
    if (pathname.startsWith('/api/') || pathname.startsWith('/assets/')) return reply.callNotFound();
    const wait = await spendPage(options.limits, request);
    if (wait !== undefined) return sendBusyPage(reply, web.readPreferences(request.headers.cookie ?? '').language, wait);
    const wish = preferenceWish(web, pathname, new URLSearchParams(query));
    if (wish) return reply.header('set-cookie', wish.cookies).header('cache-control', 'no-store').redirect(wish.address, 303);

    const page = await web.render(renderInput(app, request, `${pathname}${query === '' ? '' : `?${query}`}`, options.clock));
    const nonce = randomBytes(16).toString('base64');
    const origin = options.origin ?? `${request.protocol}://${request.host}`;
    const html = web.writeDocument({ page, files: filesOfPage(page.screens, page.sentences.map((chunk) => `${page.language}/${chunk}`), page.parts), nonce, origin, path: pathname, phone: isPhone(request) });
    reply.code(page.status).header('content-security-policy', web.pagePolicy(nonce));
    reply.header('cache-control', page.personal ? 'no-store' : 'private, no-cache');
    return mayCompress(request, page, query) ? sendHtml(request, reply, html) : reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie').send(html);
  });
}

/**
 * A document with something personal inside is not compressed together with text that a stranger may have put into its address (BREACH): with a
 * query, or where something was asked for that is not there. See docs/decisions/0013-compressed-documents.md.
 */
function mayCompress(request: FastifyRequest, page: Page, query: string): boolean {
  return !SESSION_COOKIE.test(request.headers.cookie ?? '') || (query === '' && page.status === 200 && page.state.refusals.length === 0);
}

/** Spends a page from the budget of an address; the seconds to wait when there is none left. */
async function spendPage(limits: Limits | undefined, request: FastifyRequest): Promise<number | undefined> {
  try {
    await limits?.spend('page', neighbourhood(request.ip));
    return undefined;
  } catch (error) {
    if (error instanceof Problem && error.code === 'too-many-requests') return error.retryAfter ?? 60;
    throw error;
  }
}

/** As small as a page can be: it is sent to who asks too often. */
function sendBusyPage(reply: FastifyReply, language: Language, seconds: number): FastifyReply {
  const sentence = speaker(language)('problem.too-many-requests');
  return reply.code(429).header('retry-after', String(seconds)).header('cache-control', 'no-store').type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tabibu</title><h1>Tabibu</h1><p>${sentence}</p></html>`);
}

function renderInput(app: FastifyInstance, request: FastifyRequest, url: string, clock: Clock): RenderInput {
  const cookie = request.headers.cookie ?? '';
  return {
    url,
    cookie,
    acceptLanguage: request.headers['accept-language'] ?? '',
    hasSession: SESSION_COOKIE.test(cookie),
    savesData: request.headers['save-data'] === 'on',
    now: Number(clock.now()),
    fetchApi: async (path) => {
      // The same routes, limits and locks as over the network; the visitor's address keeps its own bucket.
      const answer = await app.inject({ method: 'GET', url: path, headers: { ...hostOf(request), ...(cookie ? { cookie } : {}) }, remoteAddress: request.ip });
      return { status: answer.statusCode, text: answer.payload, link: headerText(answer.headers['link']) };
    },
  };
}

function hostOf(request: FastifyRequest): Record<string, string> {
  return request.headers.host ? { host: request.headers.host } : {};
}

/** `?lang=en` or `?country=KE` on a link: keep the wish in a cookie and go to the clean address. */
function preferenceWish(web: WebBundle, path: string, query: URLSearchParams): { cookies: string[]; address: string } | undefined {
  const language = query.get('lang');
  const country = FILTERED.test(path) ? undefined : findCountry(query.get('country') ?? '')?.code;
  if (!isLanguage(language) && !country) return undefined;
  const cookies = [...(isLanguage(language) ? [web.preferenceCookie('lang', language)] : []), ...(country ? [web.preferenceCookie('country', country)] : [])];
  query.delete('lang');
  if (country) query.delete('country');
  return { cookies, address: `${path}${query.size > 0 ? `?${query}` : ''}` };
}

/** Which files belong to the page of a screen in a language; styles are put inside the document. */
function documentFiles(assets: AssetList, files: StaticFiles) {
  const known = new Map<string, DocumentFiles>();
  return (screens: readonly string[], sentences: readonly string[], later: readonly string[]): DocumentFiles => {
    const key = [...screens, ...sentences, ...later].join('|');
    const existing = known.get(key);
    if (existing) return existing;
    const parts = [...screens, ...sentences.map((name) => `../locales/generated/${name}.json`)].map((name) => assets.parts[name]).filter((part) => part !== undefined);
    const laterParts = later.map((name) => assets.parts[name]).filter((part) => part !== undefined);
    const styleFiles = [...new Set([assets.entry, ...parts, ...laterParts].flatMap((part) => part.styles))];
    const made: DocumentFiles = {
      entry: assets.entry.script,
      preload: [...new Set([...assets.entry.imports, ...parts.flatMap((part) => [part.script, ...part.imports])])],
      styles: styleFiles.map((file) => files.get(file)?.bytes.toString('utf8') ?? '').join(''),
      styleFiles,
    };
    known.set(key, made);
    return made;
  };
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, accept-language, cookie');
  const encoding = acceptedEncoding(request);
  if (!encoding) return reply.send(html);
  reply.header('content-encoding', encoding);
  if (encoding === 'gzip') return reply.send(await compressHtml.gzip(html, { level: 6 }));
  return reply.send(await compressHtml.br(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }));
}

/** A phone by its own word; narrow windows are the style sheet's business (PAT-SHELL-31). */
function isPhone(request: FastifyRequest): boolean {
  return request.headers['sec-ch-ua-mobile'] === '?1' || PHONE.test(request.headers['user-agent'] ?? '');
}

function headerText(value: string | string[] | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
