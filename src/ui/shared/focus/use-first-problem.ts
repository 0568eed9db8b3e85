import { useEffect, useState } from 'react';
import type { FormState } from '../form/form-state';

/**
 * After each refusal moves the focus to the first wrong field. A screen reader does not read a field again that has the
 * focus already: the returned text is what to say aloud then, as long as it is true.
 */
export function useFirstProblem(
  form: FormState,
  fields: readonly string[],
  /** Answers whether the focus moved. */
  focusField: (field: string) => boolean,
): string {
  const { refusals } = form;
  const [focused, setFocused] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each refusal, not with each render
  useEffect(() => {
    const first = fields.find((field) => form.problemOf(field) !== undefined);
    setFocused(first !== undefined && !focusField(first) ? first : '');
  }, [refusals]);
  return form.problemOf(focused) ?? '';
}

/** The second click of a double click is no second submission. */
export function ignoreSecondClick(event: { readonly detail: number; preventDefault(): void }): void {
  if (event.detail > 1) event.preventDefault();
}
