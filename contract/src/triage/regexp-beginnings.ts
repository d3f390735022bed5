/** A beginning of what a regular expression matches. */
type Beginning = {
  readonly text: string;
  /** It stands at the beginning of a word. */
  readonly ofWord: boolean;
  /** What follows it may be known too. */
  readonly open: boolean;
};

/** More characters than these are not told apart. */
const MOST_CHARACTERS = 12;
/** Characters that are not known. */
const UNKNOWN: readonly Beginning[] = [{ text: '', ofWord: false, open: false }];
const NOTHING: readonly Beginning[] = [{ text: '', ofWord: false, open: true }];

/**
 * Returns with which characters a match of a regular expression begins, up to a length, if each match begins with a
 * letter or digit at the beginning of a word; otherwise null. Where it does not understand an expression it says less.
 */
export function beginningsOf({ source, flags }: RegExp, length: number): string[] | null {
  if (/[iu]/.test(flags)) return null;
  const beginnings = new Reader(source, length).read();
  const known = beginnings.every(({ text, ofWord }) => ofWord && /^[a-z0-9]/.test(text));
  return known ? beginnings.map(({ text }) => text) : null;
}

class Reader {
  readonly #source: string;
  readonly #length: number;
  #at = 0;

  constructor(source: string, length: number) {
    this.#source = source;
    this.#length = length;
  }

  /** Reads alternatives up to the end or a closing parenthesis. */
  read(): readonly Beginning[] {
    const all = [...this.#sequence()];
    while (this.#next('|')) all.push(...this.#sequence());
    return unique(all);
  }

  #sequence(): readonly Beginning[] {
    let read = NOTHING;
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at]!))
      read = this.#joined(read, this.#repeated(this.#one()));
    return read;
  }

  #joined(before: readonly Beginning[], after: readonly Beginning[]): readonly Beginning[] {
    return unique(
      before.flatMap((one) =>
        one.open && one.text.length < this.#length
          ? after.map(({ text, ofWord, open }) => ({
              text: (one.text + text).slice(0, this.#length),
              ofWord: one.ofWord || (ofWord && one.text === ''),
              open,
            }))
          : [one],
      ),
    );
  }

  #repeated(one: readonly Beginning[]): readonly Beginning[] {
    const count = /^(?:[?*+]|\{(\d+)(?:(,)\d*)?\})\??/.exec(this.#source.slice(this.#at));
    if (!count) return one;
    this.#at += count[0].length;
    const mayLack = /^[?*]|^\{0/.test(count[0]);
    const once = count[0].startsWith('?') ? one : one.map((each) => ({ ...each, open: false }));
    return mayLack ? [...NOTHING, ...once] : once;
  }

  #one(): readonly Beginning[] {
    if (this.#next('(')) return this.#group();
    if (this.#next('[')) return this.#characters();
    const character = this.#source[this.#at]!;
    this.#at += 1;
    if (character === '\\') return this.#escaped();
    if (character === '^') return [{ text: '', ofWord: true, open: true }];
    if (character === '$') return NOTHING;
    return character === '.' ? UNKNOWN : [{ text: character, ofWord: false, open: true }];
  }

  #group(): readonly Beginning[] {
    const looks = /^\?(?:=|!|<=|<!)/.exec(this.#source.slice(this.#at));
    this.#at += looks?.[0].length ?? 0;
    if (!looks && !this.#next('?:') && this.#next('?')) throw new Error(`${this.#source} has a group of another kind.`);
    const inside = this.read();
    this.#next(')');
    return looks ? NOTHING : inside;
  }

  #characters(): readonly Beginning[] {
    const end = this.#source.indexOf(']', this.#at);
    const written = this.#source.slice(this.#at, end);
    this.#at = end + 1;
    if (!/^[a-z0-9 ']+$/.test(written) || written.length > MOST_CHARACTERS) return UNKNOWN;
    return Array.from(written, (text) => ({ text, ofWord: false, open: true }));
  }

  #escaped(): readonly Beginning[] {
    const character = this.#source[this.#at]!;
    this.#at += 1;
    if (character === 'b') return [{ text: '', ofWord: true, open: true }];
    if (character === 'd') return Array.from('0123456789', (text) => ({ text, ofWord: false, open: true }));
    return /[a-zA-Z0-9]/.test(character) ? UNKNOWN : [{ text: character, ofWord: false, open: true }];
  }

  #next(expected: string): boolean {
    if (!this.#source.startsWith(expected, this.#at)) return false;
    this.#at += expected.length;
    return true;
  }
}

function unique(all: readonly Beginning[]): readonly Beginning[] {
  return [...new Map(all.map((one) => [`${one.text} ${one.ofWord} ${one.open}`, one])).values()];
}
