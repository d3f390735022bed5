/**
 * Lets the page live with a translator of the browser, which takes texts out of the document and puts elements with
 * other words in their place. React still holds the texts that it wrote: it would throw when it removes one or puts
 * something before it, and would change words that nobody sees.
 */

/** The texts that were taken out, with what stands in their place. */
const standIns = new WeakMap<Node, ChildNode>();

/** Starts following the changes of a translator below `root`. Call it once, before React draws there. */
export function followTranslator(root: Node): void {
  new MutationObserver(noteReplaced).observe(root, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    placeOf(child, this)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    const place = before === null || before.parentNode === this ? before : placeOf(before, this);
    return insertBefore.call(this, added, place) as Added;
  };
}

const changes = new MutationObserver((records) => {
  for (const { target } of records) showAgain(target);
});

/** Notes of each text that was taken out which element came into its place. */
function noteReplaced(records: readonly MutationRecord[]): void {
  for (const [index, { target, removedNodes, addedNodes, previousSibling, nextSibling }] of records.entries()) {
    for (const removed of removedNodes) {
      if (!(removed instanceof Text) || removed.isConnected) continue;
      // Replaced in one step, or the other words were put beside the text just before.
      const beside = [
        ...addedNodes,
        ...neighboursAddedBefore(records.slice(0, index), target, previousSibling, nextSibling),
      ];
      const standIn = beside.find((one) => one instanceof HTMLElement && one.parentNode === target);
      if (!standIn) continue;
      standIns.set(removed, standIn as HTMLElement);
      changes.observe(removed, { characterData: true });
    }
  }
}

function neighboursAddedBefore(
  earlier: readonly MutationRecord[],
  target: Node,
  ...neighbours: readonly (Node | null)[]
): Node[] {
  const added = new Set(earlier.flatMap((record) => (record.target === target ? [...record.addedNodes] : [])));
  return neighbours.filter((one) => one !== null && added.has(one)) as Node[];
}

/** Puts a text that has changed back into its place. The translator sees it there and translates it anew. */
function showAgain(text: Node): void {
  const place = standIns.get(text);
  standIns.delete(text);
  if (place?.isConnected && !text.isConnected) place.replaceWith(text);
}

/** Returns the child of `parent` in which a node is now, or that stands in its place; null if there is none. */
function placeOf(node: Node, parent: Node): ChildNode | null {
  let inside: Node | null = node;
  while (inside && inside.parentNode !== parent) inside = inside.parentNode;
  const place = (inside as ChildNode | null) ?? standIns.get(node);
  return place?.parentNode === parent ? place : null;
}
