const PREFIX = 'picture:';
const REFERENCE = /^picture:[0-9a-f]{64}$/;

/** Whether the reference names an uploaded picture rather than a path on this site. */
export function isUploadedPicture(ref: string): boolean {
  return REFERENCE.test(ref);
}

/** The reference to an uploaded picture; `hash` is the SHA-256 of its bytes in lower-case hex. */
export function pictureRefOf(hash: string): string {
  return PREFIX + hash;
}

/**
 * Whether a document may hold this as a picture: a path on this site or a reference, never another site's address
 * ('//host' included) and nothing that a browser could take for one.
 */
export function isPictureRef(value: string): boolean {
  return REFERENCE.test(value) || isSitePath(value);
}

/** Whether `value` is a path on this site: it starts with exactly one slash and holds no backslash or control character. */
export function isSitePath(value: string): boolean {
  if (!value.startsWith('/') || value.startsWith('//')) return false;
  for (const character of value) {
    if (character === '\\' || character <= ' ') return false;
  }
  return true;
}
