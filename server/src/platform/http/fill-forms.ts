import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountryCode } from '@tabibu/contract/countries';
import { httpOnlyCookie } from './cookies.ts';
import { sealState } from './form-state.ts';
import { FORM_COOKIE_SECONDS, formCookie, formToken, newFormCookie } from './form-token.ts';
import type { FormOwner } from './form-token.ts';
import { escapeText } from './kept-texts.ts';
import type { HttpDependencies } from './mount.ts';
import type { FormState } from './page-form.ts';
import { HIDDEN_FIELDS } from './sent-form.ts';

const EVERY_FORM = /<form\b[^>]*>/g;
const isPosted = (tag: string) => /\smethod="post"/.test(tag);
const nameOf = (tag: string) => /\sname="([^"]*)"/.exec(tag)?.[1] ?? '';

export type Cookies = Readonly<Record<string, string>>;

/** Returns to which session or pre-session cookie the forms of this browser are bound. */
export async function formOwnerOf(
  deps: HttpDependencies,
  request: FastifyRequest,
  cookies: Cookies,
): Promise<FormOwner & { readonly country: CountryCode | undefined }> {
  const names = deps.names(request);
  const token = cookies[names.session];
  const caller = token === undefined ? undefined : await deps.authenticate(token, 'page');
  return { sessionCsrf: caller?.csrf, country: caller?.country, cookie: formCookie(cookies[names.form]) };
}

/** What a form that was just sent adds to the page: changed cookies, and the state for the next step. */
export interface FormFill {
  readonly cookies: Cookies;
  readonly state?: FormState | undefined;
}

/**
 * Adds hidden fields (name, key, token, state) to each form whose name is in `answered`; React leaves hidden fields
 * alone that it does not know. A page with such a form is not cached. Pages with forms send the referrer to our own
 * server, because under `no-referrer` browsers send forms with the origin `null`; other sites still get no referrer.
 */
export async function fillForms(
  deps: HttpDependencies,
  answered: ReadonlySet<string>,
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  given?: FormFill,
): Promise<string> {
  const posted = (html.match(EVERY_FORM) ?? []).filter(isPosted);
  if (posted.length === 0) return html;
  reply.header('referrer-policy', 'same-origin');
  if (!posted.some((tag) => answered.has(nameOf(tag)))) return html;
  reply.header('cache-control', 'no-store');
  const found = await formOwnerOf(deps, request, given?.cookies ?? request.cookies);
  const holder = { ...found, cookie: found.cookie ?? newFormCookie() };
  const names = deps.names(request);
  if (found.cookie === undefined)
    reply.header('set-cookie', httpOnlyCookie(names.form, holder.cookie, FORM_COOKIE_SECONDS, names.secure));
  const token = hidden(HIDDEN_FIELDS.token, formToken(deps.services.keys, holder) ?? '');
  const state =
    given?.state === undefined ? '' : hidden(HIDDEN_FIELDS.state, sealState(deps.services, holder, given.state));
  return html.replace(EVERY_FORM, (tag) => {
    const name = nameOf(tag);
    return isPosted(tag) && answered.has(name)
      ? `${tag}${hidden(HIDDEN_FIELDS.name, name)}${hidden(HIDDEN_FIELDS.key, randomUUID())}${token}${state}`
      : tag;
  });
}

/**
 * Adds only the hidden name to the forms of a page that shared caches keep, because the page must contain nothing of
 * one reader. When such a form is sent, it comes back once with the typed values and a token, like an expired form.
 */
export function labelForms(answered: ReadonlySet<string>, reply: FastifyReply, html: string): string {
  const posted = (html.match(EVERY_FORM) ?? []).filter(isPosted);
  if (posted.length > 0) reply.header('referrer-policy', 'same-origin');
  return html.replace(EVERY_FORM, (tag) =>
    isPosted(tag) && answered.has(nameOf(tag)) ? `${tag}${hidden(HIDDEN_FIELDS.name, nameOf(tag))}` : tag,
  );
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeText(value)}">`;
}
