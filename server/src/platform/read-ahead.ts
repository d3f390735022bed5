/**
 * Yields the pages of a list one after the other: `read` gets the last row of the page before, undefined at first. A
 * page shorter than `size` is the last one.
 */
export async function* readPages<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const page = await read(last);
    if (page.length > 0) yield page;
    if (page.length < size) return;
    last = page.at(-1);
  }
}

/** Yields what `source` yields and lets it work on the next item, but no further, while the one before it is used. */
export async function* readAhead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let coming = source.next();
  try {
    for (;;) {
      const item = await coming;
      if (item.done === true) return;
      coming = source.next();
      // Whoever stops here does not wait for it; whoever goes on hears of its failure above.
      coming.catch(() => undefined);
      yield item.value;
    }
  } finally {
    await source.return(undefined);
  }
}
