/**
 * Whether the site's files can be fetched now. A browser that takes itself for offline is believed only after a try: the
 * site may be on this very machine.
 */
export async function isReachable(): Promise<boolean> {
  return navigator.onLine || fetch('', { method: 'HEAD', cache: 'no-store' }).then(Boolean, () => false);
}
