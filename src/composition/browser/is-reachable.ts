/**
 * Whether the site's files can be fetched now. When the browser reports that it is offline, this tries a request anyway,
 * because the site may run on the same machine.
 */
export async function isReachable(): Promise<boolean> {
  return navigator.onLine || fetch('', { method: 'HEAD', cache: 'no-store' }).then(Boolean, () => false);
}
