/** The ways in which browsers and extensions put a translation in the place of a text. Each answers its outer element. */
export const TRANSLATORS = {
  'takes its place': (text: Text) => {
    const translation = translationOf(text);
    text.replaceWith(translation);
    return translation;
  },
  'goes in front, and the text goes': (text: Text) => {
    const translation = translationOf(text);
    text.before(translation);
    text.remove();
    return translation;
  },
  'follows, and the text goes': (text: Text) => {
    const translation = translationOf(text);
    text.after(translation);
    text.remove();
    return translation;
  },
  'comes when the text is gone': (text: Text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    const translation = translationOf(text);
    parentNode?.insertBefore(translation, nextSibling);
    return translation;
  },
  'wraps the text': (text: Text) => {
    const outer = text.ownerDocument.createElement('font');
    const inner = text.ownerDocument.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text);
    return outer;
  },
} as const;

/** Translates every text of a place that is not translated yet. */
export function translateAll(place: Node, translate: (text: Text) => Element): void {
  const walk = (place.ownerDocument ?? document).createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  for (const text of texts)
    if (/\S/.test(text.data) && text.parentElement?.localName !== 'font') translate(text);
}

function translationOf(text: Text): HTMLElement {
  const page = text.ownerDocument;
  const outer = page.createElement('font');
  const inner = page.createElement('font');
  inner.append(text.data);
  outer.append(inner);
  return outer;
}
