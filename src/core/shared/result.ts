import type { Failure } from './failure';

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
