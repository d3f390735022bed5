import type { DosageForm, DoseCode, DoseUnit, FormCode, FrequencyCode, ItemCodes } from './dose-codes.ts';
import type { Language } from './languages.ts';

/**
 * Prints how a medicine is taken in three languages. What was recognised in a doctor's words is printed in the
 * patient's language; anything else stays as typed. Free of zod, so that pages can import it.
 */

/** The parts of a prescribed item that are printed in the patient's language. */
export interface Directions {
  readonly medicine: string;
  readonly form: string;
  readonly dose: string;
  readonly route: RouteCode;
  readonly frequency: string;
  readonly days: number | null;
  readonly as_needed: boolean;
  readonly quantity: string;
  readonly instruction: string;
  /** Null or absent for items signed before codes existed. */
  readonly codes?: ItemCodes | null | undefined;
}

type OneMany = readonly [string, string];

/** Singular and plural. Swahili nouns change at their beginning. */
const UNITS: Readonly<Record<Language, Readonly<Record<DoseUnit, OneMany>>>> = {
  en: {
    tablet: ['tablet', 'tablets'],
    capsule: ['capsule', 'capsules'],
    ml: ['ml', 'ml'],
    mg: ['mg', 'mg'],
    g: ['g', 'g'],
    teaspoon: ['teaspoon', 'teaspoons'],
    tablespoon: ['tablespoon', 'tablespoons'],
    drop: ['drop', 'drops'],
    puff: ['puff', 'puffs'],
    spray: ['spray', 'sprays'],
    sachet: ['sachet', 'sachets'],
    suppository: ['suppository', 'suppositories'],
    pessary: ['pessary', 'pessaries'],
    ampoule: ['ampoule', 'ampoules'],
    vial: ['vial', 'vials'],
    unit: ['unit', 'units'],
    patch: ['patch', 'patches'],
    lozenge: ['lozenge', 'lozenges'],
    bottle: ['bottle', 'bottles'],
    tube: ['tube', 'tubes'],
  },
  sw: {
    tablet: ['kidonge', 'vidonge'],
    capsule: ['kapsuli', 'kapsuli'],
    ml: ['ml', 'ml'],
    mg: ['mg', 'mg'],
    g: ['g', 'g'],
    teaspoon: ['kijiko cha chai', 'vijiko vya chai'],
    tablespoon: ['kijiko kikubwa', 'vijiko vikubwa'],
    drop: ['tone', 'matone'],
    puff: ['mpulizo', 'mipulizo'],
    spray: ['mnyunyizo', 'minyunyizo'],
    sachet: ['pakiti', 'pakiti'],
    suppository: ['sapozitori', 'sapozitori'],
    pessary: ['kidonge cha uke', 'vidonge vya uke'],
    ampoule: ['ampuli', 'ampuli'],
    vial: ['chupa ndogo', 'chupa ndogo'],
    unit: ['yuniti', 'yuniti'],
    patch: ['plasta ya dawa', 'plasta za dawa'],
    lozenge: ['kidonge cha kumumunya', 'vidonge vya kumumunya'],
    bottle: ['chupa', 'chupa'],
    tube: ['tyubu', 'tyubu'],
  },
  fr: {
    tablet: ['comprimé', 'comprimés'],
    capsule: ['gélule', 'gélules'],
    ml: ['ml', 'ml'],
    mg: ['mg', 'mg'],
    g: ['g', 'g'],
    teaspoon: ['cuillère à café', 'cuillères à café'],
    tablespoon: ['cuillère à soupe', 'cuillères à soupe'],
    drop: ['goutte', 'gouttes'],
    puff: ['bouffée', 'bouffées'],
    spray: ['pulvérisation', 'pulvérisations'],
    sachet: ['sachet', 'sachets'],
    suppository: ['suppositoire', 'suppositoires'],
    pessary: ['ovule', 'ovules'],
    ampoule: ['ampoule', 'ampoules'],
    vial: ['flacon', 'flacons'],
    unit: ['unité', 'unités'],
    patch: ['patch', 'patchs'],
    lozenge: ['pastille', 'pastilles'],
    bottle: ['bouteille', 'bouteilles'],
    tube: ['tube', 'tubes'],
  },
};

/** Units that come after the number in every language, also in Swahili. */
const MEASURES: ReadonlySet<DoseUnit> = new Set(['ml', 'mg', 'g']);

/** The name of a form; for Swahili also the word that joins it to its strength. */
const FORMS: Readonly<Record<DosageForm, Readonly<{ en: string; sw: OneMany; fr: string }>>> = {
  tablet: { en: 'tablet', sw: ['kidonge', 'cha'], fr: 'comprimé' },
  capsule: { en: 'capsule', sw: ['kapsuli', 'ya'], fr: 'gélule' },
  syrup: { en: 'syrup', sw: ['sirapu', 'ya'], fr: 'sirop' },
  suspension: { en: 'suspension', sw: ['dawa ya maji ya kutikisa', 'ya'], fr: 'suspension' },
  injection: { en: 'injection', sw: ['sindano', 'ya'], fr: 'injection' },
  cream: { en: 'cream', sw: ['krimu', 'ya'], fr: 'crème' },
  ointment: { en: 'ointment', sw: ['marhamu', 'ya'], fr: 'pommade' },
  gel: { en: 'gel', sw: ['jeli', 'ya'], fr: 'gel' },
  drops: { en: 'drops', sw: ['dawa ya matone', 'ya'], fr: 'gouttes' },
  inhaler: { en: 'inhaler', sw: ['inhela', 'ya'], fr: 'inhalateur' },
  suppository: { en: 'suppository', sw: ['sapozitori', 'ya'], fr: 'suppositoire' },
  pessary: { en: 'pessary', sw: ['kidonge cha uke', 'cha'], fr: 'ovule' },
  sachet: { en: 'sachet', sw: ['pakiti', 'ya'], fr: 'sachet' },
};

const ROUTES = {
  oral: { en: 'by mouth', sw: 'kwa mdomo', fr: 'par la bouche' },
  sublingual: { en: 'under the tongue', sw: 'chini ya ulimi', fr: 'sous la langue' },
  inhaled: { en: 'inhaled', sw: 'kuvuta kwa pumzi', fr: 'à inhaler' },
  nasal: { en: 'in the nose', sw: 'puani', fr: 'dans le nez' },
  eye: { en: 'in the eye', sw: 'jichoni', fr: "dans l'œil" },
  ear: { en: 'in the ear', sw: 'sikioni', fr: "dans l'oreille" },
  skin: { en: 'on the skin', sw: 'kwenye ngozi', fr: 'sur la peau' },
  rectal: { en: 'rectally', sw: 'njia ya haja kubwa', fr: 'par voie rectale' },
  vaginal: { en: 'vaginally', sw: 'ukeni', fr: 'par voie vaginale' },
  'injection-muscle': { en: 'injection into a muscle', sw: 'sindano ya msuli', fr: 'injection dans un muscle' },
  'injection-vein': { en: 'injection into a vein', sw: 'sindano ya mshipa', fr: 'injection dans une veine' },
  'injection-skin': { en: 'injection under the skin', sw: 'sindano chini ya ngozi', fr: 'injection sous la peau' },
} as const satisfies Record<string, Record<Language, string>>;
type RouteCode = keyof typeof ROUTES;

const FREQUENCY_WORDS: Readonly<Record<FrequencyCode['each'], Readonly<Record<Language, (count: number) => string>>>> =
  {
    'times-a-day': {
      en: (count) => (count === 1 ? 'once a day' : `${count} times a day`),
      sw: (count) => `mara ${count} kwa siku`,
      fr: (count) => `${count} fois par jour`,
    },
    'times-a-week': {
      en: (count) => (count === 1 ? 'once a week' : `${count} times a week`),
      sw: (count) => `mara ${count} kwa wiki`,
      fr: (count) => `${count} fois par semaine`,
    },
    'every-hours': {
      en: (count) => (count === 1 ? 'every hour' : `every ${count} hours`),
      sw: (count) => `kila baada ya saa ${count}`,
      fr: (count) => (count === 1 ? 'toutes les heures' : `toutes les ${count} heures`),
    },
    'at-night': {
      en: () => 'at night before sleep',
      sw: () => 'usiku kabla ya kulala',
      fr: () => 'le soir au coucher',
    },
    'in-the-morning': { en: () => 'in the morning', sw: () => 'asubuhi', fr: () => 'le matin' },
    'morning-and-evening': { en: () => 'morning and evening', sw: () => 'asubuhi na jioni', fr: () => 'matin et soir' },
    once: { en: () => 'one single time', sw: () => 'mara moja tu', fr: () => 'une seule fois' },
  };

/** Returns a number as doctors write it: halves of countable units as ½, a decimal comma in French. */
function amountWords(amount: number, unit: DoseUnit, language: Language): string {
  const whole = Math.floor(amount);
  if (amount - whole === 0.5 && !MEASURES.has(unit)) return whole === 0 ? '½' : `${whole}½`;
  return language === 'fr' ? String(amount).replace('.', ',') : String(amount);
}

/** Returns '1 tablet', 'vidonge 2' or '1 à 2 comprimés'. */
export function doseText({ amount, to, unit }: DoseCode, language: Language): string {
  const most = to ?? amount;
  // French uses the singular below two.
  const [one, many] = UNITS[language][unit];
  const name = most > 1 && !(language === 'fr' && most < 2) ? many : one;
  if (language === 'sw' && amount === 0.5 && to === null && !MEASURES.has(unit)) return `nusu ${name}`;
  const between = { en: '–', sw: ' hadi ', fr: ' à ' }[language];
  const count =
    to === null
      ? amountWords(amount, unit, language)
      : `${amountWords(amount, unit, language)}${between}${amountWords(to, unit, language)}`;
  return language === 'sw' && !MEASURES.has(unit) ? `${name} ${count}` : `${count} ${name}`;
}

/** Returns '3 times a day', 'mara 3 kwa siku' or '3 fois par jour'. */
export function frequencyText({ each, count }: FrequencyCode, language: Language): string {
  return FREQUENCY_WORDS[each][language](count);
}

/** Returns '500 mg tablet', 'kidonge cha 500 mg' or 'comprimé de 500 mg'. */
export function dosageFormText({ form, strength }: FormCode, language: Language): string {
  const names = FORMS[form];
  if (strength === '') return language === 'sw' ? names.sw[0] : names[language];
  if (language === 'sw') return `${names.sw[0]} ${names.sw[1]} ${strength}`;
  return language === 'fr'
    ? `${names.fr} ${strength.endsWith('%') ? 'à' : 'de'} ${strength}`
    : `${strength} ${names.en}`;
}

/**
 * Returns each part of a prescribed item as text in a language. A part that was not recognised is returned as typed, a
 * part that was not given as an empty text.
 */
export function itemText(
  item: Directions,
  language: Language,
): Readonly<
  Record<'medicine' | 'form' | 'dose' | 'route' | 'frequency' | 'days' | 'needed' | 'quantity' | 'instruction', string>
> {
  const { codes, days } = item;
  const duration = {
    en: days === 1 ? 'for 1 day' : `for ${days} days`,
    sw: `kwa siku ${days}`,
    fr: days === 1 ? 'pendant 1 jour' : `pendant ${days} jours`,
  }[language];
  return {
    medicine: item.medicine,
    form: codes?.form ? dosageFormText(codes.form, language) : item.form,
    dose: codes?.dose ? doseText(codes.dose, language) : item.dose,
    route: ROUTES[item.route][language],
    frequency: codes?.frequency ? frequencyText(codes.frequency, language) : item.frequency,
    days: days === null ? '' : duration,
    needed: item.as_needed ? { en: 'as needed', sw: 'inapohitajika', fr: 'si besoin' }[language] : '',
    quantity: codes?.quantity ? doseText(codes.quantity, language) : item.quantity,
    instruction: item.instruction,
  };
}
