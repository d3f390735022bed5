/**
 * Where the texts of the page of pregnancy come from, and which signs they name. The words themselves are in the
 * catalogues of sentences. Free of zod, so that pages can import it.
 */

interface ContentSource {
  readonly title: string;
  readonly url: string;
}

/** What the texts say of themselves: nobody has reviewed them yet (`docs/open-points.md`). */
export const PREGNANCY_CONTENT = {
  status: 'draft' as 'draft' | 'reviewed',
  /** The clinician who signed; null for a draft. */
  reviewer: null as string | null,
  sources: [
    {
      title: 'WHO recommendations on antenatal care for a positive pregnancy experience (2016)',
      url: 'https://www.who.int/publications/i/item/9789241549912',
    },
    {
      title: 'WHO: Pregnancy, childbirth, postpartum and newborn care, a guide for essential practice (2015)',
      url: 'https://www.who.int/publications/i/item/9789241549356',
    },
  ] satisfies readonly ContentSource[],
} as const;

/** Signs in a pregnancy with which somebody goes to a health facility at once, also at night. */
export const DANGER_SIGNS = [
  'bleeding',
  'fits',
  'headache',
  'fever',
  'pain',
  'breath',
  'water',
  'movement',
  'swelling',
] as const;
/** Signs after a birth, of the mother and of the child. */
export const SIGNS_AFTER_BIRTH = ['bleeding', 'fits', 'fever', 'breath', 'feeding', 'baby-hot', 'baby-breath'] as const;
/** Signs after a pregnancy that has ended in another way. */
export const SIGNS_AFTER_END = ['bleeding', 'fever', 'pain', 'discharge'] as const;
/** Signs that labour begins. */
export const LABOUR_SIGNS = ['contractions', 'show', 'waters'] as const;

/** The weeks that have a text of their own. */
const TEXT_WEEKS = [
  4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
  35, 36, 37, 38, 39, 40, 41, 42,
] as const;
type TextWeek = (typeof TEXT_WEEKS)[number];

/** Returns the week whose text is shown in a week: the first or the last one outside of them. Pure. */
export function textWeek(weeks: number): TextWeek {
  const place = Math.min(Math.max(weeks - TEXT_WEEKS[0], 0), TEXT_WEEKS.length - 1);
  return TEXT_WEEKS[place] ?? TEXT_WEEKS[0];
}
