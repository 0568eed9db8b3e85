import type { SiteAddress } from '../../src/core/shared/page-address';

/** A site at an address. */
export function aSite(publicUrl = 'https://www.fsr.example'): SiteAddress {
  return { publicUrl };
}
