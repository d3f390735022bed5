import type { FastifyInstance } from 'fastify';
import { addressPrefix } from '../address-prefix.ts';
import { HOUR } from '../time.ts';
import type { HttpDependencies } from './mount.ts';

/** Where browsers report what a page's policy forbade; the policies in `web/src/shell/document.ts` name it. */
export const CSP_REPORTS = '/csp-reports';
const LARGEST = 16 * 1024;
/** The most lines of the log within an hour: whoever sends reports, the log stays readable. */
const MOST_AN_HOUR = 30;

interface Report {
  readonly directive: string;
  /** Where it was to be loaded from: an origin, or `inline`, `eval` and the like. */
  readonly blocked: string;
}

/**
 * Mounts the address to which browsers report what the content security policy forbade. A report is logged by directive
 * and blocked origin only: whole addresses may say what somebody reads. Anybody may send one, and nothing is stored.
 */
export async function mountCspReports(app: FastifyInstance, { services, limits }: HttpDependencies): Promise<void> {
  let hour = 0;
  let logged = 0;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', (request) => limits.spend('write', `csp ${addressPrefix(request.ip)}`));
    scope.post(CSP_REPORTS, async (request, reply) => {
      const now = Math.floor(services.clock.now().getTime() / HOUR);
      if (now !== hour) [hour, logged] = [now, 0];
      for (const report of reportsIn(String(request.body)).slice(0, MOST_AN_HOUR - logged)) {
        logged += 1;
        services.log.warn(report, 'a page tried what its policy forbids');
      }
      return reply.code(204).send();
    });
  });
}

/** Reads both forms in which browsers report: one object, or a list. What is neither is no report. Pure. */
export function reportsIn(body: string): Report[] {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return [];
  }
  return (Array.isArray(given) ? given : [given]).flatMap((one: unknown) => {
    const report =
      fieldOf(one, 'csp-report') ?? (fieldOf(one, 'type') === 'csp-violation' ? fieldOf(one, 'body') : undefined);
    if (report === undefined) return [];
    const directive =
      fieldOf(report, 'effective-directive') ??
      fieldOf(report, 'effectiveDirective') ??
      fieldOf(report, 'violated-directive');
    const blocked = fieldOf(report, 'blocked-uri') ?? fieldOf(report, 'blockedURL');
    return [{ directive: wordOf(directive), blocked: originOf(wordOf(blocked)) }];
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** What is longer or has other signs was not written by a browser. */
const wordOf = (value: unknown): string =>
  (typeof value === 'string' ? value.slice(0, 200) : '').replace(/[^\w.:/-]/g, '');

const originOf = (address: string): string => (address.includes('://') ? (URL.parse(address)?.host ?? '') : address);
