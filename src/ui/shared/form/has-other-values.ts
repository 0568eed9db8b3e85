import { isEqual } from '../../../core/shared/is-equal';

/** Whether a form holds anything else than at first; spaces around texts do not count. */
export function hasOtherValues<Values extends object>(now: Values, first: Values): boolean {
  return (Object.keys(first) as (keyof Values)[]).some(
    (name) => !isEqual(tidy(now[name]), tidy(first[name])),
  );
}

function tidy(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
