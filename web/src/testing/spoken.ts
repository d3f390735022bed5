import { computeAccessibleName, isInaccessible, isSubtreeInaccessible } from 'dom-accessibility-api';

/** What a browser hides although the page does not say so. */
const NOT_DRAWN = 'noscript, dialog:not([open]), details:not([open]) > :not(summary)';

/**
 * The style of an element as far as its name depends on it. There are no style sheets in these tests, so each element
 * is set off from its neighbours by a space.
 */
const getComputedStyle = (element: Element) => {
  const hidden = element.matches(NOT_DRAWN) || (element as HTMLElement).style.display === 'none';
  const style = { display: hidden ? 'none' : 'block', visibility: 'visible', content: '' };
  return { ...style, getPropertyValue: (name: string) => style[name as 'display'] ?? '' } as CSSStyleDeclaration;
};

/** Returns the name of an element for screen readers. */
export function nameOf(element: Element): string {
  return computeAccessibleName(element, { getComputedStyle }).replace(/\s+/g, ' ');
}

/** Returns whether a person can reach the element: it is not hidden and not in something folded. */
export function isThere(element: Element): boolean {
  return !isInaccessible(element, { getComputedStyle });
}

/** Returns the text of a node as it is read: without what is hidden from screen readers, each element set off. */
export function wordsIn(node: Node | undefined): string {
  return (node ? read(node) : '').replace(/\s+/g, ' ').trim();
}

function read(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof Element && isSubtreeInaccessible(node, { getComputedStyle })) return '';
  return ` ${[...node.childNodes].map(read).join('')} `;
}
