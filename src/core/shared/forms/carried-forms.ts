import * as v from 'valibot';

const carriedFormsSchema = v.object({
  /** Path and query of the page that takes them. */
  page: v.string(),
  forms: v.array(v.object({ form: v.string(), values: v.record(v.string(), v.unknown()) })),
});

/** What is typed into the forms of a page, which the same page in the other language takes over. */
export type CarriedForms = Readonly<v.InferOutput<typeof carriedFormsSchema>>;

/** Reads what a page carried; null for anything else. */
export function readCarriedForms(value: unknown): CarriedForms | null {
  const read = v.safeParse(carriedFormsSchema, value);
  return read.success ? read.output : null;
}
