import type { Failure } from '../../../core/shared/failure';
import { formTexts } from './form.texts';

interface ToastTexts {
  readonly title: string;
  readonly description: string;
}

/** What is said about a public form that was not sent; `other` is the form's own sentence for anything unexpected. */
export function sendingFailed(failure: Failure, other: ToastTexts): ToastTexts {
  if (failure.code === 'too-many') return formTexts.tooMany;
  const isMarked = failure.code === 'validation' && failure.fields.some(({ message }) => message !== '');
  return isMarked ? formTexts.refused : other;
}
