import { z } from 'zod';
import { DOSAGE_FORMS, DOSE_UNITS, FREQUENCIES } from './dose-codes.ts';
import { personText } from './fields.ts';
import { PREGNANCIES, SEXES } from './patient-facts.ts';

/** The ways in which a medicine is given. */
export const MEDICINE_ROUTES = [
  'oral',
  'sublingual',
  'inhaled',
  'nasal',
  'eye',
  'ear',
  'skin',
  'rectal',
  'vaginal',
  'injection-muscle',
  'injection-vein',
  'injection-skin',
] as const;
export const PRESCRIPTION_ITEMS = 12;

const DoseCode = z.strictObject({ amount: z.number(), to: z.number().nullable(), unit: z.enum(DOSE_UNITS) });
/**
 * What was recognised in an item's words, so that it can be printed in the patient's language. The server computes it
 * again with each save.
 */
const ItemCodes = z.strictObject({
  form: z.strictObject({ form: z.enum(DOSAGE_FORMS), strength: z.string().max(120) }).nullable(),
  dose: DoseCode.nullable(),
  frequency: z.strictObject({ each: z.enum(FREQUENCIES), count: z.int() }).nullable(),
  quantity: DoseCode.nullable(),
});

export const PrescriptionItem = z.strictObject({
  /** Generic or brand name. */
  medicine: personText(120).default(''),
  /** Strength and form: '500 mg tablet'. */
  form: personText(120).default(''),
  /** How much at a time: '1 tablet'. */
  dose: personText(120).default(''),
  route: z.enum(MEDICINE_ROUTES).default('oral'),
  /** '3 times a day', in the doctor's words. */
  frequency: personText(120).default(''),
  days: z.int().min(1).max(365).nullable().default(null),
  as_needed: z.boolean().default(false),
  quantity: personText(60).default(''),
  instruction: personText(400).default(''),
  /** Null for items signed before codes existed; their words are printed as typed. */
  codes: ItemCodes.nullable().default(null),
});

export const PrescriptionContent = z.strictObject({ items: z.array(PrescriptionItem).max(PRESCRIPTION_ITEMS) });

/**
 * The facts about the patient on a document, as of its signing. A prescription shows age, sex and weight; a referral
 * and an appointment summary also pregnancy; a sick note the age only. Null fields: not stated, or not shown by this
 * kind of document.
 */
export const PaperFacts = z.strictObject({
  age: z.strictObject({ years: z.int(), months: z.int(), about: z.boolean() }).nullable(),
  sex: z.enum(SEXES).nullable(),
  weight_kg: z.number().nullable(),
  weight_on: z.iso.date().nullable(),
  pregnancy: z.enum(PREGNANCIES).nullable(),
  pregnancy_on: z.iso.date().nullable(),
});
