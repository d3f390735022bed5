import { createContext, use, useEffect, useLayoutEffect } from 'react';

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

/** Sets title and status of the page, in place of those of its route. */
export function usePageHead(head: PageHead): void {
  const { title } = head;
  useCollected(head);
  useEffect(() => nameDocument(title), [title]);
}

/** Sets title and status of a route: before the effects of the screen in it, which may know better. */
export function useRouteHead(head: PageHead): void {
  const { title } = head;
  useCollected(head);
  useLayoutEffect(() => nameDocument(title), [title]);
}

function useCollected(head: PageHead): void {
  const collected = use(HeadContext);
  if (collected) collected.head = head;
}

function nameDocument(title: string): void {
  document.title = fullTitle(title);
}

/** Returns the title of the document: 'Doctors · Tabibu'. */
export function fullTitle(title: string): string {
  return title === PRODUCT || title.startsWith(`${PRODUCT} `) ? title : `${title} · ${PRODUCT}`;
}
