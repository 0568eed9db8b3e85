import { useEffect, useState } from 'react';
import type { FormState } from '../form/form-state';
/**
 * Moves the focus to a field that was refused. Answers whether it moved: screen readers do not read a field again that
 * already has the focus, so its message has to be announced in another way.
 */
export function moveFocus(field: HTMLElement | null | undefined): boolean {
  if (field === document.activeElement) return false;
  field?.focus();
  return true;
}

/**
 * Gives the focus to the first button or field inside, once a dialog has opened. Where the focus is inside already it stays:
 * a quick person has gone on by then, and their next key must not press another button. `preferred` is the selector of what has it
 * instead, if that is there.
 */
export function focusFirstIn(container: HTMLElement | null, preferred?: string): void {
  if (container?.contains(document.activeElement)) return;
  const find = (selector: string) => container?.querySelector<HTMLElement>(selector);
  const control =
    (preferred && find(preferred)) || find('button, input:not([type="file"]), select, textarea');
  control?.focus();
}

/**
 * After each refusal moves the focus to the first wrong field. A screen reader does not read a field again that has the
 * focus already: the returned text is what to say aloud then, as long as it is true.
 */
export function useFirstProblem(
  form: FormState,
  /** The fields in their order. */
  fields: () => readonly string[],
  /** Answers whether the focus moved. */
  focusField: (field: string) => boolean,
): string {
  const { refusals } = form;
  const [focused, setFocused] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each refusal, not with each render
  useEffect(() => {
    const first = fields().find((field) => form.problemOf(field) !== undefined);
    setFocused(first !== undefined && !focusField(first) ? first : '');
  }, [refusals]);
  return form.problemOf(focused) ?? '';
}

/** The second click of a double click is no second submission. */
export function ignoreSecondClick(event: { readonly detail: number; preventDefault(): void }): void {
  if (event.detail > 1) event.preventDefault();
}
