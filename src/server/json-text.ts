const texts = new WeakMap<object, string>();

/** The JSON of a value that never changes: made once, however often the same object is sent. */
export function jsonText(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}
