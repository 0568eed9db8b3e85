import type { SiteAddress } from '../../src/core/shared/page-address';
import { LANGUAGES } from '../../src/core/shared/text/language';

/** A site at an address, with pages in every language unless told otherwise. */
export function aSite(publicUrl = 'https://www.fsr.example', languages = LANGUAGES.slice()): SiteAddress {
  return { publicUrl, languages };
}
