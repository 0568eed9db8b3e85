/**
 * Gives prerendered HTML that a browser has translated the texts back that it was served with. Elements stay as they are, with what was
 * typed into them; a place that is built in another way than the served one keeps its texts.
 */
export function putTextsBack(place: Element, served: Element): void {
  const [now, texts] = [textsOf(place), textsOf(served)];
  if (now.length === texts.length)
    for (const [index, { textContent }] of texts.entries()) {
      const text = now[index];
      if (text instanceof Element) text.replaceWith(textContent ?? '');
      else if (text && text.nodeValue !== textContent) text.nodeValue = textContent;
    }
  const [elements, twins] = [elementsOf(place), elementsOf(served)];
  if (elements.length === twins.length)
    for (const [index, twin] of twins.entries()) {
      const element = elements[index];
      if (element) putTextsBack(element, twin);
    }
}

/** Has the texts of a place translated again: a translator looks at what is put into the page. */
export function showToTranslators(place: Element): void {
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  for (const text of texts) text.parentNode?.insertBefore(text, text.nextSibling);
}

/** The element that translators put their words into. */
const isTranslation = ({ nodeName }: Node) => nodeName === 'FONT';

/** The texts directly in the place, translated or not; spaces alone are left out. */
function textsOf(place: Element): readonly ChildNode[] {
  return [...place.childNodes].filter(
    (node) => isTranslation(node) || (node instanceof Text && /\S/.test(node.data)),
  );
}

function elementsOf(place: Element): readonly Element[] {
  return [...place.children].filter((element) => !isTranslation(element));
}
