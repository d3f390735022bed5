import type { Reply, Visitor } from './visitor.ts';

const unescaped = (text: string) =>
  text
    .replace(/&#(\d+);|&#x([\da-f]+);/gi, (_, ten, hex) =>
      String.fromCodePoint(Number.parseInt(ten ?? hex, ten === undefined ? 16 : 10)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

export interface FormTag {
  readonly html: string;
  readonly name: string | undefined;
  /** `get` if the form does not say, as in a browser. */
  readonly method: string;
  readonly action: string | undefined;
  /** The names of its text fields. */
  readonly texts: readonly string[];
}

/** Returns every form of a page of HTML. */
export function formTags(html: string): FormTag[] {
  return [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].map(([text]) => {
    const tag = text.slice(0, text.indexOf('>') + 1);
    const texts = [...text.matchAll(/<(input|textarea)\b[^>]*>/g)]
      .filter(([field]) => !/type="(hidden|radio|checkbox|submit)"|\sreadonly/.test(field))
      .map(([field]) => attribute(field, 'name') ?? '');
    return {
      html: text,
      name: attribute(tag, 'name'),
      method: attribute(tag, 'method') ?? 'get',
      action: attribute(tag, 'action'),
      texts,
    };
  });
}

/**
 * Returns the names and values that a browser without script would send from a form of the page, or undefined if the
 * page has no such form.
 */
export function formOn(html: string, name: string): Record<string, string> | undefined {
  const form = formTags(html).find((one) => one.name === name);
  return form === undefined ? undefined : fieldsOf(form.html);
}

/** Returns the names and initial values of a form's fields. */
export function fieldsOf(form: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const field = attribute(tag, 'name');
    const chosen = !/type="(radio|checkbox)"/.test(tag) || /\schecked=""/.test(tag);
    if (field !== undefined && chosen && !/\sdisabled=""/.test(tag)) fields[field] = attribute(tag, 'value') ?? '';
  }
  for (const [, tag = '', text = ''] of form.matchAll(/<textarea\b([^>]*)>([^<]*)/g))
    fields[attribute(tag, 'name') ?? ''] = unescaped(text);
  for (const [, tag = '', options = ''] of form.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    fields[attribute(tag, 'name') ?? ''] =
      attribute(
        /<option\b[^>]*selected=""[^>]*>/.exec(options)?.[0] ?? /<option\b[^>]*>/.exec(options)?.[0] ?? '',
        'value',
      ) ?? '';
  }
  return fields;
}

/** Posts fields to the address of a page with the headers of a browser that submits a form on our own page. */
export function sendForm(
  visitor: Visitor,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<Reply> {
  return visitor.send('POST', path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-csrf': '',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
    ...headers,
  });
}

/** Opens a page, fills one of its forms and submits it. */
export async function fillForm(
  visitor: Visitor,
  path: string,
  name: string,
  typed: Readonly<Record<string, string>>,
): Promise<Reply> {
  const fields = formOn((await visitor.get(path)).text, name);
  if (fields === undefined) throw new Error(`${path} has no form ${name}`);
  return sendForm(visitor, path, { ...fields, ...typed });
}
