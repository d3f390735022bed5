/**
 * Yields the pages of a list one after the other, each read while the one before it is used: `read` gets the last row
 * of the page before, undefined at first. A page shorter than `size` is the last one.
 */
export async function* readAhead<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let coming = read(undefined);
  for (;;) {
    const page = await coming;
    const isLast = page.length < size;
    if (!isLast) {
      coming = read(page.at(-1));
      // Whoever stops in the middle does not wait for it; whoever goes on hears of its failure above.
      coming.catch(() => undefined);
    }
    if (page.length > 0) yield page;
    if (isLast) return;
  }
}
