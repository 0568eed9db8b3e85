import { menuFor } from '../../../src/core/navigation/menu';
import { headline, wakeAll } from './public-screens';
import type { Screen } from './screen';

const PUBLIC_PATHS = [
  '/events',
  '/get-shoes',
  '/login',
  '/signup',
  '/forgotten-password',
  '/invitation#none',
  '/privacy',
  '/accessibility',
];

const landing = { path: '/es/', site: 'public', shows: headline, reach: wakeAll } as const;

/** The pages in the menu of a role, each in Spanish. */
function pagesOf(role: 'beneficiary' | 'volunteer' | 'donor'): readonly Screen[] {
  return menuFor(role)
    .flatMap(({ path, items }) => (items.length === 0 ? [path] : items.map((item) => item.path)))
    .map((path) => ({
      name: `${path} of a ${role} in Spanish`,
      path: `/es${path}`,
      role,
      site: 'dashboard',
      shows: headline,
    }));
}

/** The pages below /es as they open: their words are other ones than those of the English pages, and longer. */
export const SPANISH_SCREENS: readonly Screen[] = [
  { ...landing, name: 'landing page in Spanish, hydrated', isTypical: true, alsoWide: true },
  ...PUBLIC_PATHS.map(
    (path): Screen => ({
      name: `${path} in Spanish`,
      path: `/es${path}`,
      site: 'public',
      shows: headline,
    }),
  ),
  ...pagesOf('beneficiary'),
  ...pagesOf('volunteer'),
  ...pagesOf('donor'),
];
