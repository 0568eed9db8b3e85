import type { TextFault } from '../../../core/shared/forms/field-rules';
import { LINE } from '../../../core/shared/text/text-schema';
import { formTexts } from './form.texts';

/** The sentences of a field that differ from those of other forms. */
interface FieldSentences {
  readonly missing?: string;
  readonly malformed?: string;
  /** The longest text that the field takes, in UTF-16 units. */
  readonly longest?: number;
}

/** What is said beside a text field about its fault. */
export function textSentence(
  fault: TextFault<string>['fault'],
  { missing = formTexts.required, malformed = formTexts.malformedEmail, longest = LINE }: FieldSentences = {},
): string {
  const sentences = { missing, malformed, 'too-long': formTexts.tooLong(longest) };
  return { ...sentences, unstorable: formTexts.unstorable }[fault];
}
