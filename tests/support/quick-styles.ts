type GetComputedStyle = (element: Element, pseudo?: string | null) => CSSStyleDeclaration;

/** Kinds of elements whose display follows from more than `hidden` and `popover`. */
const OF_MORE_RULES: readonly string[] = ['dialog', 'embed', 'input', 'noscript', 'summary'];
/** What is inherited, and its value where nobody sets it. */
const INHERITED = { visibility: 'visible', pointerEvents: 'auto' };

/** The function that quickStyles was given. */
const whole = Symbol('whole');

/**
 * A `getComputedStyle` that knows by itself whether an element is displayed, visible and takes presses, for pages without style
 * sheets: by its kind, its inline style and `hidden`. A query by role asks that of each element it looks at, and jsdom would
 * compare each of them with each rule of its own style sheet. All else is asked of `given`.
 */
export function quickStyles(given: GetComputedStyle & { [whole]?: GetComputedStyle }): GetComputedStyle {
  // The files of a worker share a window.
  const original = given[whole] ?? given;
  const displays = new Map<string, string>();
  /** How elements of a kind are displayed that have no attributes. */
  const displayOf = (kind: string): string => {
    const known = displays.get(kind) ?? original(document.createElement(kind)).display;
    displays.set(kind, known);
    return known;
  };
  /** What is hidden may have rules of its own, as rows of tables do. */
  const inherited = (name: keyof typeof INHERITED, element: Element | null): string => {
    if (!element) return INHERITED[name];
    if (element.hasAttribute('hidden')) return original(element)[name];
    return styleOf(element)[name] || inherited(name, element.parentElement);
  };
  const quickly = (element: Element, name: string | symbol): string | undefined => {
    if (name === 'visibility' || name === 'pointerEvents') return inherited(name, element);
    if (name !== 'display' || OF_MORE_RULES.includes(element.localName)) return undefined;
    if (element.hasAttribute('hidden') || element.hasAttribute('popover')) return undefined;
    return styleOf(element).display || displayOf(element.localName);
  };
  const quick: GetComputedStyle = (element, pseudo) => {
    if (pseudo) return original(element, pseudo);
    const get = (_: unknown, name: string | symbol): unknown => {
      if (name === 'getPropertyValue')
        return (asked: string) => quickly(element, asked) ?? original(element).getPropertyValue(asked);
      const known = quickly(element, name);
      if (known !== undefined) return known;
      const style = original(element);
      const value = Reflect.get(style, name);
      return typeof value === 'function' ? value.bind(style) : value;
    };
    return new Proxy<CSSStyleDeclaration>(styleOf(element), { get });
  };
  return Object.assign(quick, { [whole]: original });
}

function styleOf(element: Element): CSSStyleDeclaration {
  return (element as HTMLElement).style;
}
