/** Whether a form holds anything else than at first; spaces around texts do not count. */
export function hasOtherValues<Values extends object>(now: Values, first: Values): boolean {
  return (Object.keys(first) as (keyof Values)[]).some((name) => tidy(now[name]) !== tidy(first[name]));
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
