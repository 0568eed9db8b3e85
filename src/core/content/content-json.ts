import type { SiteContent } from './site-content';

// Parts of a document are values that never change in place, so what is known of one stays true: after a keystroke in a
// large document only the fields around it are looked at again.
const written = new WeakMap<object, string>();
const measured = new WeakMap<object, number>();
const encoder = new TextEncoder();

function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let json = written.get(value);
  if (json === undefined) {
    json = Array.isArray(value)
      ? `[${value.map(jsonOf).join(',')}]`
      : `{${Object.entries(value)
          .map(([key, field]) => `${JSON.stringify(key)}:${jsonOf(field)}`)
          .join(',')}}`;
    written.set(value, json);
  }
  return json;
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return encoder.encode(JSON.stringify(value)).length;
  let size = measured.get(value);
  if (size === undefined) {
    const parts = Array.isArray(value)
      ? value.map(sizeOf)
      : Object.entries(value).map(([key, field]) => sizeOf(key) + 1 + sizeOf(field));
    // Two brackets, and a comma between each two parts.
    size = parts.reduce((sum, part) => sum + part, 2 + Math.max(0, parts.length - 1));
    measured.set(value, size);
  }
  return size;
}

/** The document as JSON; what it shares with a document that was written before is not serialised again. */
export function contentToJson(content: SiteContent): string {
  return jsonOf(content);
}

/** The size of the document's JSON in bytes of UTF-8, without writing it. */
export function contentSize(content: SiteContent): number {
  return sizeOf(content);
}

/** An object that holds a document under 'content', as JSON; `fields` is what else it holds, at least one field. */
export function withContentJson(fields: Readonly<Record<string, unknown>>, content: SiteContent): string {
  return `${JSON.stringify(fields).slice(0, -1)},"content":${contentToJson(content)}}`;
}
