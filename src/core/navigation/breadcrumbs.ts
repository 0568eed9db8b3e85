/** One step of the way to the current page; the last step is the page itself. */
export interface Breadcrumb {
  /** The part of the path that it stands for, in small letters: 'dashboard', 'user', or the id of a page. The UI has its title. */
  readonly id: string;
  readonly path: string;
}

/** The way to `path`, one step a segment. A path of one segment or none is the dashboard. */
export function breadcrumbs(path: string): readonly Breadcrumb[] {
  const pathParts = path.split('/').filter((segment) => segment !== '');
  const segments = pathParts.length > 1 ? pathParts : ['dashboard'];
  return segments.map((segment, index) => ({
    // Routes match without regard to case.
    id: segment.toLowerCase(),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }));
}
