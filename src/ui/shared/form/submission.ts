/** What stands beside a field of a form that is wrong. */
export interface FieldMessage<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** What came of a form that was handed in; `problems` are in the order of the form and may be none. */
export type Submission<Field extends string> =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly problems: readonly FieldMessage<Field>[] };

/** A form that was handed in. */
export const DONE = { isDone: true } as const;

/** A form that was not, with what stands beside its fields. */
export function notDone<Field extends string>(problems: readonly FieldMessage<Field>[]): Submission<Field> {
  return { isDone: false, problems };
}

/** The problems that a server found, as far as the form has the field. */
export function serverProblems<Field extends string>(
  found: readonly FieldMessage<string>[],
  fields: readonly Field[],
): FieldMessage<Field>[] {
  return fields.flatMap((field) =>
    found.filter((problem) => problem.field === field).map(({ message }) => ({ field, message })),
  );
}
