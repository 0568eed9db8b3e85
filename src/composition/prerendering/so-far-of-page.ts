import { type SoFar, soFarSchema } from '../../core/shared/so-far';
import { dataOfPage } from './page-data';

/** The id of the element after the landing page's root that holds the figures of the year as data, from which hydration starts. */
export const SO_FAR_ELEMENT = 'so-far';

/** The figures embedded in the page when it was made; null if the page contains none. */
export function soFarOfPage(page: Pick<Document, 'getElementById'>): SoFar | null {
  return dataOfPage(page, SO_FAR_ELEMENT, soFarSchema);
}
