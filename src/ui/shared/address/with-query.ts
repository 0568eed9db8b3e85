/** The address with other values in it; null, '' and 1 take a name out of it, and whatever else it says stays. */
export function withQuery(
  address: URLSearchParams,
  changed: Readonly<Record<string, string | number | null>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changed)) {
    if (value === null || value === '' || value === 1) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
