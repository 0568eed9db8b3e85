/** One step of the way to the current page; the last one is the page itself. */
export interface Breadcrumb {
  readonly title: string;
  readonly path: string;
}

/** The way to `path` in words: hyphens and underscores become spaces, words are capitalised; one segment is 'Dashboard'. */
export function breadcrumbs(path: string): readonly Breadcrumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length <= 1) return [{ title: 'Dashboard', path: '/dashboard' }];
  return segments.map((segment, index) => ({
    title: capitalise(decode(segment).replaceAll(/[-_]/g, ' ')),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }));
}

function capitalise(words: string): string {
  return words.replaceAll(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
