// @ts-check
// An admin of the measured site: uploads a hero with its smaller copies, and saves words.
import { PUBLIC_URL } from '../server/processes.mjs';

/** @typedef {import('../../src/core/content/site-content.ts').SiteContent} SiteContent */

const ADMIN = { email: 'admin@fsr.example', password: 'every-size-1' };

/**
 * @param {string} address of the process that is asked
 */
export async function signedInAdmin(address) {
  let cookie = '';
  /**
   * @param {string} path
   * @param {string} method
   * @param {unknown} [body] JSON, or the bytes of a picture
   */
  const call = async (path, method, body) => {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(address + path, {
      method,
      headers: {
        origin: PUBLIC_URL,
        cookie,
        'content-type': isBytes ? 'application/octet-stream' : 'application/json',
      },
      ...(body !== undefined && { body: isBytes ? /** @type {BodyInit} */ (body) : JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`);
    return response;
  };
  const opened = await call('/api/session', 'POST', ADMIN);
  cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  /** @type {string | null} */
  let base = null;
  return {
    /** The session, as the browser would send it. */
    cookie,
    /**
     * @param {ReadonlyMap<number, Uint8Array>} sizes the picture by its widths in px, the widest last
     * @returns {Promise<string>} its reference
     */
    upload: async (sizes) => {
      const all = [...sizes];
      const [, widest = new Uint8Array()] = all.pop() ?? [];
      const { ref } = await (await call('/api/pictures', 'POST', widest)).json();
      for (const [width, bytes] of all)
        await call(`/api/pictures/${ref.slice('picture:'.length)}/${width}`, 'PUT', bytes);
      return ref;
    },
    /**
     * @param {SiteContent} content
     * @returns {Promise<string>} its revision
     */
    save: async (content) => {
      const saved = await call('/api/content', 'PUT', { content, base, automatic: false });
      const { revision } = await saved.json();
      base = revision;
      return revision;
    },
  };
}
