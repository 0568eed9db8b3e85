import type { BrowserContext, Page } from '@playwright/test';

/**
 * How a translator puts its words into a page. 'replaced', as Chrome does: two nested `<font>` with a text of their own take the place of
 * the page's text, which is gone from the document. 'wrapped': the page's text itself moves into them.
 */
export type TranslatorKind = 'replaced' | 'wrapped';

/**
 * Translates every page of the context as browsers do: each text of it, and each that comes later. The words stay the same, so that a
 * test finds them; `staleTexts` tells which of them the page no longer says.
 */
export async function translatePages(context: BrowserContext, kind: TranslatorKind): Promise<void> {
  await context.addInitScript((isReplaced) => {
    const LEFT_ALONE =
      'script, style, noscript, textarea, title, template, [translate=no], .notranslate, font';
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !/\S/.test(text.data) || !(parent instanceof HTMLElement) || parent.closest(LEFT_ALONE))
        return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(isReplaced ? document.createTextNode(text.data) : text);
    };
    const translateAll = (within: Node) => {
      const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode as Text);
      for (const text of texts) translate(text);
    };
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target as Text);
        for (const node of addedNodes)
          if (node instanceof Text) translate(node);
          else if (node.isConnected) translateAll(node);
      }
    });
    // Translators begin when the page has loaded.
    window.addEventListener('load', () => {
      document.documentElement.classList.add('translated-ltr');
      translateAll(document.body);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, kind === 'replaced');
}

/**
 * The texts on the page that are not what React has rendered: a text that went stays, a new one is missing, or they are in another
 * order. Reads React's own tree, and takes the `<font>` of translators away.
 */
export function staleTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Fiber {
      readonly tag: number;
      readonly stateNode: unknown;
      readonly memoizedProps: Readonly<Record<string, unknown>> | string | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
      readonly return: Fiber | null;
    }
    const TAG = { root: 3, portal: 4, element: 5, text: 6, dehydrated: 18, hoistable: 26, singleton: 27 };
    type Item = string | Element;
    const stale: string[] = [];
    const keyOf = (node: object, prefix: string) => Object.keys(node).find((key) => key.startsWith(prefix));

    /** The texts and elements that a place shows, without translators' elements; texts side by side are one. */
    const joined = (items: readonly Item[]) =>
      items.reduce<Item[]>((all, item) => {
        const last = all.at(-1);
        if (item === '') return all;
        if (typeof item === 'string' && typeof last === 'string') all[all.length - 1] = last + item;
        else all.push(item);
        return all;
      }, []);
    const shown = (place: Node): Item[] =>
      [...place.childNodes].flatMap((node): Item[] => {
        // A frame has classes of its own.
        if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
        if (node.nodeType !== Node.ELEMENT_NODE) return [];
        const element = node as Element;
        if (element.localName === 'font') return shown(element);
        return isOfPlace(element) ? [element] : [];
      });
    /** Whether React has rendered it where it stands; a portal brings it here from elsewhere. */
    const isOfPlace = (node: Element) => {
      const key = keyOf(node, '__reactFiber$');
      let fiber: Fiber | null = key ? (Reflect.get(node, key) as Fiber).return : null;
      while (fiber && ![TAG.root, TAG.portal, TAG.element].includes(fiber.tag)) fiber = fiber.return;
      return fiber !== null && fiber.tag !== TAG.portal;
    };
    const say = (items: readonly Item[]) =>
      items
        .map((item) => (typeof item === 'string' ? JSON.stringify(item) : `<${item.localName}>`))
        .join(' ');

    /** What React has rendered for a place, or null where a part of it still sleeps. */
    const rendered = (first: Fiber | null): Item[] | null => {
      const items: Item[] = [];
      let isKnown = true;
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        if (fiber.tag === TAG.text) items.push(String(fiber.memoizedProps));
        else if (fiber.tag === TAG.element) {
          items.push(fiber.stateNode as Element);
          check(fiber);
        } else if (fiber.tag === TAG.portal) {
          compare((fiber.stateNode as { containerInfo: Element }).containerInfo, rendered(fiber.child), true);
        } else if (fiber.tag === TAG.dehydrated) isKnown = false;
        else if (fiber.tag !== TAG.hoistable) {
          const inner = rendered(fiber.child);
          if (inner) items.push(...inner);
          else isKnown = false;
        }
      }
      return isKnown ? items : null;
    };
    const compare = (place: Element, expected: readonly Item[] | null, isShared = false) => {
      if (!expected) return;
      const [is, ought] = [joined(shown(place)), joined(expected)];
      // A place of portals holds more than one of them.
      const differs = isShared
        ? ought.some((item) => (typeof item === 'string' ? !is.includes(item) : item.parentNode !== place))
        : is.length !== ought.length || is.some((item, index) => item !== ought[index]);
      if (!differs) return;
      const name = `${place.localName}${place.className && `.${String(place.className).replaceAll(' ', '.')}`}`;
      stale.push(`<${name}> shows ${say(is)}, and React rendered ${say(ought)}`);
    };
    const check = (fiber: Fiber) => {
      const props = fiber.memoizedProps as Readonly<Record<string, unknown>>;
      const place = fiber.stateNode as Element;
      if (props.dangerouslySetInnerHTML || ['textarea', 'noscript'].includes(place.localName)) return;
      const { children } = props;
      const isText = typeof children === 'string' || typeof children === 'number';
      compare(place, isText ? [String(children)] : rendered(fiber.child));
    };

    for (const place of document.querySelectorAll('*')) {
      const key = keyOf(place, '__reactContainer$');
      if (!key) continue;
      const root = Reflect.get(place, key) as { stateNode: { current: Fiber } };
      compare(place, rendered(root.stateNode.current.child));
    }
    return stale;
  });
}
