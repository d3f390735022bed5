import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import { PROBLEMS } from '@tabibu/contract/problems';
import { speaker } from '@tabibu/locales/server-speech';
import { LEAVE_PATH, leaveEmails, readEmailWish } from './modules/notifications/index.ts';
import type { EmailWish } from './modules/notifications/index.ts';
import { addressPrefix } from './platform/address-prefix.ts';
import type { Context } from './platform/context.ts';
import { readPreferences } from './platform/http/cookies.ts';
import { contextOf } from './platform/http/mount.ts';
import type { HttpDependencies } from './platform/http/mount.ts';
import { sendPlainPage } from './platform/http/plain-page.ts';
import { toProblem } from './platform/http/problems.ts';

/** Mail programs send a form of one field, and our own page an empty one. */
const LARGEST = 4096;
const STATUS = { on: 200, off: 200, wrong: 404, over: 410 } as const satisfies Record<EmailWish['state'], number>;

interface Address {
  Params: { readonly secret: string };
}

/**
 * Serves the addresses by which emails are switched off without signing in (RFC 8058). Reading one changes nothing,
 * because mail programs open addresses to look for harm; a POST switches off. The secret in the address is all that is
 * asked for: no cookie is read or set, whatever body comes is left aside, and any site may send it.
 */
export async function leaveEmailsPage(app: FastifyInstance, deps: HttpDependencies): Promise<void> {
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
        title: say('leave.title'),
        paragraphs: [say(`problem.${code}`, params)],
        link: { href: '/more/notices', words: say('leave.open') },
      });
    });
    scope.get<Address>(`${LEAVE_PATH}/:secret`, async (request, reply) =>
      sendWish(request, reply, await readEmailWish(mailProgram(deps, request), request.params.secret)),
    );
    scope.post<Address>(`${LEAVE_PATH}/:secret`, async (request, reply) =>
      sendWish(request, reply, await leaveEmails(mailProgram(deps, request), request.params.secret)),
    );
  });
}

/** Returns the context of whoever holds such an address: a mail program, or the reader of the email. */
function mailProgram({ services }: HttpDependencies, request: FastifyRequest): Context {
  const caller = {
    actor: { kind: 'provider', name: 'mail-program' },
    language: DEFAULT_LANGUAGE,
    country: DEFAULT_COUNTRY,
    csrf: undefined,
  } as const;
  return contextOf(services, caller, request);
}

const languageOf = (request: FastifyRequest) => readPreferences(request.cookies).language ?? DEFAULT_LANGUAGE;

/** Answers in the language of the person whose emails they are; where that is nobody, in the reader's. */
function sendWish(request: FastifyRequest, reply: FastifyReply, wish: EmailWish): FastifyReply {
  const language = 'language' in wish ? wish.language : languageOf(request);
  const say = speaker(language);
  const words = {
    on: ['leave.ask', 'leave.others'],
    off: ['leave.done', 'leave.others', 'leave.again'],
    wrong: ['leave.wrong'],
    over: ['leave.over'],
  } as const satisfies Record<EmailWish['state'], readonly string[]>;
  return sendPlainPage(reply, STATUS[wish.state], {
    language,
    title: say('leave.title'),
    paragraphs: words[wish.state].map((key) => say(key)),
    ...(wish.state === 'on' ? { button: say('leave.button') } : {}),
    link: { href: '/more/notices', words: say('leave.open') },
  });
}
