import 'fake-indexeddb/auto';
import '../support/setup-ui';
import { act, render } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Area } from '../../src/composition/browser/area';
import { type AreaName, areas } from '../../src/composition/browser/areas';
import { backEnd, features } from '../../src/composition/browser/back-end';
import { loadPage } from '../../src/composition/browser/dashboard-pages';
import { browserModule } from '../../src/composition/browser/modules/browser.module';
import { siteModule } from '../../src/composition/browser/modules/site.module';
import {
  createContainer,
  loaderInto,
  provided,
  viewModelSource,
} from '../../src/composition/shared/container';
import { namedBy } from '../../src/composition/shared/named';
import { systemModule } from '../../src/composition/shared/system.module';
import { rightsOf } from '../../src/core/access/may';
import { ROLES } from '../../src/core/access/role';
import { PAGES, type PageId } from '../../src/core/access/rules';
import { destinationOf } from '../../src/core/navigation/access';
import { pathOf } from '../../src/core/navigation/paths';
import { RightsContext, ViewModelContext } from '../../src/ui/app/page-hooks';
import { SessionViewModel } from '../../src/ui/shared/session/session.view-model';
import { aUser } from '../support/users';

/** How long parts of a page may take that are fetched late, in ms. */
const PATIENCE = { timeout: 15_000 };

/** Every page with every role whose menu leads to it. */
const VISITS = (Object.keys(PAGES) as PageId[])
  .filter((page) => page !== 'home')
  .flatMap((page) =>
    ROLES.filter((role) => destinationOf(role, pathOf(page)) === pathOf(page)).map((role) => ({
      page,
      role,
    })),
  );

/** Records an area instead of fetching and asking it. */
function record(
  area: Pick<Area<unknown>, 'fetch' | 'port'>,
  heard: Record<'fetch' | 'call', () => void>,
): void {
  vi.spyOn(area, 'fetch').mockImplementation(async () => heard.fetch());
  vi.spyOn(area, 'port').mockImplementation(() =>
    namedBy(() => () => {
      heard.call();
      // Without an answer the page makes only its first calls.
      return new Promise(() => {});
    }),
  );
}

test.each(VISITS)(
  'the page $page names the areas that it asks first for role $role',
  async ({ page, role }) => {
    const fetched = new Set<AreaName>();
    const asked = new Set<AreaName>();
    for (const name of Object.keys(areas) as AreaName[])
      record(areas[name], { fetch: () => fetched.add(name), call: () => asked.add(name) });
    const container = createContainer(systemModule, browserModule, backEnd.site, siteModule);
    const loader = loaderInto(container);
    await loader(features.dashboard, async () => null)();
    const user = aUser({ role });
    provided(container, SessionViewModel).signIn(user);
    /** Parts of the page that are still being fetched. */
    let loading = 0;
    const countedLoader: typeof loader = (modules, load) => {
      const fetchPart = loader(modules, load);
      return async () => {
        loading += 1;
        return fetchPart().finally(() => {
          loading -= 1;
        });
      };
    };
    const Page = await loadPage(countedLoader, page);
    const content = createElement(Suspense, { fallback: null }, createElement(Page));
    const withRights = createElement(RightsContext, { value: rightsOf(user) }, content);
    const element = createElement(ViewModelContext, { value: viewModelSource(container) }, withRights);
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [pathOf(page)] });
    render(createElement(RouterProvider, { router }));
    await vi.waitFor(async () => {
      for (let turn = 0; turn < 10; turn++)
        await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
      expect(loading).toBe(0);
      expect([...fetched].sort()).toEqual([...asked].sort());
    }, PATIENCE);
  },
);
