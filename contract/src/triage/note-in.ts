/** Adds a thing to the list of a name. */
export function noteIn<K, T>(lists: Map<K, T[]>, name: K, thing: T): void {
  const list = lists.get(name);
  if (list) list.push(thing);
  else lists.set(name, [thing]);
}
