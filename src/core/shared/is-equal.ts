import { dequal } from 'dequal/lite';

/** Whether two values are the same all the way down; the order of the fields of a record does not count. */
export function isEqual<T>(a: T, b: T): boolean {
  return dequal(a, b);
}
