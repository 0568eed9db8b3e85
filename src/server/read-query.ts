import type { Context } from 'hono';
import * as v from 'valibot';
import { failureAnswer } from './failure-answer';

/** What the schema wants, or the answer that refuses the question. */
type ReadQuery<T> = { readonly value: T } | { readonly refusal: Response };

/**
 * Reads a question from the address, where it stands as JSON under 'q': so it keeps its types, and the one schema says
 * what a question is. Anything else is refused, as a body would be.
 */
export function readQuery<T>(context: Context, schema: v.GenericSchema<unknown, T>): ReadQuery<T> {
  let asked: unknown;
  try {
    asked = JSON.parse(context.req.query('q') ?? '');
  } catch {
    asked = undefined;
  }
  const parsed = v.safeParse(schema, asked);
  if (parsed.success) return { value: parsed.output };
  const fields = [{ field: 'q', message: 'This question is not understood.' }];
  return { refusal: failureAnswer(context, { code: 'validation', fields }) };
}
