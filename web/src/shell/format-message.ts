import type { Language } from '@tabibu/contract/languages';

/** A message as compiled by Lingui: text and placeholders `[name, kind, forms]`. */
export type Message = readonly Token[];
type Token = string | readonly [name: string, kind?: string, forms?: Forms | string | null];
type Forms = { readonly offset?: number } & Readonly<Record<string, Message | number | undefined>>;

export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills the values into a compiled message, with plurals and selections by the rules of the language. Gives the same
 * text as Lingui's own runtime (a test compares every sentence) in a fortieth of its size, because every first view
 * loads it.
 */
export function formatMessage(language: Language, message: Message, values: Values = {}, counted?: number): string {
  return message.map((token) => sayToken(language, token, values, counted)).join('');
}

function sayToken(language: Language, token: Token, values: Values, counted: number | undefined): string {
  if (token === '#' && counted !== undefined) return numberText(language, counted);
  if (typeof token === 'string') return token;
  const [name, kind, forms] = token;
  const value = values[name];
  if (value === undefined) return '';
  if (forms && typeof forms === 'object') {
    const { offset = 0 } = forms;
    const plural = kind !== 'select';
    const form = plural ? (forms[value] ?? forms[pluralForm(language, kind, Number(value) - offset)]) : forms[value];
    return formatMessage(
      language,
      (form ?? forms['other'] ?? []) as Message,
      values,
      plural ? Number(value) - offset : counted,
    );
  }
  return kind === 'number' ? numberText(language, Number(value)) : String(value);
}

function pluralForm(language: Language, kind: string | undefined, value: number): string {
  return new Intl.PluralRules(language, { type: kind === 'selectordinal' ? 'ordinal' : 'cardinal' }).select(value);
}

function numberText(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}
