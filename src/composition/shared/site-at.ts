import type { SiteAddress } from '../../core/shared/page-address';
import { LANGUAGES } from '../../core/shared/text/language';

/** The site at an address without a slash at the end, with the languages that it is built in. */
export function siteAt(publicUrl: string): SiteAddress {
  return { publicUrl, languages: import.meta.env.VITE_SPANISH === 'on' ? LANGUAGES : ['en'] };
}
