import { PASSWORD_LENGTH, lengthOfPassword } from '@tabibu/contract/passwords';

type Weakness = 'password-too-short' | 'password-too-long' | 'password-common';

/**
 * Words that common passwords are made of, in small letters without digits: the roots of the passwords that leaks show
 * most often, words of the field, and names of places where we work. A password made only of these words, digits and
 * signs is refused.
 */
const COMMON_WORDS: readonly string[] = (
  'password passw pass pwd word secret admin administrator root user guest login signin welcome default change changeme letmein open access ' +
  'master super manager staff reception receptionist doctor daktari nurse patient medical medic health healthcare telehealth telemedicine ' +
  'clinic hospital hospitali afya afia tabibu system computer internet network server office company business work mobile phone call ' +
  'test testing demo sample temp temporary new my the our your is in of and for i a me you love iloveyou loveyou lovely baby angel ' +
  'princess prince king queen dragon monkey tiger lion simba football soccer basketball baseball arsenal chelsea liverpool manchester ' +
  'united barcelona yanga madrid champion summer winter spring autumn january february march april may june july august september ' +
  'october november december monday tuesday wednesday thursday friday saturday sunday sunshine rainbow flower chocolate banana orange ' +
  'cheese coffee hello habari karibu asante mambo jambo hakuna matata nenosiri siri mungu jesus jesuschrist christ god bless blessed ' +
  'allah bismillah faith family mama baba dada kaka mother father brother sister friend friends forever freedom shadow batman superman ' +
  'spiderman starwars pokemon naruto michael jordan daniel jessica ashley charlie thomas robert andrew joshua matthew david john james ' +
  'joseph mary maria juma asha fatuma neema hassan hussein ali mohamed mohammed muhammad tanzania kenya uganda rwanda burundi africa ' +
  'zanzibar dodoma daressalaam dar salaam es nairobi mombasa kampala kigali bujumbura johannesburg pretoria southafrica bienvenue motdepasse ' +
  'bonjour soleil amour docteur sante medecin azerty qwerty qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc ' +
  'one two three four five six seven eight nine ten google facebook twitter instagram whatsapp youtube samsung iphone android windows microsoft apple'
).split(' ');

const WORDS = new Set(COMMON_WORDS);
const LONGEST_WORD = Math.max(...COMMON_WORDS.map(({ length }) => length));
/** Signs that stand for letters in common passwords: 'P@ssw0rd'. */
const LETTER_OF_SIGN = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }),
);
/** Rows of keys and counting, forwards; each may also be typed backwards. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop'];
const RUNNING_PAIRS = new Set(
  RUNS.flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => [`${run[at]}${run[at + 1]}`, `${run[at + 1]}${run[at]}`]).flat(),
  ),
);

/**
 * Returns why a password is refused, or undefined when it is good: 12 to 128 characters (or the given length), and
 * neither repeats, runs of keys, nor made only of common words, digits and signs. `context` are words that a stranger
 * would try first, such as the user name. There are no rules on kinds of characters.
 */
export function weaknessOf(
  password: string,
  context: readonly string[],
  { least, most }: { readonly least: number; readonly most: number } = PASSWORD_LENGTH,
): Weakness | undefined {
  const length = lengthOfPassword(password);
  if (length < least) return 'password-too-short';
  if (length > most) return 'password-too-long';
  const small = password.normalize('NFKC').toLowerCase();
  const known = new Set([...WORDS, ...context.flatMap(partsOf)]);
  const spellings = [small, Array.from(small, (sign) => LETTER_OF_SIGN.get(sign) ?? sign).join('')];
  return isRepeat(small) || isRun(small) || spellings.some((spelling) => isMadeOf(known, spelling))
    ? 'password-common'
    : undefined;
}

/** True for a password that is long enough to be the only factor. */
export function standsAlone(password: string): boolean {
  return lengthOfPassword(password) >= PASSWORD_LENGTH.alone;
}

function partsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 2);
}

/** True for fewer than five different characters, or a text of at most half the length that is repeated. */
function isRepeat(text: string): boolean {
  if (new Set(text).size < 5) return true;
  return (text + text).indexOf(text, 1) <= text.length / 2;
}

/** True if steps along a row of keys, or of counting, make up all but three places of the password. */
function isRun(text: string): boolean {
  let steps = 0;
  for (let at = 1; at < text.length; at += 1) if (RUNNING_PAIRS.has(text.slice(at - 1, at + 1))) steps += 1;
  return steps >= text.length - 4;
}

/** True if the letters of the text can be cut into known words, and at most two letters are left over in all. */
function isMadeOf(known: ReadonlySet<string>, text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  const longest = Math.max(LONGEST_WORD, ...[...known].map(({ length }) => length));
  if (letters.length < 3) return false;
  // leftover[n]: the fewest letters outside known words among the first n letters.
  const leftover = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    let least = leftover[end - 1]! + 1;
    for (let start = Math.max(0, end - longest); start < end; start += 1)
      if (known.has(letters.slice(start, end))) least = Math.min(least, leftover[start]!);
    leftover.push(least);
  }
  return leftover[letters.length]! <= 2;
}
