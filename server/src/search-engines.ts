import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countryOf } from '@tabibu/contract/countries';
import { LANGUAGES } from '@tabibu/contract/languages';
import { listCurrentArticles } from './modules/articles/index.ts';
import { listPublicLists, listPublicPages } from './modules/doctors/index.ts';
import type { PublicList } from './modules/doctors/index.ts';
import { listSecurityContacts } from './modules/site/index.ts';
import { jobContext } from './platform/context.ts';
import type { Context } from './platform/context.ts';
import type { HttpDependencies } from './platform/http/mount.ts';
import { loadPageRenderer } from './platform/http/page-renderer.ts';
import { ADDRESSES_PER_PAGE, writeSitemap, writeSitemapIndex } from './platform/http/sitemap.ts';
import type { FoundPage } from './platform/http/sitemap.ts';
import { addressPrefix } from './platform/address-prefix.ts';
import { Problem } from './platform/problem.ts';
import { DAY, MINUTE } from './platform/time.ts';

export interface SearchEngineOptions {
  readonly deps: HttpDependencies;
  /** The path of the web's server bundle. */
  readonly bundle: string;
  /** The number of doctors in one part of the sitemap. */
  readonly perPart?: number;
}

/** A third of what a sitemap may hold, so that no part is larger than a few megabytes. */
const PER_PART = Math.floor(50_000 / ADDRESSES_PER_PAGE / 3);
const LISTS_AGE = 5 * MINUTE;
const KEPT = 'public, max-age=3600';
/** RFC 9116 recommends less than a year. */
const SECURITY_TEXT_AGE = 180 * DAY;

/**
 * Serves robots.txt, sitemap.xml with its parts, and security.txt. They list only pages that exist at that moment. A
 * part of the sitemap is sent while it is generated.
 */
export async function searchEngines(
  app: FastifyInstance,
  { deps, bundle, perPart = PER_PART }: SearchEngineOptions,
): Promise<void> {
  const web = await loadPageRenderer(bundle);
  const context = () => jobContext(deps.services, 'search-engines');
  const lists = recentLists(context);
  app.addHook('onRequest', (request) => deps.limits.spend('page', addressPrefix(request.ip)));

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', KEPT)
      .type('text/plain; charset=utf-8')
      .send(web.writeRobots(deps.ownOrigin(request))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const known = await lists();
    const doctors = known.reduce((sum, list) => sum + list.doctors, 0);
    const parts = [
      { path: '/sitemaps/pages.xml' },
      ...Array.from({ length: Math.ceil(doctors / perPart) }, (_, index) => ({
        path: `/sitemaps/doctors-${index + 1}.xml`,
      })),
    ];
    return sendXml(reply).send(writeSitemapIndex(deps.ownOrigin(request), parts));
  });

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const articles = (await listCurrentArticles(context())).map(({ id, changedAt }) => ({
      path: `/learnings/${id}`,
      changedAt,
    }));
    const pages = [...web.publicPaths().map((path) => ({ path })), ...articles, ...listPages(await lists())];
    return sendPart(request, reply, writeSitemap(deps.ownOrigin(request), pages));
  });

  app.get<{ Params: { part: string } }>('/sitemaps/:part', async (request, reply) => {
    const number = Number(/^doctors-([1-9]\d{0,5})\.xml$/.exec(request.params.part)?.[1]);
    if (!(number >= 1)) throw new Problem('not-found');
    const found = listPublicPages(context(), { skip: (number - 1) * perPart, count: perPart });
    const first = await found.next();
    if (first.done === true) throw new Problem('not-found');
    return sendPart(request, reply, writeSitemap(deps.ownOrigin(request), doctorPages(first.value, found)));
  });

  serveSecurityText(app, deps, context);
}

/** Serves security.txt (RFC 9116) while there is somebody to report to. */
function serveSecurityText(app: FastifyInstance, deps: SearchEngineOptions['deps'], context: () => Context): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const contacts = await listSecurityContacts(context());
    if (contacts.length === 0) throw new Problem('not-found');
    const today = Math.floor(Number(deps.services.clock.now()) / DAY) * DAY;
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(today + SECURITY_TEXT_AGE).toISOString()}`,
      `Preferred-Languages: ${Object.keys(LANGUAGES).join(', ')}`,
      `Canonical: ${deps.ownOrigin(request)}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', KEPT)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}

/**
 * Returns the public lists, at most five minutes old. Counting a million doctors for each request would take too long.
 */
function recentLists(context: () => Context): () => Promise<PublicList[]> {
  let known: { at: number; lists: Promise<PublicList[]> } | undefined;
  return () => {
    const ctx = context();
    const now = Number(ctx.clock.now());
    if (known === undefined || now - known.at >= LISTS_AGE) {
      const fresh = { at: now, lists: listPublicLists(ctx) };
      known = fresh;
      fresh.lists.catch(() => {
        if (known === fresh) known = undefined;
      });
    }
    return known.lists;
  };
}

/** Returns the pages of the lists by type and by specialty. Doctors of a country that is not live are in none. */
function listPages(lists: readonly PublicList[]): FoundPage[] {
  const pages = new Map<string, Date | null>();
  for (const { country, specialty, type, changedAt } of lists) {
    const { name, status } = countryOf(country);
    if (status !== 'live') continue;
    for (const what of [type === 'general' ? 'general' : 'specialists', specialty]) {
      const path = `/doctors/${encodeURIComponent(name)}/${what}`;
      const known = pages.get(path) ?? null;
      pages.set(path, known !== null && (changedAt === null || known > changedAt) ? known : changedAt);
    }
  }
  return [...pages].map(([path, changedAt]) => ({ path, changedAt }));
}

async function* doctorPages(
  first: { id: string; changedAt: Date | null },
  rest: AsyncIterable<{ id: string; changedAt: Date | null }>,
): AsyncGenerator<FoundPage> {
  yield { path: `/doctors/${first.id}`, changedAt: first.changedAt };
  for await (const { id, changedAt } of rest) yield { path: `/doctors/${id}`, changedAt };
}

function sendXml(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', KEPT).type('application/xml; charset=utf-8');
}

/**
 * Sends a part of the sitemap while it is generated, compressed if the client accepts gzip, because it is very
 * repetitive.
 */
function sendPart(request: FastifyRequest, reply: FastifyReply, text: AsyncGenerator<string>): FastifyReply {
  sendXml(reply).header('vary', 'accept-encoding');
  const written = Readable.from(text, { objectMode: true });
  if (!/\bgzip\b/.test([request.headers['accept-encoding']].flat().join())) return reply.send(written);
  const packed = createGzip();
  written.once('error', (error) => packed.destroy(error));
  return reply.header('content-encoding', 'gzip').send(written.pipe(packed));
}
