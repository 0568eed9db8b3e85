import type { Context } from 'hono';

/** Names the version of what is answered, and says whether the caller has it already: 304 is then the answer. */
export function hasVersion(context: Context, version: string): boolean {
  const tag = `"${version}"`;
  context.header('ETag', tag);
  // A proxy that compresses makes a tag weak; it means the same bytes to us.
  const known = (context.req.header('if-none-match') ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
