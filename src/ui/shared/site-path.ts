/** The address of a path on this site ('/login', '/images/hero.svg') below the base path that the build was configured with. */
export function sitePath(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + path;
}
