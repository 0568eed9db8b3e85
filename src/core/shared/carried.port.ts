/**
 * What a page gives to the one that takes its place in this tab, such as the same page in the other language. It is taken once, within
 * a minute. Where a browser refuses to store it, it reaches this page alone.
 */
export interface Carried {
  /** Answers whether the next page finds it: false where a browser refuses to store it. */
  put(name: string, value: unknown): boolean;
  /** What was put under a name, in any shape; null for nothing. */
  take(name: string): unknown;
}
