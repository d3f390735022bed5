/**
 * Is a text from outside one of the keys that a table itself has? `in` and a bare index also find what every object inherits
 * (`constructor`, `toString`, `__proto__`), so outside texts are asked about with this only.
 */
export function isKeyOf<Key extends string>(table: Readonly<Record<Key, unknown>>, text: unknown): text is Key {
  return Object.keys(table).includes(text as string);
}
