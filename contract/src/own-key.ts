/**
 * Returns whether a text is one of the table's own keys. Use it for every text from outside: `in` and plain indexing
 * also find what every object inherits (`constructor`, `toString`, `__proto__`).
 */
export function isKeyOf<Key extends string>(table: Readonly<Record<Key, unknown>>, text: unknown): text is Key {
  return Object.keys(table).includes(text as string);
}
