const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Tells once for each link of this site that somebody points at, focuses or touches it, so that what is behind it can
 * be fetched beforehand. Tells nothing where the person asked for less data. Returns a function that ends it.
 */
export function onLinkIntent(page: Document, task: (address: URL) => void): () => void {
  const told = new Set<string>();
  const ended = new AbortController();
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== page.location.origin || told.has(link.pathname) || wantsLessData()) return;
    told.add(link.pathname);
    task(new URL(link.href));
  };
  for (const type of INTENT_EVENTS)
    page.addEventListener(type, handleIntent, { passive: true, signal: ended.signal });
  return () => ended.abort();
}

/** The Save-Data setting, where browsers tell it. */
function wantsLessData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
