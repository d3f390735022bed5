/** The values of a statement that takes none. */
export type NoValues = Record<string, never>;

/** The row of a statement that returns none. */
export type NoRow = Record<string, never>;

/**
 * A prepared statement with a name that is unique in the product (`bookings.hold`). It takes its values by name, and
 * the compiler checks both names and types where it is run.
 */
export interface Statement<Values extends object, Row> {
  readonly name: string;
  /** As PostgreSQL reads it: placeholders are numbered. */
  readonly text: string;
  /** The names of the placeholders in the order of their numbers. */
  readonly placeholders: readonly string[];
  /** False where the plan depends on the values (text search): then the statement is planned each time. */
  readonly prepared: boolean;
  /** True where it names a table with row-level security: then it runs only for a known actor. */
  readonly guarded: boolean;
  /** For the compiler only. */
  readonly types?: { readonly values: Values; readonly row: Row };
}

const PLACEHOLDER = /\$([a-z]\w*)/g;

/**
 * Declares a statement: `statement<{ id: string }, Row>('bookings.find', 'select … where id = $id')`. SQL stands in the
 * stores of modules only. Throws when the text numbers a placeholder itself.
 */
export function statement<Values extends object = NoValues, Row = NoRow>(
  name: string,
  text: string,
  options: { prepared?: boolean; guarded?: boolean } = {},
): Statement<Values, Row> {
  if (/\$\d/.test(text)) throw new Error(`${name} has a numbered placeholder; placeholders have names`);
  const placeholders: string[] = [];
  const numbered = text.replaceAll(PLACEHOLDER, (_, placeholder: string) => {
    if (!placeholders.includes(placeholder)) placeholders.push(placeholder);
    return `$${placeholders.indexOf(placeholder) + 1}`;
  });
  const { prepared = true, guarded = false } = options;
  return { name, text: numbered, placeholders, prepared, guarded };
}

/** The values in the order of the statement's numbers. Throws when one is missing; nothing is what `null` says. */
export function inOrder({ name, placeholders }: Statement<object, unknown>, values: object): unknown[] {
  const byName = values as Readonly<Record<string, unknown>>;
  return placeholders.map((placeholder) => {
    const value = byName[placeholder];
    if (value === undefined) throw new Error(`${name} was run without ${placeholder}`);
    return value;
  });
}
