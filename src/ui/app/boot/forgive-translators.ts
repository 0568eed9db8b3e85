/** What of a window this needs: its document, and the classes of its nodes. */
export interface NodeWindow {
  readonly document: Document;
  readonly Node: { readonly prototype: Node };
  readonly MutationObserver: typeof MutationObserver;
}

/** The element of a translator that stands where a text stood. */
const TRANSLATOR = 'FONT';
/** Where the record is that a translation came by, from the one by which its text went: texts side by side are translated in turn. */
const NEAR = [0, -1, 1, -2, 2];

/**
 * Makes React's changes reach a page that the browser translates. Chrome takes a text out of the page and puts two `<font>` with the
 * translation in its place. React knows its own text alone: it would ask to remove what is gone, and the browser's answer, an
 * exception, would take the whole page away; and what it writes into that text nobody would see.
 * See docs/decisions/0049-pages-that-the-browser-translates.md.
 *
 * From now on the translation is removed in the text's stead, a node that goes in front of the text goes in front of it, and a text
 * that is written comes back, to be translated anew. Where nothing is known of a node, nothing is removed, and a new node comes last.
 */
export function forgiveTranslators({ document: page, Node, MutationObserver }: NodeWindow): void {
  const nodes = Node.prototype;
  const { removeChild, insertBefore } = nodes;
  const value = Object.getOwnPropertyDescriptor(nodes, 'nodeValue');
  const translations = new WeakMap<Node, ChildNode>();
  const taken = new WeakSet<ChildNode>();

  const note = (records: readonly MutationRecord[]) => {
    for (const [index, record] of records.entries())
      for (const node of record.removedNodes) {
        if (node.nodeType !== page.TEXT_NODE) continue;
        const near = NEAR.flatMap((distance) => records[index + distance] ?? []);
        const translation = translationsOf(record, near).find((one) => !taken.has(one));
        if (!translation) continue;
        translations.set(node, translation);
        taken.add(translation);
      }
  };
  const observer = new MutationObserver(note);
  observer.observe(page, { childList: true, subtree: true });
  /** The child of `parent` that stands for the node: itself, what has it within, or its translation. */
  const standIn = (parent: Node, node: Node): Node | null => {
    if (node.parentNode === parent) return node;
    note(observer.takeRecords());
    return childHolding(parent, node) ?? childHolding(parent, translations.get(node) ?? null);
  };

  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    const found = standIn(this, child);
    if (found) removeChild.call(this, found);
    return child;
  };
  nodes.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, next && standIn(this, next));
    return node;
  };
  Object.defineProperty(nodes, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (this.nodeType === page.TEXT_NODE && !this.isConnected) {
        note(observer.takeRecords());
        translations.get(this)?.replaceWith(this);
      }
      value?.set?.call(this, text);
    },
  });
}

/** What a translator can have put in the place of the text that a record tells was removed, by this record or one `near` it. */
function translationsOf(removal: MutationRecord, near: readonly MutationRecord[]): readonly ChildNode[] {
  const { target, previousSibling, nextSibling } = removal;
  return near.flatMap((record) => {
    if (record.target !== target) return [];
    const isInstead = record.previousSibling === previousSibling && record.nextSibling === nextSibling;
    const isThere = (node: Node) => isInstead || node === previousSibling || node === nextSibling;
    return ([...record.addedNodes] as ChildNode[]).filter(
      (node) => node.nodeName === TRANSLATOR && isThere(node),
    );
  });
}

/** The child of `parent` that is the node or has it within; null where the node is elsewhere. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let holder = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}
