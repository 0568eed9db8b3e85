/** Tells the time. The only source of 'now' in core, adapters and view models. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}
