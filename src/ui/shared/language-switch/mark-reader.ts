import { OTHER_LANGUAGE } from '../site-path';

/** Marks the page with 'data-reads-other' where the browser's first language is the other one of the site. */
export function markReader({ dataset }: HTMLElement, { language }: Pick<Navigator, 'language'>): void {
  if (language.toLowerCase().split('-')[0] === OTHER_LANGUAGE) dataset.readsOther = '';
}
