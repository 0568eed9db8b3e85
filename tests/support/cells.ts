/** The texts of an element in their order: one for each run of text that no other element interrupts. */
export function textsOf(element: Element): readonly string[] {
  const texts: string[] = [];
  let last: Node | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    // React makes a text of each of its parts.
    if (last !== null && node.previousSibling === last) texts.push((texts.pop() ?? '') + text);
    else texts.push(text);
    last = node;
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** The texts of a row, cell by cell; those of one cell are separated by ' | '. */
export function cellsOf(row: Element): readonly string[] {
  return [...row.children].map((cell) => textsOf(cell).join(' | '));
}

/** The rows of a table below its head, cell by cell, with its sums. */
export function rowsIn(table: Element): readonly (readonly string[])[] {
  return [...table.querySelectorAll('tbody tr, tfoot tr')].map(cellsOf);
}
