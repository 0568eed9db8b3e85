/** One step of the way to the current page; the last step is the page itself. */
export interface Breadcrumb {
  readonly title: string;
  readonly path: string;
}

/** The way to `path`, one step a segment. A path of one segment or none is the dashboard. */
export function breadcrumbs(path: string): readonly Breadcrumb[] {
  const pathParts = path.split('/').filter((segment) => segment !== '');
  const segments = pathParts.length > 1 ? pathParts : ['dashboard'];
  return segments.map((segment, index) => ({
    title: titleOf(segment),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }));
}

/** Hyphens and underscores become spaces, and each word begins with a capital letter. */
function titleOf(segment: string): string {
  const words = decode(segment).replaceAll(/[-_]/g, ' ');
  return words.replaceAll(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
