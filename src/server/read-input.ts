import * as v from 'valibot';
import type { FieldProblem } from '../core/shared/result';
import { isStorable, storable } from '../core/shared/text/storable-text';
import { isOneLine, UNSTORABLE_TEXT } from '../core/shared/text/text-schema';
import { type Answer, type Call, failureAnswer, header, type Route } from './http';

/** What the schema wants, or the answer that names each field that is not so. */
type ReadInput<T> = { readonly value: T } | { readonly refusal: Answer };

/** An answer names this many faults at most, and this many characters of a field's name. */
const MOST_FAULTS = 20;
const LONGEST_NAME = 100;

/** Said of a fault for which the schema has no sentence of its own. */
function sentenceOf({ type, kind }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object') return 'This field is missing, or not known here.';
  return kind === 'schema' ? 'This has the wrong type.' : 'This value is not accepted.';
}

/** What a schema says of a field, as pages in every language can word it. */
function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  const field = (v.getDotPath(issue) ?? '').slice(0, LONGEST_NAME);
  return { field, message: issue.message, ...faultOf(issue) };
}

/** How a text was found wrong; nothing for what is no text. */
function faultOf({
  type,
  requirement,
  input,
}: v.BaseIssue<unknown>): Pick<FieldProblem, 'fault' | 'longest'> {
  if (typeof input !== 'string') return {};
  if (type === 'max_length' && typeof requirement === 'number')
    return { fault: 'too-long', longest: requirement };
  if (requirement === isStorable) return { fault: 'unstorable' };
  return requirement === isOneLine ? { fault: 'several-lines' } : {};
}

/**
 * Reads a JSON body as the schema says: unknown fields are refused, and so is a text anywhere that isStorable refuses. `limit`
 * is in bytes, for calls that take more than others.
 */
export async function readBody<T>(
  call: Call,
  schema: v.GenericSchema<unknown, T>,
  limit?: number,
): Promise<ReadInput<T>> {
  if (!/^application\/json\s*(;|$)/i.test(header(call, 'content-type') ?? '')) {
    return { refusal: failureAnswer({ code: 'unsupported-type', accepted: ['application/json'] }) };
  }
  const refuse = (fields: readonly FieldProblem[]) => ({
    refusal: failureAnswer({ code: 'validation', fields }),
  });
  const body = await call.readBytes(limit);
  if ('refusal' in body) return body;
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(body.bytes));
  } catch {
    return refuse([{ field: '', message: 'The request is not JSON.' }]);
  }
  const unstorable = findUnstorable(json);
  if (unstorable !== null)
    return refuse([{ field: unstorable, message: UNSTORABLE_TEXT, fault: 'unstorable' }]);
  const parsed = v.safeParse(schema, json, { message: sentenceOf });
  if (parsed.success) return { value: parsed.output };
  return refuse(parsed.issues.slice(0, MOST_FAULTS).map(problemOf));
}

/** Answers calls with a JSON body that is as the schema says; others are refused as readBody does it. */
export function withBody<T>(
  schema: v.GenericSchema<unknown, T>,
  answer: (body: T, call: Call) => Promise<Answer>,
): Route['answer'] {
  return async (call) => {
    const body = await readBody(call, schema);
    return 'refusal' in body ? body.refusal : answer(body.value, call);
  };
}

/**
 * Reads a question from the address, where it stands as JSON under 'q': so it keeps its types, and the one schema says
 * what a question is. Anything else is refused, as a body would be.
 */
export function readQuery<T>({ query }: Call, schema: v.GenericSchema<unknown, T>): ReadInput<T> {
  let input: unknown;
  try {
    input = JSON.parse(query('q') ?? '');
  } catch {
    input = undefined;
  }
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return { value: parsed.output };
  const fields = [{ field: 'q', message: 'This question is not understood.' }];
  return { refusal: failureAnswer({ code: 'validation', fields }) };
}

interface Place {
  readonly value: unknown;
  /** Its field, or its number in a list. */
  readonly key: string | number;
  readonly parent: Place | null;
}

/** The dotted name of a text or key in a JSON value that cannot be stored; null when everything can be. */
function findUnstorable(json: unknown): string | null {
  // A list instead of recursion, and places that share their parents: the value may be very deep.
  const rest: Place[] = [{ value: json, key: '', parent: null }];
  for (let place = rest.pop(); place; place = rest.pop()) {
    const { value, key } = place;
    if (!canBeStored(key) || !canBeStored(value)) return nameOf(place);
    if (typeof value !== 'object' || value === null) continue;
    for (const [inner, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
      rest.push({ value: child, key: inner, parent: place });
  }
  return null;
}

function canBeStored(value: unknown): boolean {
  return typeof value !== 'string' || isStorable(value);
}

function nameOf(place: Place): string {
  let name = '';
  for (let at: Place | null = place; at?.parent && name.length < LONGEST_NAME; at = at.parent) {
    name = name === '' ? `${at.key}` : `${at.key}.${name}`;
  }
  return storable(name.slice(0, LONGEST_NAME));
}
