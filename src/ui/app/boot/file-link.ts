/** A link that makes the browser fetch a file before it is needed; for document.head. */
export function fileLink(rel: 'modulepreload' | 'prefetch', href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href });
}
