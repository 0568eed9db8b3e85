import type { SiteAddress } from '../shared/page-address';
import { memberMailsOf } from './member-mails';
import { staffMailsOf } from './staff-mails';

/** The mails of a site about accounts, messages, pickups and applications. */
export function siteMailsOf(site: SiteAddress) {
  return { ...staffMailsOf(site), ...memberMailsOf(site) };
}
