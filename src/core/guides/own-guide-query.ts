import type { Program } from '../programs/program';
import { type Completion, doneOn } from './completion';
import { type Guide, NEEDS } from './guide';
import { byTitle, requiringTitles } from './guide-query';
import type { OwnResource, OwnTraining } from './own-guide';
import { isRequired } from './trainings-to-do';

/** The published trainings with what somebody has done of them: first those to do, the required ones of them first, then the latest done. */
export function ownTrainings(
  trainings: readonly Guide[],
  completions: readonly Completion[],
  active: readonly Pick<Program, 'id' | 'title'>[],
): readonly OwnTraining[] {
  return trainings
    .map((guide): OwnTraining => {
      const { id, title, body, link, minutes, requiredFor } = guide;
      const counted = doneOn(guide, completions);
      return {
        id,
        title,
        body,
        link,
        minutes,
        doneOn: counted,
        requiredFor: requiredFor === 'everybody' ? requiredFor : requiringTitles(guide, active),
        lapsedOn: counted === null ? doneOn({ ...guide, redoFrom: null }, completions) : null,
      };
    })
    .sort(
      (a, b) =>
        Number(a.doneOn !== null) - Number(b.doneOn !== null) ||
        (a.doneOn === null
          ? Number(isRequired(b)) - Number(isRequired(a))
          : compare(b.doneOn ?? '', a.doneOn)) ||
        byTitle(a, b),
    );
}

/** Whether a guide is a resource that people of a role may see. */
export function isResourceFor({ type, state, audience }: Guide, role: string): boolean {
  if (type !== 'resource' || state !== 'published') return false;
  if (role === 'volunteer') return audience !== 'beneficiaries';
  return role === 'beneficiary' && audience !== 'volunteers';
}

/** A published resource as somebody sees it; null for one that is not complete. */
export function ownResource(guide: Guide, personId: string): OwnResource | null {
  const { id, title, body, link, phone, address, hours, languages, need, checkedOn, reports } = guide;
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
    isReported: reports.includes(personId),
  };
}

/** The order of resources: what they help with, then by title. */
export function byNeed(a: OwnResource, b: OwnResource): number {
  return NEEDS.indexOf(a.need) - NEEDS.indexOf(b.need) || byTitle(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
