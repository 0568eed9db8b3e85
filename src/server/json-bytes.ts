const known = new WeakMap<object, Uint8Array<ArrayBuffer>>();
const encoder = new TextEncoder();

/** The JSON of a value that never changes, as it is sent: made once, however often the same object is asked for. */
export function jsonBytes(value: object): Uint8Array<ArrayBuffer> {
  const before = known.get(value);
  if (before) return before;
  const bytes = encoder.encode(JSON.stringify(value));
  known.set(value, bytes);
  return bytes;
}
