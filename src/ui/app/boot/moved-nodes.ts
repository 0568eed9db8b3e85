/**
 * Makes removing and inserting forgive what a translating browser does: it takes a text out of its element, and puts two `<font>` with
 * the translation there. React, which still knows its own text, would ask to remove what is gone, and the browser's answer, an
 * exception, would take the whole page away. See docs/decisions/0049-pages-that-the-browser-translates.md.
 *
 * What stands where the node stood is removed in its stead, and is what a new node is put in front of. Where nothing is known of the
 * node any more, nothing is removed, and a new node comes last.
 */
export function forgiveMovedNodes(nodes: Pick<Node, 'removeChild' | 'insertBefore'>): void {
  const { removeChild, insertBefore } = nodes;
  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = childHolding(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };
  nodes.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, next && childHolding(this, next));
    return node;
  };
}

/** The child of `parent` that is the node or has it within; null where the node is elsewhere. */
function childHolding(parent: Node, node: Node): Node | null {
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}
