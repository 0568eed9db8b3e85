import { isSitePath } from './pictures/picture-ref';

const ALLOWED = /^(?:https?:\/\/[^/\\]|mailto:.|tel:.)/i;

/**
 * Whether content may link there: https, http, mailto, tel or a path on this site. White space and control characters are refused, since browsers drop them inside a scheme.
 */
export function isAllowedLink(value: string): boolean {
  for (const character of value) {
    if (character <= ' ' || character === '\u007f') return false;
  }
  return isSitePath(value) || ALLOWED.test(value);
}
