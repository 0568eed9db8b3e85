// @ts-check
import { runnerImport } from 'vite';
import { PUBLIC_URL } from './processes.mjs';

/**
 * Saves the default content once, so that there is something to be asked for.
 * @param {string} address
 * @param {{ email: string, password: string } | undefined} admin
 */
export async function saveContent(address, admin) {
  const call = (
    /** @type {string} */ path,
    /** @type {string} */ method,
    /** @type {unknown} */ body,
    cookie = '',
  ) =>
    fetch(address + path, {
      method,
      headers: { origin: PUBLIC_URL, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const opened = await call('/api/session', 'POST', admin);
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0];
  const { module } = await runnerImport('./src/core/content/default-content.ts');
  const body = { content: module.DEFAULT_CONTENT, base: null, automatic: false };
  const saved = await call('/api/content', 'PUT', body, cookie);
  if (!saved.ok) throw new Error(`The content could not be saved: ${saved.status} ${await saved.text()}`);
}
