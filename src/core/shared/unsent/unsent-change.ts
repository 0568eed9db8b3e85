import * as v from 'valibot';
import type { Failure } from '../result';

/**
 * The changes that are kept on the device until they are sent, as 'AREA.CALL': single presses at places that save by themselves. Each
 * names the version that it was made from, or the id of what it makes, so that it may be sent twice, and later.
 */
export const KEPT_CALLS = [
  'signups.mark',
  'events.saveWalkIns',
  'shelf.move',
  'hours.approve',
  'hours.giveBack',
  'own-hours.takeBack',
  'messages.mark',
  'own-guides.complete',
] as const;

/** The name of a change that is kept. */
export type KeptCall = (typeof KEPT_CALLS)[number];

/** A change that could not be sent so far. */
export const unsentChangeSchema = v.object({
  /** What it changes; a later change of the same thing takes its place. */
  key: v.string(),
  call: v.picklist(KEPT_CALLS),
  /** What the call takes. */
  input: v.unknown(),
  /** When it was made, in ms since the epoch. */
  at: v.number(),
});

/** A change that could not be sent so far. */
export type UnsentChange = Readonly<v.InferOutput<typeof unsentChangeSchema>>;

/** So long a change is kept, in ms; after that somebody else has seen to it. */
export const UNSENT_KEPT_MS = 7 * 24 * 60 * 60_000;
/** So many are kept for one person; the oldest give way. */
export const MOST_UNSENT = 500;

/** Whether a call is kept until it is sent. */
export function isKeptCall(call: string): call is KeptCall {
  return (KEPT_CALLS as readonly string[]).includes(call);
}

/** What a change changes, by the ids in its input. */
export function keyOfChange(call: KeptCall, input: unknown): string {
  const { id, entries = [] } = Object(input) as {
    readonly id?: unknown;
    readonly entries?: readonly { readonly id: string }[];
  };
  return [call, id ?? entries.map((entry) => entry.id).join(' ')].join(' ');
}

/** How a change fails that can still be sent. */
const NOT_SENT: readonly Failure['code'][] = [
  'unavailable',
  'unauthenticated',
  'too-many',
  'quota',
  'cancelled',
];

/** Whether a change that failed so can still be sent. */
export function canBeSentAgain({ code }: Failure): boolean {
  return NOT_SENT.includes(code);
}
