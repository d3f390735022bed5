/** What needs care with words: built-in answers only, a quick exit, and nothing of it in a notification. */
export const SPECIAL_CARD_KINDS = [
  'suicide',
  'rape',
  'violence',
  'child-abuse',
  'poisoning',
  'pregnancy-loss',
  'hiv-exposure',
  'hiv',
] as const;

/** The kind of a special card. */
export type SpecialCardKind = (typeof SPECIAL_CARD_KINDS)[number];

/** The concepts that call for each card; the first kind that fits is shown. */
const CONCEPTS_OF: readonly (readonly [SpecialCardKind, readonly string[]])[] = [
  ['suicide', ['suicide-plan', 'suicide-thoughts']],
  ['child-abuse', ['child-abuse']],
  ['rape', ['rape']],
  ['violence', ['partner-violence']],
  ['poisoning', ['swallowed-poison']],
  ['pregnancy-loss', ['after-abortion']],
  ['hiv-exposure', ['hiv-exposure', 'unprotected-sex']],
  ['hiv', ['hiv', 'new-hiv-medicine']],
];

/** Returns the special card that what is there calls for, or null. */
export function cardFor(present: ReadonlySet<string>): SpecialCardKind | null {
  if (present.has('rape') && present.has('child')) return 'child-abuse';
  return CONCEPTS_OF.find(([, concepts]) => concepts.some((one) => present.has(one)))?.[0] ?? null;
}
