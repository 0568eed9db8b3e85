/**
 * Makes removing and inserting forgive what a translating browser does: it takes a text out of its element, and puts two `<font>` with
 * the translation there. React, which knows its own text alone, would ask to remove what is gone, and the browser's answer, an exception,
 * would take the whole page away. See docs/decisions/0051-pages-that-the-browser-translates.md.
 *
 * What has the node within it stands for it. Where the node is elsewhere, nothing is removed, and a new node comes last.
 */
export function forgiveTranslators(nodes: Pick<Node, 'removeChild' | 'insertBefore'>): void {
  const { removeChild, insertBefore } = nodes;
  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = childHolding(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };
  nodes.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, childHolding(this, next));
    return node;
  };
}

/** The child of `parent` that is the node or has it within; null where the node is elsewhere. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let holder = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}
