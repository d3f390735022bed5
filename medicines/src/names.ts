/** Words in a prescription that are not substances: salts, forms, units, kinds of release and everyday filler words. */
const FILLERS = `
calcium magnesium zinc hydrochloride chlorhydrate hydrochlorid hcl chloride chlorure sulfate sulphate sulfates phosphate citrate maleate fumarate tartrate besylate besilate mesylate succinate nitrate lactate
gluconate acetate benzoate valerate propionate dipropionate palmitate stearate ethylsuccinate estolate trihydrate dihydrate monohydrate anhydrous sodium sodique potassium potassique
axetil proxetil medoxomil pamoate embonate bromide bromure hydrobromide
tablet tablets tabs tab caps cap capsule capsules comp cp comprime comprimes gelule gelules vidonge kidonge kapsuli syrup sirop sirapu susp suspension solution linctus elixir drops drop gouttes
matone sindano injection injectable inj vial ampoule amp cream creme krimu ointment pommade gel lotion lozenge spray inhaler inhaleur pump puff pessary pessaries ovule suppository suppositoire
patch powder poudre unga sachet sachets granules eye ear nasal oral topical dispersible disp dt soluble effervescent chewable enteric coated film
mg mcg ug g gm gram grams ml l iu ui units unit unites meq mmol percent dose doses
mr sr xr xl er cr la lp od bd tds prn stat forte plus extra junior paediatric pediatric pediatrique baby infant adult adulte child enfant mtoto mkubwa ds ss new night day
dawa medicine medicament ya za la cha kwa na and et ou or au with avec de du des le les of the for pour acid acide asidi to in by per x sawa tu only only pack strip
`;

/** Words in an allergy that are not substances: symptoms and filler words. */
const ALLERGY_FILLERS = `
allergy allergic allergies allergie allergique aleji mzio nina mimi anapata vipele upele kuwasha kuvimba uvimbe rash itching hives urticaria urticaire swelling anaphylaxis anaphylaxie
reaction reactions severe mild kali sana drugs drug medicines antibiotics antibiotic antibiotique antibiotiques dawa zote family group famille kundi jamii vya wa yangu all any toutes tous
`;

const wordsOf = (text: string): Set<string> => new Set(text.trim().split(/\s+/));
const FILLER_WORDS = wordsOf(FILLERS);
const ALLERGY_WORDS = wordsOf(ALLERGY_FILLERS);

/** Returns the form in which names are compared: lower case, no accents or invisible characters, single spaces. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Separates letters from digits: 'tramadol50mg' becomes 'tramadol 50 mg'. Takes the result of `normalizeName`. */
export function separateDigits(folded: string): string {
  return folded.replace(/(\p{L})(?=\p{N})/gu, '$1 ').replace(/(\p{N})(?=\p{L})/gu, '$1 ');
}

/**
 * Separates a unit from a name that follows it directly: '50 mgtramadol' becomes '50 mg tramadol'. '5 gabapentin'
 * wrongly becomes '5 g abapentin', so callers compare both forms. Takes the result of `separateDigits`.
 */
export function withoutUnits(apart: string): string {
  return apart.replace(/(\p{N} )(mg|mcg|ug|\u03BCg|g|ml|iu|ui)(?=\p{L})/gu, '$1$2 ');
}

/**
 * Returns a key that is the same for the English, French and Swahili spellings of one substance: 'amoxicillin' and
 * 'amoxicilline', 'phenytoin' and 'phénytoïne', 'diclofenac' and 'diklofenaki'. Words of fewer than five letters stay
 * as they are, because too little would be left. Takes one word from `normalizeName`.
 */
export function phoneticKey(word: string): string {
  if (word.length < 5) return word;
  const plain = word
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/rh/g, 'r')
    .replace(/ch|ck/g, 'k')
    .replace(/qu|kw/g, 'k')
    .replace(/ae|oe/g, 'e')
    .replace(/y/g, 'i')
    .replace(/c(?=[ei])/g, 's')
    .replace(/c/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's');
  return plain.replace(/(.)\1+/g, '$1').replace(/^(..+?)[aeiou]+$/u, '$1');
}

/** Returns whether a word is a salt, a form, a unit or a number, which is not the name of a substance. */
export function isFiller(word: string): boolean {
  return FILLER_WORDS.has(word) || word.length < 3 || !/\p{L}/u.test(word);
}

/**
 * Returns whether a word may follow a name without a space, as in 'tramadolhcl': a known word of at least two letters.
 */
export function isEnding(rest: string): boolean {
  return rest.length > 1 && FILLER_WORDS.has(rest);
}

/** The same as `isFiller` for the words of an allergy. */
export function isAllergyFiller(word: string): boolean {
  return isFiller(word) || ALLERGY_WORDS.has(word);
}

/**
 * Returns whether two words differ by at most `most` letters that were added, left out, changed or swapped with the
 * next.
 */
export function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let older: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1, swapped ? older[j - 2]! + 1 : Infinity));
    }
    [older, row] = [row, next];
  }
  return row[other.length]! <= most;
}
