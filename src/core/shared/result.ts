/** The outcome of something that may fail in an expected way. Bugs throw; expected failures are values. */
export type Result<T, F = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F };

/** A success that carries `value`. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** An expected failure. */
export function fail<const F>(failure: F): { readonly ok: false; readonly failure: F } {
  return { ok: false, failure };
}

/** What was found; a failure with the code where there is nothing. */
export function orFail<T, Code extends 'not-found' | 'conflict'>(value: T | null | undefined, code: Code) {
  return value == null ? fail({ code }) : ok(value);
}

/** How schemas find a text wrong: longer than its field takes, with characters that cannot be stored, or not in one line. */
export const TEXT_REFUSALS = ['too-long', 'unstorable', 'several-lines'] as const;

/** One field of a form or document that is wrong, addressed by its path, with a sentence in English. Pages in other languages word it by its fault. */
export interface FieldProblem {
  /** Dotted path of the field, for example 'email' or 'heroContent.title'. */
  readonly field: string;
  readonly message: string;
  readonly fault?: (typeof TEXT_REFUSALS)[number];
  /** Of a text that is too long: the most UTF-16 units that its field takes. */
  readonly longest?: number;
  /** The id of the record that stands against it, where the page leads there. */
  readonly about?: string;
}

/**
 * Why somebody cannot do what their role permits: the last admin must remain, and people can neither change their own
 * role nor deactivate themselves.
 */
export const FORBIDDEN_REASONS = ['last-admin', 'own-role', 'own-account'] as const;

/**
 * What stands against a change, where more is to be said than that somebody else was quicker: pending applications, more people
 * with a place than there would be places, no place left, a program that takes no applications now, needs none or asks other questions, an
 * application that is already there or was answered, withdrawn or changed in the meantime; people who hold a place; an event that was
 * canceled or has started, or for whose marks it is too early; what keeps somebody from a shift; hours of one's own; a day with more
 * than 24 hours, more hours logged in a day or waiting for an approval than one person may have; events of a program that are still to come; a pair that was given already, or a size with no pair on the
 * board.
 */
export const CONFLICT_REASONS = [
  'pending',
  'enrolled',
  'full',
  'closed',
  'drop-in',
  'questions-changed',
  'applied-already',
  'answered',
  'withdrawn',
  'changed',
  'going',
  'canceled',
  'started',
  'too-early',
  'not-invited',
  'not-approved',
  'training',
  'adults-only',
  'overlap',
  'own-hours',
  'day-full',
  'logged-today',
  'hours-waiting',
  'events',
  'given',
  'none-left',
] as const;

type ConflictReason = (typeof CONFLICT_REASONS)[number];

type ForbiddenReason = (typeof FORBIDDEN_REASONS)[number];

/**
 * Every expected way in which a port may fail. Adapters translate their technology's errors into one of these,
 * use cases decide what they mean, and only the UI turns them into sentences. Anything else is a bug and throws.
 */
export type Failure =
  /** `reason` is given by the mock only; a real server will not say which part was wrong. */
  | { readonly code: 'invalid-credentials'; readonly reason?: 'unknown-email' | 'wrong-password' }
  | { readonly code: 'locked' }
  /** The caller asks too often; trying again later helps. */
  | { readonly code: 'too-many' }
  | { readonly code: 'unauthenticated' }
  /** `reason` says which rule forbids what the caller's role alone would allow. */
  | { readonly code: 'forbidden'; readonly reason?: ForbiddenReason }
  /** The session was opened by the password alone, and the policy asks its person for a second step. */
  | { readonly code: 'second-factor' }
  /** The person has to confirm that it is them, as for nobody who did within the last ten minutes. */
  | { readonly code: 'step-up' }
  | { readonly code: 'not-found' }
  | { readonly code: 'validation'; readonly fields: readonly FieldProblem[] }
  /**
   * Somebody else changed the thing since it was read, or `reason`; `count` says of how many applications, events, people, places or
   * pairs, `events` of how many events beside pending applications, and `at` since when, in ms.
   */
  | {
      readonly code: 'conflict';
      readonly reason?: ConflictReason;
      readonly count?: number;
      readonly events?: number;
      readonly at?: number;
    }
  /** The store is full; `limit` in bytes, where it is known. */
  | { readonly code: 'quota'; readonly limit?: number }
  | { readonly code: 'unsupported-type'; readonly accepted: readonly string[] }
  /** What is stored cannot be read; `newer` means that a newer version of the site wrote it. */
  | { readonly code: 'corrupt'; readonly newer?: boolean }
  | { readonly code: 'unavailable' }
  | { readonly code: 'cancelled' };

/** The failures with the given codes, so that a port can say exactly which ones it may answer with. */
export type FailureOf<Code extends Failure['code']> = Extract<Failure, { readonly code: Code }>;

/** Where the product writes what an engineer should know; never passwords, never what people typed into a form. */
export interface Logger {
  info(message: string, detail?: unknown): void;
  warn(message: string, detail?: unknown): void;
  error(message: string, detail?: unknown): void;
}

/**
 * Makes a call that a person waits for. Ports answer with failures and throw only because of a bug. A rejected promise
 * reaches no error boundary, and the person would wait forever: so the bug is logged, and counts as 'unavailable'.
 */
export async function attempt<T, F>(
  call: () => Promise<Result<T, F>>,
  logger: Logger,
): Promise<Result<T, F | FailureOf<'unavailable'>>> {
  try {
    return await call();
  } catch (error) {
    logger.error('A call threw', error);
    return fail({ code: 'unavailable' });
  }
}
