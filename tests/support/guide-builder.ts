import type { Completion } from '../../src/core/guides/completion';
import { emptyGuide, type Guide, type GuideDraft } from '../../src/core/guides/guide';

/** What staff enter of a training, without a fault. */
export function aTrainingDraft(part: Partial<GuideDraft> = {}): GuideDraft {
  return { ...emptyGuide('training'), title: 'Lifting', body: 'Bend your knees.', minutes: 20, ...part };
}

/** What staff enter of a resource, without a fault. */
export function aResourceDraft(part: Partial<GuideDraft> = {}): GuideDraft {
  return {
    ...emptyGuide('resource'),
    title: 'Warm Meals',
    body: 'A meal at noon.',
    need: 'food',
    phone: '702-555-0111',
    ...part,
  };
}

/** A published training that has never been done. */
export function aTraining(part: Partial<Guide> = {}): Guide {
  return { ...stamped('lifting'), ...aTrainingDraft(), ...part };
}

/** A published resource that nobody has checked. */
export function aResource(part: Partial<Guide> = {}): Guide {
  return { ...stamped('meals'), ...aResourceDraft(), ...part };
}

/** That Val has done a training. */
export function aCompletion(part: Partial<Completion> = {}): Completion {
  return {
    id: 'done',
    guideId: 'lifting',
    personId: 'val',
    doneOn: '2026-01-10',
    by: 'self',
    ...part,
  };
}

function stamped(id: string) {
  return {
    id,
    revision: 'first' as const,
    state: 'published' as const,
    checkedOn: null,
    checkedBy: null,
    reports: [],
  };
}
