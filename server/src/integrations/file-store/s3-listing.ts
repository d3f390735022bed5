export interface Listing {
  readonly entries: readonly { readonly name: string; readonly modified: Date }[];
  /** Asks for the next page; undefined after the last one. */
  readonly next: string | undefined;
}

/**
 * Reads a page of a bucket's list (ListObjectsV2). Our own names need no XML parser; anything that does not look like
 * one is left out by the caller.
 */
export function readListing(xml: string): Listing {
  const entries = [...xml.matchAll(/<Contents>([^]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    name: textOf(entry, 'Key') ?? '',
    modified: new Date(textOf(entry, 'LastModified') ?? ''),
  }));
  const isTruncated = textOf(xml, 'IsTruncated') === 'true';
  return { entries, next: isTruncated ? textOf(xml, 'NextContinuationToken') : undefined };
}

function textOf(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return text?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
