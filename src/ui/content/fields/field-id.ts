import type { ContentPath } from '../../../core/content/content-path';

/** The id of what gets the focus when the field at a path is refused; of a list it is the list. */
export function fieldId(path: string): string {
  return `content-${path}`;
}

/** The id of the Spanish field of the text at a path. */
export function translationId(path: ContentPath): string {
  return fieldId(`es.${path}`);
}
