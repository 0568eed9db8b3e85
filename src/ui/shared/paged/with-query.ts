/** The address with another question in it; whatever else it says stays. A change of the question begins at page 1. */
export function withQuery(
  address: URLSearchParams,
  changed: Readonly<Record<string, string | number | null>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ page: null, ...changed })) {
    const text = value === null || value === 1 ? '' : String(value);
    if (text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
}
