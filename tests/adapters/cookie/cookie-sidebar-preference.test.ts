import { expect, test } from 'vitest';
import { CookieSidebarPreference } from '../../../src/adapters/cookie/cookie-sidebar-preference';
import { sidebarPreferenceContract } from '../../contracts/sidebar-preference.contract';

/** A document's cookie property, with what was last written to it. */
function cookieJar(initial = '') {
  const jar = { written: '', kept: initial };
  const page = {
    get cookie() {
      return jar.kept;
    },
    set cookie(text: string) {
      jar.written = text;
      jar.kept = text.split(';')[0] ?? '';
    },
  };
  return { jar, page };
}

sidebarPreferenceContract('CookieSidebarPreference', () => {
  const { page } = cookieJar();
  return { open: () => new CookieSidebarPreference(page) };
});

test('the cookie is valid for seven days on the whole site', async () => {
  const { jar, page } = cookieJar();
  await new CookieSidebarPreference(page).write('collapsed');
  expect(jar.written).toBe('sidebar:state=false; path=/; max-age=604800; SameSite=Lax');
});

test('the cookie is found among others, and an unknown value counts as none', async () => {
  const read = (cookies: string) => new CookieSidebarPreference(cookieJar(cookies).page).read();
  expect(await read('a=1; sidebar:state=true; b=2')).toBe('expanded');
  expect(await read('my-sidebar:state=true')).toBeNull();
  expect(await read('sidebar:state=maybe')).toBeNull();
});

test('a document that refuses cookies causes no error', async () => {
  const page = {
    get cookie(): string {
      throw new DOMException('sandboxed', 'SecurityError');
    },
    set cookie(_: string) {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  };
  const preference = new CookieSidebarPreference(page);
  await preference.write('collapsed');
  expect(await preference.read()).toBeNull();
});
