/** Hours of a day. */
export const DAY = 24;

/** Hours of a unit of time, by its name in any of the languages. */
export const UNITS = byWord([
  [1 / 60, 'minute minutes min mins dakika'],
  [1, 'hour hours hr hrs h saa masaa heure heures'],
  [DAY, 'day days siku jour jours d'],
  [7 * DAY, 'week weeks wk wks wiki semaine semaines'],
  [30 * DAY, 'month months mwezi miezi mois'],
  [365 * DAY, 'year years yr yrs mwaka miaka an ans annees'],
]);

/** Numbers by their word in any of the languages. 'Sept' and 'dix' stand among them, 'six' is the same in two. */
const NUMBERS = byWord([
  [0.5, 'nusu'],
  [1, 'one moja mmoja kimoja un une'],
  [2, 'two couple mbili wawili miwili viwili mawili deux'],
  [3, 'three few tatu watatu mitatu vitatu matatu kadhaa trois quelques'],
  [4, 'four several nne wanne minne vinne manne quatre plusieurs'],
  [5, 'five tano watano mitano vitano matano cinq'],
  [6, 'six sita'],
  [7, 'seven saba sept'],
  [8, 'eight nane wanane minane vinane manane huit'],
  [9, 'nine tisa neuf'],
  [10, 'ten kumi dix'],
  [11, 'eleven onze'],
  [12, 'twelve douze'],
  [15, 'fifteen quinze'],
  [20, 'twenty ishirini vingt'],
  [30, 'thirty thelathini trente'],
  [40, 'forty arobaini quarante'],
  [50, 'fifty hamsini cinquante'],
  [60, 'sixty sitini soixante'],
  [70, 'seventy sabini'],
  [80, 'eighty themanini'],
]);

/** Hours since a part of the day or a day that a text names. */
export const SINCE = byWord([
  [6, 'morning today asubuhi leo matin'],
  [10, 'overnight usiku'],
  [DAY, 'yesterday jana hier'],
  [2 * DAY, 'juzi'],
]);

/** Returns the number that a word says, in digits or in letters, or null. */
export function numberOf(word: string): number | null {
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word);
  return NUMBERS.get(word) ?? null;
}

function byWord(rows: readonly (readonly [number, string])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));
}
