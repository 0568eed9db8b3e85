import type { Context } from 'hono';

/** Names the version of what is answered, and says whether the caller has it already: 304 is then the answer. */
export function hasVersion(context: Context, version: string): boolean {
  const tag = `"${version}"`;
  context.header('ETag', tag);
  const known = context.req.header('if-none-match');
  return known !== undefined && isKnownVersion(known, tag);
}

/** Whether an If-None-Match header names this tag. */
export function isKnownVersion(header: string, tag: string): boolean {
  // A proxy that compresses makes a tag weak; it means the same bytes to us.
  const known = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
