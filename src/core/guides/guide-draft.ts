import { trimTexts } from '../shared/forms/text-faults';
import { keptTranslations } from '../shared/translations/kept-translations';
import { type GuideDraft, NO_RESOURCE, NO_TRAINING, type SavedGuide } from './guide';

/** The fields of a guide that staff decide. */
export function draftOfGuide(guide: SavedGuide): GuideDraft {
  const { id, revision, state, checkedOn, checkedBy, ...draft } = guide;
  return draft;
}

/** A draft without spaces around its texts, without repeated programs, and without what belongs to the other type. */
export function tidyGuide(draft: GuideDraft): GuideDraft {
  const { requiredFor } = draft;
  const isTraining = draft.type === 'training';
  const { hours: _, ...ofTraining } = draft.es ?? {};
  return trimTexts({
    ...draft,
    requiredFor: typeof requiredFor === 'string' ? requiredFor : [...new Set(requiredFor)],
    ...(isTraining ? NO_RESOURCE : NO_TRAINING),
    es: keptTranslations(isTraining ? ofTraining : draft.es, draft),
  });
}
