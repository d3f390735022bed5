import { computeAccessibleName, isInaccessible, isSubtreeInaccessible } from 'dom-accessibility-api';

/**
 * Returns whether a browser hides the element although the page does not say so: `noscript`, what is not open, and
 * what is folded. Not written as a selector, because each element is asked many times.
 */
function isNotDrawn(element: Element): boolean {
  const { localName: name, parentElement: around } = element;
  if (name === 'noscript' || (name === 'dialog' && !element.hasAttribute('open'))) return true;
  return name !== 'summary' && around?.localName === 'details' && !around.hasAttribute('open');
}

/**
 * The style of an element as far as its name depends on it. There are no style sheets in these tests, so each element
 * is set off from its neighbours by a space.
 */
const getComputedStyle = (element: Element) => {
  const hidden = isNotDrawn(element) || (element as HTMLElement).style.display === 'none';
  const style = { display: hidden ? 'none' : 'block', visibility: 'visible', content: '' };
  return { ...style, getPropertyValue: (name: string) => style[name as 'display'] ?? '' } as CSSStyleDeclaration;
};

/** Returns the name of an element for screen readers. */
export function nameOf(element: Element): string {
  return computeAccessibleName(element, { getComputedStyle }).replace(/\s+/g, ' ');
}

/** Returns whether a person can reach the element: it is not hidden, not in something folded and not under a cover. */
export function isThere(element: Element): boolean {
  return element.closest('[inert]') === null && !isInaccessible(element, { getComputedStyle });
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
