/**
 * Says that a record was taken apart into all of its fields: with a field that is added later, the call no longer compiles
 * until somebody has decided what becomes of it. Does nothing when it runs.
 */
export function nothingLeft(_others: Readonly<Record<string, never>>): void {}
