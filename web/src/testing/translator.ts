/**
 * Translates a page as the translators of browsers do: each text is taken out of the document, and two elements with
 * other words come into its place.
 */
export function translatePage(page: Node = document.body): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest('[translate=no], font, script, style, textarea')) continue;
    const inner = document.createElement('font');
    inner.textContent = `«${text.data}»`;
    const outer = document.createElement('font');
    outer.append(inner);
    parent.insertBefore(outer, text);
    parent.removeChild(text);
  }
}
