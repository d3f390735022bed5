/**
 * Returns whether nobody can reach the element although no style says so: `hidden`, `inert`, `noscript`, what is not
 * open, and what is folded. Not written as a selector, because each element is asked many times.
 */
function isOutOfReach(element: Element): boolean {
  const { localName: name, parentElement: around } = element;
  if (element.hasAttribute('hidden') || element.hasAttribute('inert') || name === 'noscript') return true;
  if (name === 'dialog' && !element.hasAttribute('open')) return true;
  return name !== 'summary' && around?.localName === 'details' && !around.hasAttribute('open');
}

/**
 * The style of an element as far as its role and name depend on it (`getComputedStyle` of the tests). There are no
 * style sheets in these tests, so each element is set off from its neighbours by a space.
 */
export function styleOf(element: Element): CSSStyleDeclaration {
  const hidden = isOutOfReach(element) || (element as HTMLElement).style.display === 'none';
  const style = { display: hidden ? 'none' : 'block', visibility: 'visible', content: '' };
  return { ...style, getPropertyValue: (name: string) => style[name as 'display'] ?? '' } as CSSStyleDeclaration;
}

/** Returns the text of a node as it is read: without what is hidden from screen readers, each element set off. */
export function wordsIn(node: Node | undefined): string {
  return (node ? read(node) : '').replace(/\s+/g, ' ').trim();
}

function read(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof Element && (node.getAttribute('aria-hidden') === 'true' || styleOf(node).display === 'none'))
    return '';
  return ` ${[...node.childNodes].map(read).join('')} `;
}
