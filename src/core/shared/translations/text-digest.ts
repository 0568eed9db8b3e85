const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A few characters that tell a text from the one it was before; 32-bit FNV-1a over UTF-16 code units. It is stored beside
 * translations, so it must stay the same for good.
 */
export function textDigest(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
