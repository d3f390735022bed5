import type { CountryCode } from './countries.ts';
import type { DocumentKind } from './visit-documents.ts';

/** From which ages a person decides about the own health record. */
export interface AgeRule {
  /** From this age on a doctor may hide papers of a member of a family from the guardian. */
  readonly hiddenFrom: number;
  /** From this age on a person is of age. */
  readonly majority: number;
  /** The kinds of papers that are hidden. A sick note is not: the guardian hands it to a school or an employer. */
  readonly hiddenKinds: readonly DocumentKind[];
  /** The law or guideline from which the ages were taken. */
  readonly source: string;
  /** `checked` once a lawyer of the country has read it. */
  readonly status: 'draft' | 'checked';
}

const HIDDEN_KINDS: readonly DocumentKind[] = ['note', 'prescription', 'referral'];

const draft = (hiddenFrom: number, majority: number, source: string): AgeRule => ({
  hiddenFrom,
  majority,
  hiddenKinds: HIDDEN_KINDS,
  source,
  status: 'draft',
});

/**
 * The rule of every country. All are drafts from general knowledge: no source was opened and no lawyer has read them
 * (`docs/open-points.md`). Where no law was known that lets a minor decide, the higher age was taken.
 */
const RULES: Readonly<Record<CountryCode, AgeRule>> = {
  TZ: draft(15, 18, 'Law of the Child Act 2009; HIV and AIDS (Prevention and Control) Act as amended in 2019'),
  KE: draft(15, 18, 'Age of Majority Act (Cap. 33); National Guidelines for HIV Testing Services 2015'),
  UG: draft(12, 18, 'Constitution 1995, article 257; National HIV Testing Services Policy 2016'),
  RW: draft(15, 18, 'Law 32/2016 governing persons and family; Health Services Law 2025'),
  BI: draft(18, 21, 'Code des personnes et de la famille 1993; no law known that lets a minor decide'),
  ZA: draft(12, 18, "Children's Act 38 of 2005, sections 17, 129 and 134"),
  US: draft(16, 18, 'Laws of the states, which differ'),
  GB: draft(16, 18, 'Family Law Reform Act 1969, sections 1 and 8'),
  DE: draft(16, 18, 'Bürgerliches Gesetzbuch, sections 2 and 630d'),
  AE: draft(18, 21, 'Civil Transactions Law (Federal Law 5 of 1985), article 85'),
};

/** Returns the rule of a country. */
export function ageRuleOf(country: CountryCode): AgeRule {
  return RULES[country];
}
