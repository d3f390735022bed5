import { createContext, use, useEffect } from 'react';

/** The title and status that a screen sets. `search-head.ts` has what search engines and messengers read. */
export interface PageHead {
  title: string;
  /** HTTP status of the rendered page, by default 200. */
  status?: number | undefined;
}

/**
 * What rendering on the server collects: the head, and the source files of lazy parts whose styles the document needs.
 */
export interface CollectedPage {
  head?: PageHead;
  readonly parts: Set<string>;
}

export const HeadContext = createContext<CollectedPage | undefined>(undefined);

const PRODUCT = 'Tabibu';

/** Sets title and status of the page. The last component that renders it wins. */
export function usePageHead(head: PageHead): void {
  const collected = use(HeadContext);
  if (collected) collected.head = head;
  useEffect(() => {
    document.title = fullTitle(head.title);
  }, [head.title]);
}

/** Returns the title of the document: 'Doctors · Tabibu'. */
export function fullTitle(title: string): string {
  return title === PRODUCT || title.startsWith(`${PRODUCT} `) ? title : `${title} · ${PRODUCT}`;
}
