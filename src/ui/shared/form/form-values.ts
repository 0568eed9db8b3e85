import { moveFocus } from '../focus/move-focus';

/** What a form holds now, by the names of its fields; an empty text where nothing is typed or chosen. */
export function readForm<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Record<
    Field,
    string
  >;
}

/** Empties a field of a form, or chooses none of its radio buttons. */
export function clearField(form: HTMLFormElement, field: string): void {
  for (const control of controlsOf(form, field)) {
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = false;
    else control.value = '';
  }
}

/**
 * Moves the focus to a field of a form; to the chosen, else the first of its radio buttons. Answers whether it moved.
 */
export function focusField(form: HTMLFormElement | null, field: string, selects: boolean): boolean {
  const controls = form ? controlsOf(form, field) : [];
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked);
  const control = chosen ?? controls[0];
  const isMoved = moveFocus(control);
  if (selects) control?.select();
  return isMoved;
}

function controlsOf(form: HTMLFormElement, field: string): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ name }) => name === field,
  );
}
