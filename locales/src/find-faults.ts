import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { BANNED_TERMS } from './banned-terms.ts';
import { namesIn } from './message-branches.ts';
import { LANGUAGES } from './read-catalogues.ts';
import type { Catalogues, Language, Sentence } from './read-catalogues.ts';

/**
 * Returns everything that is wrong with the catalogues, as sentences that name file and key: a key that is missing,
 * empty, written twice or in two chunks; a message that is not valid ICU; values that differ from the Swahili message;
 * plurals without a form that the language needs; French signs that could begin a line; words for which the glossary
 * has another one.
 */
export function findFaults(catalogues: Catalogues): string[] {
  const chunks = Object.keys(catalogues.sw);
  return [
    ...LANGUAGES.flatMap((language) =>
      chunks.flatMap((chunk) =>
        faultsOfFile(catalogues[language][chunk] ?? [], `locales/${language}/${chunk}.po`, language),
      ),
    ),
    ...chunks.flatMap((chunk) => missingKeys(catalogues, chunk)),
    ...chunks.flatMap((chunk) => differingValues(catalogues, chunk)),
    ...keysInTwoChunks(catalogues.sw),
  ];
}

/** Returns the sorted names of the values that a message takes. Throws if the message is not valid ICU. */
export function valuesOf(message: string): string[] {
  return [...new Set(namesIn(compileMessageOrThrow(message)))].sort();
}

/**
 * French punctuation that a line break could separate from its word. SMS are exempt: a no-break space would double the
 * length of the message.
 */
const LOOSE_SIGN = / [:;!?»]|« /;

/** A straight apostrophe inside a French word. SMS are exempt: their alphabet has no other one. */
const STRAIGHT_APOSTROPHE = /\p{L}'[\p{L}{]/u;

function faultsOfFile(sentences: readonly Sentence[], file: string, language: Language): string[] {
  const seen = new Set<string>();
  return sentences.flatMap(({ key, message }) => {
    const twice = seen.has(key);
    seen.add(key);
    if (twice) return [`${file}: "${key}" stands there twice`];
    if (message.trim() === '') return [`${file}: "${key}" has no sentence`];
    if (language === 'fr' && LOOSE_SIGN.test(message) && !key.startsWith('sms.'))
      return [`${file}: "${key}" needs a no-break space (U+00A0) before : ; ! ? and inside « »`];
    if (language === 'fr' && STRAIGHT_APOSTROPHE.test(message) && !key.startsWith('sms.'))
      return [`${file}: "${key}" needs the apostrophe ’ (U+2019)`];
    const banned = BANNED_TERMS.find(
      (term) => term.language === language && term.word.test(message) && !term.allowed?.test(key),
    );
    if (banned !== undefined)
      return [`${file}: "${key}" says "${banned.word.exec(message)?.[0] ?? ''}"; the glossary has "${banned.instead}"`];
    try {
      return pluralFaults(compileMessageOrThrow(message), language).map((fault) => `${file}: "${key}" ${fault}`);
    } catch (error) {
      return [
        `${file}: "${key}" is not a valid ICU message (${error instanceof Error ? error.message.split('\n')[0] : String(error)}): ${message}`,
      ];
    }
  });
}

const PLURAL_FORMS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.PluralRules(language).resolvedOptions().pluralCategories]),
) as Record<Language, Intl.LDMLPluralRule[]>;

function pluralFaults(message: CompiledMessage, language: Language): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string' || token[1] !== 'plural' || !token[2] || typeof token[2] !== 'object') return [];
    const given = Object.keys(token[2]);
    // The French form 'many' is for exact millions; the form 'other' suits these too.
    const lacking = PLURAL_FORMS[language].filter((form) => form !== 'many' && !given.includes(form));
    return lacking.map((form) => `has no plural form "${form}"`);
  });
}

function missingKeys(catalogues: Catalogues, chunk: string): string[] {
  const all = new Set(LANGUAGES.flatMap((language) => (catalogues[language][chunk] ?? []).map(({ key }) => key)));
  return LANGUAGES.flatMap((language) => {
    const present = new Set((catalogues[language][chunk] ?? []).map(({ key }) => key));
    return [...all]
      .filter((key) => !present.has(key))
      .map((key) => `locales/${language}/${chunk}.po: "${key}" is missing`);
  });
}

function differingValues(catalogues: Catalogues, chunk: string): string[] {
  const swahili = new Map((catalogues.sw[chunk] ?? []).map(({ key, message }) => [key, message]));
  return (['en', 'fr'] as const).flatMap((language) =>
    (catalogues[language][chunk] ?? []).flatMap(({ key, message }) => {
      const original = swahili.get(key);
      if (original === undefined) return [];
      const [wanted, found] = [readableValues(original), readableValues(message)];
      return wanted === undefined || found === undefined || wanted === found
        ? []
        : [`locales/${language}/${chunk}.po: "${key}" takes (${found}), the Swahili takes (${wanted})`];
    }),
  );
}

function readableValues(message: string): string | undefined {
  try {
    return valuesOf(message).join(', ');
  } catch {
    // `faultsOfFile` already reports it as an invalid message.
    return undefined;
  }
}

function keysInTwoChunks(swahili: Catalogues['sw']): string[] {
  const owner = new Map<string, string>();
  return Object.entries(swahili).flatMap(([chunk, sentences]) =>
    sentences.flatMap(({ key }) => {
      const first = owner.get(key);
      owner.set(key, first ?? chunk);
      return first === undefined || first === chunk || chunk === 'server' || first === 'server'
        ? []
        : [`locales/sw/${chunk}.po: "${key}" stands in ${first}.po too`];
    }),
  );
}
