import palette from '../../ui/app/palette.json';
import type { HeadSurroundings } from '../../ui/shared/public-page-head';
import type { Configuration } from '../browser/configuration';
import type { ShownSite } from './prerender-container';

/** What the heads of all public pages depend on beside their words. */
export function headSurroundings(
  { siteUrl }: Configuration,
  { pictures }: Pick<ShownSite, 'pictures'>,
): HeadSurroundings {
  return { siteUrl, themeColor: palette.ink, pictures };
}
