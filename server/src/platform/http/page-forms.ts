import formBodies from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { FormReply } from '@tabibu/contract/page-forms';
import { PROBLEMS } from '@tabibu/contract/problems';
import type { Role } from '@tabibu/contract/roles';
import { speaker } from '@tabibu/locales/server-speech';
import { Problem } from '../problem.ts';
import { pageLanguage } from './asked-language.ts';
import { readPreferences } from './cookies.ts';
import { refuseOtherOrigin } from './cross-site.ts';
import { fillForms, formOwnerOf, labelForms } from './fill-forms.ts';
import type { Cookies } from './fill-forms.ts';
import { openState } from './form-state.ts';
import { isFormToken } from './form-token.ts';
import { escapeText } from './kept-texts.ts';
import { refuseUnknown } from './mount.ts';
import type { HttpDependencies } from './mount.ts';
import { Refused } from './page-form.ts';
import type { FormOutcome, FormState, PageForm, SentForm } from './page-form.ts';
import { toProblem } from './problems.ts';
import { requestAddress } from './request-address.ts';
import { HIDDEN_FIELDS, internalApi, readFields, typedFields } from './sent-form.ts';

/** What a page needs to show the result of a form that was sent to it. */
export interface PageInput {
  readonly answer?: FormReply | undefined;
  readonly state?: FormState | undefined;
  readonly status: number;
  /** The browser's cookies, including those that the form's calls just set. */
  readonly cookies: Cookies;
  /** What was typed into a form that works only with script. */
  readonly kept?: readonly string[];
}

/** The part of the page server that forms use. */
interface PageDrawer {
  isPage(path: string): boolean;
  draw(request: FastifyRequest, reply: FastifyReply, given: PageInput): Promise<FastifyReply>;
  afterSignIn(role: Role, query: URLSearchParams, request: FastifyRequest): string;
  /** Counts one page towards the rate limit of the request's address. */
  spend(request: FastifyRequest): Promise<void>;
}

/** Fills the forms of pages with hidden fields, and handles the forms that are sent. */
export interface PageForms {
  dress(request: FastifyRequest, reply: FastifyReply, html: string, given?: PageInput): Promise<string>;
  /** Adds only the forms' names, for a page that shared caches keep for everybody. */
  name(reply: FastifyReply, html: string): string;
  mount(app: FastifyInstance, drawer: PageDrawer): Promise<void>;
}

/** The largest body in bytes: several times the longest text of the product, percent-encoded. */
const LARGEST = 128 * 1024;

/**
 * Returns the handling of forms that work without script, with their tokens (V-03,
 * `docs/decisions/0017-forms-without-script.md`).
 */
export function pageForms(deps: HttpDependencies, forms: readonly PageForm[]): PageForms {
  const known = new Map(forms.map((form) => [form.name as string, form]));
  const answered = new Set(known.keys());
  return {
    dress: (request, reply, html, given) => fillForms(deps, answered, request, reply, html, given),
    name: (reply, html) => labelForms(answered, reply, html),
    async mount(app, drawer) {
      await app.register(async (scope) => {
        // Only in this scope: the API still accepts nothing but JSON.
        await scope.register(formBodies, { bodyLimit: LARGEST });
        scope.addHook('onRequest', async (request, reply) => {
          const { path } = requestAddress(request.url);
          if (path.startsWith('/api/') || !drawer.isPage(path))
            return refuseUnknown(deps.services, deps.paths, request, reply);
          if (!/^application\/x-www-form-urlencoded(;|$)/i.test(header(request, 'content-type') ?? ''))
            throw new Problem('unsupported-media-type');
          return undefined;
        });
        scope.setErrorHandler(async (error, request, reply) => {
          // An API address that no route takes because it is too long: the API's own error handler answers it.
          if (requestAddress(request.url).path.startsWith('/api/')) throw error;
          return sendSentence(reply, await languageOf(deps, request), toProblem(error, deps.services.log, request.id));
        });
        scope.post('/*', (request, reply) => takeForm(deps, known, { scope, drawer }, request, reply));
      });
    },
  };
}

async function takeForm(
  deps: HttpDependencies,
  known: ReadonlyMap<string, PageForm>,
  { scope, drawer }: { scope: FastifyInstance; drawer: PageDrawer },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await drawer.spend(request);
  refuseOtherOrigin(
    {
      origin: header(request, 'origin'),
      fetchSite: header(request, 'sec-fetch-site'),
      referer: header(request, 'referer'),
    },
    deps.ownOrigin(request),
  );
  const fields = readFields(request.body);
  const values = typedFields(fields);
  const form = known.get(fields[HIDDEN_FIELDS.name] ?? '');
  if (form === undefined)
    return drawer.draw(request, reply, { status: 422, cookies: request.cookies, kept: textsOf(values) });
  if (Object.keys(values).some((name) => !form.fields.includes(name))) throw new Problem('malformed-request');

  const holder = await formOwnerOf(deps, request, request.cookies);
  const calls = internalApi(scope, request, reply, holder.sessionCsrf, fields[HIDDEN_FIELDS.key]);
  const { path, query } = requestAddress(request.url);
  const asked = new URLSearchParams(query);
  const sent: SentForm = {
    path,
    query: asked,
    values,
    state: openState(deps.services, holder, fields[HIDDEN_FIELDS.state]),
    isSignedIn: holder.sessionCsrf !== undefined,
    country: holder.country ?? readPreferences(request.cookies).country ?? DEFAULT_COUNTRY,
    afterSignIn: (role) => drawer.afterSignIn(role, asked, request),
    call: calls.call,
    signedIn: calls.signedIn,
    idOf: calls.idOf,
    now: deps.services.clock.now(),
  };
  const isOurs = isFormToken(deps.services.keys, holder, fields[HIDDEN_FIELDS.token] ?? '');
  const outcome = isOurs ? await outcomeOf(form, sent) : refused(form, sent, await expired(deps, request));
  if ('goTo' in outcome) return reply.header('cache-control', 'no-store').redirect(outcome.goTo, 303);
  return drawer.draw(request, reply, {
    answer: outcome.answer,
    state: outcome.state,
    status: outcome.answer.refusal?.status ?? 200,
    cookies: calls.cookies(),
  });
}

async function outcomeOf(form: PageForm, sent: SentForm): Promise<FormOutcome> {
  try {
    return await form.answer(sent);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refused(form, sent, error);
  }
}

/**
 * Nothing was done. The page is shown again with what was typed and a valid token, so that sending it once more works.
 */
async function expired(deps: HttpDependencies, request: FastifyRequest): Promise<Refused> {
  const code = 'form-expired';
  return new Refused({
    code,
    status: PROBLEMS[code],
    params: {},
    detail: speaker(await languageOf(deps, request))(`problem.${code}`),
  });
}

/**
 * Returns the same form with the refusal. If it was a step of signing in, the page stays at that step and keeps the
 * state of the earlier steps.
 */
function refused({ name, secret }: PageForm, { values, state }: SentForm, { refusal }: Refused): FormOutcome {
  const shown = Object.fromEntries(Object.entries(values).filter(([field]) => secret?.includes(field) !== true));
  const { waiting, ...steps } = state ?? {};
  const isStep =
    name === 'sign-in' ||
    (name === 'code' && state?.challenge !== undefined) ||
    (name === 'second-factor' && state?.second !== undefined);
  const answer: FormReply = {
    form: name,
    values: shown,
    refusal,
    ...steps,
    ...(waiting === undefined ? {} : { kept: waiting.values }),
    ...(isStep ? { step: name } : {}),
  };
  return { answer, ...(state === undefined ? {} : { state }) };
}

async function languageOf(deps: HttpDependencies, request: FastifyRequest): Promise<Language> {
  const token = request.cookies[deps.names(request).session];
  const caller = token === undefined ? undefined : await deps.authenticate(token, 'page').catch(() => undefined);
  return caller?.language ?? pageLanguage(request);
}

/**
 * Sends a minimal page with the sentence of a problem, for cases in which no real page can be drawn. It repeats nothing
 * that was sent.
 */
function sendSentence(reply: FastifyReply, language: Language, { code, params, retryAfter }: Problem): FastifyReply {
  const say = speaker(language);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(PROBLEMS[code])
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tabibu</title>` +
        `<h1>Tabibu</h1><p>${escapeText(say(`problem.${code}`, params))}</p><p>${escapeText(say('form.go-back'))}</p></html>`,
    );
}

/** Returns the texts that a person typed, without codes and empty fields. */
function textsOf(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values)
    .filter(
      ([name, value]) => value.trim() !== '' && !/^(code|factor|recovery|password|passphrase|current)$/.test(name),
    )
    .map(([, value]) => value.trim());
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
