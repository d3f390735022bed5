import { ageAt } from './patient-facts.ts';
import type { PatientFacts } from './patient-facts.ts';
import type { DocumentKind, PaperFactsBody } from './visit-documents.ts';

type Said = 'age' | 'sex' | 'weight' | 'pregnancy';

/**
 * Which facts about the patient each kind of document shows. A pharmacy needs age, sex and weight (WHO, Guide to good
 * prescribing, chapter 9). An employer needs nothing about health and identifies people by name and age. No document
 * shows the birth date: the age is enough and need not be erased with the account.
 */
const ON_PAPER: Readonly<Record<DocumentKind, readonly Said[]>> = {
  note: ['age', 'sex', 'weight', 'pregnancy'],
  prescription: ['age', 'sex', 'weight'],
  referral: ['age', 'sex', 'weight', 'pregnancy'],
  'sick-note': ['age'],
};

/**
 * Returns the facts that a document of a kind shows, on a given day in the patient's country. A fact is null if it was
 * not stated or this kind does not show it.
 */
export function factsOnPaper(kind: DocumentKind, facts: PatientFacts, today: string): PaperFactsBody {
  const says = (one: Said) => ON_PAPER[kind].includes(one);
  return {
    age: says('age') ? ageAt(facts, today) : null,
    sex: says('sex') ? (facts.sex ?? null) : null,
    weight_kg: says('weight') ? (facts.weightKg ?? null) : null,
    weight_on: says('weight') ? (facts.weightStatedOn ?? null) : null,
    pregnancy: says('pregnancy') ? (facts.pregnancy ?? null) : null,
    pregnancy_on: says('pregnancy') ? (facts.pregnancyStatedOn ?? null) : null,
  };
}
