import { SIGNS_FIELD } from '../../../core/shared/forms/form-signs';
import type { Failure } from '../../../core/shared/result';
import { formTexts } from './form.texts';

/** A form's own sentences, as far as they are needed here. */
export interface FormSentences {
  readonly labels: Readonly<Record<string, string>>;
  /** For whatever nobody expected. */
  readonly failed: { readonly title: string; readonly description: string };
}

/** What is said about a public form that was not sent. */
export function sendingFailed(failure: Failure, { labels, failed }: FormSentences): FormSentences['failed'] {
  if (failure.code === 'too-many') return formTexts.tooMany;
  if (failure.code === 'validation' && failure.fields.some(({ field }) => field === SIGNS_FIELD))
    return formTexts.tooQuick;
  const isMarked =
    failure.code === 'validation' &&
    failure.fields.some(({ field, message }) => field in labels && message !== '');
  return isMarked ? formTexts.refused : failed;
}
