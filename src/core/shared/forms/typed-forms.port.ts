/**
 * What somebody has typed into forms of this tab and not sent: it outlives a reload. Never a password. Calls finish before they
 * return, since a page may end at any time, and do not fail: where a browser refuses, nothing is kept.
 */
export interface TypedForms {
  /** What was typed into a form, in any shape; null for nothing. */
  read(form: string): unknown;
  /** Keeps what a form holds, unless that is too much. */
  keep(form: string, values: object): void;
  /** Forgets a form that was sent or given up, or all of them. */
  forget(form?: string): void;
}

/** The same of one form. */
export interface TypedForm {
  read(): unknown;
  keep(values: object): void;
  forget(): void;
}

/** The part of one form. */
export function typedForm(forms: TypedForms, form: string): TypedForm {
  return {
    read: () => forms.read(form),
    keep: (values) => forms.keep(form, values),
    forget: () => forms.forget(form),
  };
}
