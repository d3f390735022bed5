import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  DocumentFiles,
  HouseChanges,
  PageRenderer,
  RenderInput,
  ServedPage,
} from '@tabibu/contract/page-renderer';
import type { Clock } from '../clock.ts';
import { withTypedTexts } from './kept-texts.ts';
import type { PageInput, PageForms } from './page-forms.ts';
import { hashOf } from './page-renderer.ts';
import type { PageSources } from './page-renderer.ts';
import { requestAddress } from './request-address.ts';
import { VARY_FOR_EVERYBODY, sendHtml, sendPlainHtml } from './send-page.ts';

/** What is needed to draw pages. */
export interface PageParts {
  readonly app: FastifyInstance;
  readonly renderer: PageRenderer;
  readonly filesOf: (sources: PageSources) => DocumentFiles;
  readonly clock: Clock;
  /** The public address if it is configured; otherwise the address of the request is used. */
  readonly origin: string | undefined;
  /** Reads what administrators changed of what a release shows everywhere; undefined: nothing. */
  readonly readHouse: (() => Promise<HouseChanges>) | undefined;
  /** Handles the forms that pages send; if undefined, pages can only be read. */
  readonly forms: PageForms | undefined;
}

const PHONE = /Mobi|Android|iPhone|iPod|KAIOS/i;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/;
/**
 * Caching of a page that is the same for everybody. Free slots and prices change, so browsers keep it for one minute
 * and shared caches for five; caches may send the old page while they fetch a new one.
 */
const SHARED_FOR = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';

/**
 * Draws the page for one reader, under a content security policy with a fresh nonce, and fills in its forms. `given` is
 * the result of a form that was just sent to this page.
 */
export async function drawPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  given?: PageInput,
): Promise<FastifyReply> {
  const { renderer, forms } = parts;
  const page = await render(parts, request, given);
  const frame = { ...frameOf(parts, request, page), nonce: randomBytes(16).toString('base64') };
  reply.code(given !== undefined && page.status === 200 ? given.status : page.status);
  reply.header('content-security-policy', renderer.pagePolicy(frame.nonce));
  reply.header('cache-control', page.personal || given !== undefined ? 'no-store' : 'private, no-cache');
  const html = (await forms?.dress(request, reply, page.html, given)) ?? page.html;
  const document = page.writeDocument(html, frame);
  if (given !== undefined)
    return sendPlainHtml(
      reply,
      given.kept === undefined ? document : withTypedTexts(document, page.language, given.kept),
    );
  return mayCompress(request, page) ? sendHtml(request, reply, document) : sendPlainHtml(reply, document);
}

/** Draws a page that is the same for everybody, without any cookie of the reader, so that shared caches may keep it. */
export async function drawSharedPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { renderer, forms } = parts;
  const page = await render(parts, request, 'nobody');
  const frame = { ...frameOf(parts, request, page), nonce: undefined };
  reply
    .code(page.status)
    .header('content-security-policy', renderer.sharedPolicy(frame.files, hashOf))
    .header('cache-control', page.status === 200 ? SHARED_FOR : 'no-store');
  const html = forms?.name(reply, page.html) ?? page.html;
  return sendHtml(request, reply, page.writeDocument(html, frame), VARY_FOR_EVERYBODY);
}

/** Returns whether the cookies contain a session token, valid or not. */
export function hasSessionCookie(cookie: string): boolean {
  return SESSION_COOKIE.test(cookie);
}

/**
 * Returns whether the browser says that it runs on a phone. Narrow windows are left to the style sheet (PAT-SHELL-31).
 */
export function isPhone(request: FastifyRequest): boolean {
  return request.headers['sec-ch-ua-mobile'] === '?1' || PHONE.test(request.headers['user-agent'] ?? '');
}

function frameOf({ filesOf, origin }: PageParts, request: FastifyRequest, page: ServedPage) {
  return {
    files: filesOf({ ...page, sentences: page.sentences.map((chunk) => `${page.language}/${chunk}`) }),
    origin: origin ?? `${request.protocol}://${request.host}`,
    phone: isPhone(request),
  };
}

async function render(
  { app, renderer, clock, readHouse }: PageParts,
  request: FastifyRequest,
  given: PageInput | 'nobody' | undefined,
): Promise<ServedPage> {
  const { path, query } = requestAddress(request.url);
  const cookie = cookiesFor(request, given);
  return renderer.render({
    url: `${path}${query === '' ? '' : `?${query}`}`,
    cookie,
    acceptLanguage: request.headers['accept-language'] ?? '',
    hasSession: hasSessionCookie(cookie),
    savesData: request.headers['save-data'] === 'on',
    now: Number(clock.now()),
    // Pages are drawn without the database too, then as the release has them.
    house: await readHouse?.().catch(() => undefined),
    fetchApi: apiInside(app, request, cookie),
    form: given === 'nobody' ? undefined : given?.answer,
  });
}

function cookiesFor(request: FastifyRequest, given: PageInput | 'nobody' | undefined): string {
  if (given === 'nobody') return '';
  if (given === undefined) return request.headers.cookie ?? '';
  return Object.entries(given.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

/**
 * Returns a function that calls our own API inside the process. The same routes, rate limits and locks apply as over
 * the network, and calls count towards the visitor's address.
 */
function apiInside(app: FastifyInstance, request: FastifyRequest, cookie: string): RenderInput['fetchApi'] {
  const { host } = request.headers;
  const headers = { ...(host ? { host } : {}), ...(cookie ? { cookie } : {}) };
  return async (path) => {
    const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: request.ip });
    return { status: answer.statusCode, text: answer.payload, link: headerText(answer.headers['link']) };
  };
}

/**
 * Returns whether the page may be compressed. A page with personal data is not compressed together with text that a
 * stranger may have put into its address (BREACH): an address with a query, or one for which something was not found.
 * See docs/decisions/0013-compressed-documents.md.
 */
function mayCompress(request: FastifyRequest, page: ServedPage): boolean {
  return (
    !hasSessionCookie(request.headers.cookie ?? '') ||
    (requestAddress(request.url).query === '' && page.status === 200 && !page.lacksData)
  );
}

function headerText(value: number | string | string[] | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
