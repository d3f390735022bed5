/** Which rules of an emergency own a text, as the content writes it. */
export interface Owned {
  readonly of: string;
  readonly beside?: string;
  readonly with?: string;
}

export interface Owner {
  readonly of: ReadonlySet<string>;
  /** True when one of the rules owns the text and none of them asks for anything else. */
  owns(rules: readonly string[], present: ReadonlySet<string>): boolean;
}

/** Reads who owns a text. */
export function ownerOf({ of, beside, with: concepts }: Owned): Owner {
  const [own, also, needed] = [wordsOf(of), wordsOf(beside), wordsOf(concepts)];
  return {
    of: own,
    owns: (rules, present) =>
      rules.some((rule) => own.has(rule)) &&
      rules.every((rule) => own.has(rule) || also.has(rule)) &&
      (needed.size === 0 || [...needed].some((concept) => present.has(concept))),
  };
}

const wordsOf = (list = ''): ReadonlySet<string> => new Set(list.split(' ').filter(Boolean));
