import { type Guide, NEEDS } from './guide';
import { byTitle } from './guide-titles';
import type { OwnResource } from './own-guide';

/** Whether a guide is a resource that people of a role may see. */
export function isResourceFor({ type, state, audience }: Guide, role: string): boolean {
  if (type !== 'resource' || state !== 'published') return false;
  if (role === 'volunteer') return audience !== 'beneficiaries';
  return role === 'beneficiary' && audience !== 'volunteers';
}

/** A published resource as somebody sees it; null for one that is not complete. */
export function ownResource(guide: Guide, personId: string): OwnResource | null {
  const { id, title, body, link, phone, address, hours, languages, need, checkedOn, reports, es } = guide;
  if (need === null) return null;
  return {
    id,
    title,
    body,
    link,
    phone,
    address,
    hours,
    languages,
    need,
    checkedOn,
    es,
    isReported: reports.includes(personId),
  };
}

/** The order of resources: what they help with, then by title. */
export function byNeed(a: OwnResource, b: OwnResource): number {
  return NEEDS.indexOf(a.need) - NEEDS.indexOf(b.need) || byTitle(a, b);
}
