const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls back once for each link of this site when somebody points at it, focuses or touches it, so that its page can be
 * fetched early. Never calls back where the browser is set to save data. Returns a function that stops this.
 */
export function onLinkIntent(page: Document, task: (address: URL) => void): () => void {
  const pathnames = new Set<string>();
  const ended = new AbortController();
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== page.location.origin || pathnames.has(link.pathname) || wantsLessData())
      return;
    pathnames.add(link.pathname);
    task(new URL(link.href));
  };
  for (const type of INTENT_EVENTS)
    page.addEventListener(type, handleIntent, { passive: true, signal: ended.signal });
  return () => ended.abort();
}

/** The Save-Data setting, where browsers expose it. */
function wantsLessData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
