import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { PROBLEMS } from '@tabibu/contract/problems';
import { speaker } from '@tabibu/locales/server-speech';
import type { ServerSentence, Speaker } from '@tabibu/locales/server-speech';
import { LEAVE_PATH, leaveEmails, readEmailWish } from './modules/notifications/index.ts';
import type { EmailWish } from './modules/notifications/index.ts';
import { STOP_PATH, readNumberWish, stopNumber } from './modules/people/index.ts';
import type { NumberWish } from './modules/people/index.ts';
import { addressPrefix } from './platform/address-prefix.ts';
import type { Context } from './platform/context.ts';
import { readPreferences } from './platform/http/cookies.ts';
import { contextOf } from './platform/http/mount.ts';
import type { HttpDependencies } from './platform/http/mount.ts';
import { sendPlainPage } from './platform/http/plain-page.ts';
import { toProblem } from './platform/http/problems.ts';

/** Mail programs send a form of one field, and our own page an empty one. */
const LARGEST = 4096;
const STATUS = { on: 200, off: 200, wrong: 404, over: 410 } as const;

/** Whether something still goes out: `wrong` is no address of ours, `over` one that is good no more. */
interface Wish {
  readonly state: keyof typeof STATUS;
  readonly language?: Language;
}

/** Addresses that switch something off for whoever has them. */
interface LeavePage<Found extends Wish> {
  readonly path: string;
  /** On whose behalf: the actor in the audit log. */
  readonly by: string;
  readonly read: (ctx: Context, secret: string) => Promise<Found>;
  readonly leave: (ctx: Context, secret: string) => Promise<Found>;
  readonly title: ServerSentence;
  readonly button: ServerSentence;
  readonly says: (wish: Found, say: Speaker) => readonly string[];
  readonly link: { readonly href: string; readonly words: ServerSentence };
}

interface Address {
  Params: { readonly secret: string };
}

const EMAILS: LeavePage<EmailWish> = {
  path: LEAVE_PATH,
  by: 'mail-program',
  read: readEmailWish,
  leave: leaveEmails,
  title: 'leave.title',
  button: 'leave.button',
  says: ({ state }, say) =>
    (
      {
        on: ['leave.ask', 'leave.others'],
        off: ['leave.done', 'leave.others', 'leave.again'],
        wrong: ['leave.wrong'],
        over: ['leave.over'],
      } as const
    )[state].map((key) => say(key)),
  link: { href: '/more/notices', words: 'leave.open' },
};

const MESSAGES: LeavePage<NumberWish> = {
  path: STOP_PATH,
  by: 'owner-of-number',
  read: readNumberWish,
  leave: stopNumber,
  title: 'stop.title',
  button: 'stop.button',
  says: (wish, say) =>
    (
      {
        on: ['stop.ask', 'stop.stays'],
        off: ['stop.done', 'stop.stays'],
        wrong: ['stop.wrong'],
        over: ['stop.over'],
      } as const
    )[wish.state].map((key) => say(key, { guardian: 'guardian' in wish ? wish.guardian : '' })),
  link: { href: '/', words: 'stop.home' },
};

/**
 * Serves the addresses by which emails (RFC 8058) and messages to a number are switched off without signing in. Reading
 * one changes nothing, because mail programs and messengers open addresses; a POST switches off. The secret in the
 * address is all that is asked for: no cookie is read or set, whatever body comes is left aside, and any site may send
 * it.
 */
export async function leavePages(app: FastifyInstance, deps: HttpDependencies): Promise<void> {
  await mountPage(app, deps, EMAILS);
  await mountPage(app, deps, MESSAGES);
}

async function mountPage<Found extends Wish>(
  app: FastifyInstance,
  deps: HttpDependencies,
  page: LeavePage<Found>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, _body, done) => done(null));
    scope.addHook('onRequest', (request) => deps.limits.spend('page', addressPrefix(request.ip)));
    scope.setErrorHandler(async (error, request, reply) => {
      const { code, params, retryAfter } = toProblem(error, deps.services.log, request.id);
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      const language = languageOf(request);
      const say = speaker(language);
      return sendPlainPage(reply, PROBLEMS[code], {
        language,
        title: say(page.title),
        paragraphs: [say(`problem.${code}`, params)],
        link: { href: page.link.href, words: say(page.link.words) },
      });
    });
    scope.get<Address>(`${page.path}/:secret`, async (request, reply) =>
      sendWish(request, reply, page, await page.read(holderOf(deps, page, request), request.params.secret)),
    );
    scope.post<Address>(`${page.path}/:secret`, async (request, reply) =>
      sendWish(request, reply, page, await page.leave(holderOf(deps, page, request), request.params.secret)),
    );
  });
}

/** Returns the context of whoever holds such an address: a program, or the reader of the message. */
function holderOf({ services }: HttpDependencies, { by }: { readonly by: string }, request: FastifyRequest): Context {
  const caller = {
    actor: { kind: 'provider', name: by },
    language: DEFAULT_LANGUAGE,
    country: DEFAULT_COUNTRY,
    csrf: undefined,
  } as const;
  return contextOf(services, caller, request);
}

const languageOf = (request: FastifyRequest) => readPreferences(request.cookies).language ?? DEFAULT_LANGUAGE;

/** Answers in the language of the person whose messages they are; where that is nobody, in the reader's. */
function sendWish<Found extends Wish>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: LeavePage<Found>,
  wish: Found,
): FastifyReply {
  const language = wish.language ?? languageOf(request);
  const say = speaker(language);
  return sendPlainPage(reply, STATUS[wish.state], {
    language,
    title: say(page.title),
    paragraphs: page.says(wish, say),
    ...(wish.state === 'on' ? { button: say(page.button) } : {}),
    link: { href: page.link.href, words: say(page.link.words) },
  });
}
