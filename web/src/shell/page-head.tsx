import { createContext, use, useEffect } from 'react';

/** What a screen says about itself to browsers, search engines and messengers. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** HTTP status of the rendered page; 200 unless said. */
  status?: number | undefined;
}

/** What the server collects while it renders: the head, and the files of late parts whose styles belong into the document. */
export interface CollectedPage {
  head?: PageHead;
  readonly parts: Set<string>;
}

export const HeadContext = createContext<CollectedPage | undefined>(undefined);

const PRODUCT = 'Tabibu';

/** Names the page. The last screen that renders wins. */
export function usePageHead(head: PageHead): void {
  const collected = use(HeadContext);
  if (collected) collected.head = head;
  useEffect(() => {
    document.title = fullTitle(head.title);
  }, [head.title]);
}

/** 'Doctors · Tabibu'. */
export function fullTitle(title: string): string {
  return title === PRODUCT || title.startsWith(`${PRODUCT} `) ? title : `${title} · ${PRODUCT}`;
}
