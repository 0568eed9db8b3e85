/** A menu title as a path segment: lower-cased, spaces turned into hyphens (specification, section 2). */
export function slug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
