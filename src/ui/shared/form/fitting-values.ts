/** What was kept, field by field where it has the shape of what the form holds at first; null where nothing was kept. */
export function fittingValues<Values extends object>(draft: unknown, first: Values): Values | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const values = Object.entries(first).map(([name, value]) => {
    const typed: unknown = Reflect.get(draft, name);
    if (Array.isArray(value)) return [name, isListLike(typed, value) ? typed : value];
    if (typeof value === 'object' && value !== null) return [name, fittingValues(typed, value) ?? value];
    return [name, typeof typed === typeof value ? typed : value];
  });
  return Object.fromEntries(values) as Values;
}

function isListLike(typed: unknown, [example]: readonly unknown[]): typed is readonly object[] {
  const names = Object.keys(Object(example));
  return (
    Array.isArray(typed) &&
    names.length > 0 &&
    typed.every((entry) => names.every((name) => typeof Object(entry)[name] === typeof Object(example)[name]))
  );
}
