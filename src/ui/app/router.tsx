import { Outlet, type RouteObject, ScrollRestoration, useNavigation } from 'react-router-dom';
import { RouteFocus } from '../shared/focus/route-focus';
import './app-frame.css';
import type { ComponentType } from 'react';
import type { PageId } from '../../core/access/rules';
import { dashboardPaths } from '../../core/navigation/access';
import { PUBLIC_PAGES, type PublicPageId } from '../../core/navigation/paths';
import { ErrorScreen } from './error-screen';
import { PageBoundary } from './page-boundary';
import { SessionGuard } from './session-guard';
import { DashboardSkeleton } from './skeletons/dashboard-skeleton';

/** Fetches the code of a page and what it needs. */
export type PageLoader = () => Promise<ComponentType>;

/** Fetches the code of each page; the composition implements it. 'dashboard' stands around the pages of the dashboard. */
export interface PageLoaders
  extends Readonly<
    Record<'landing' | 'dashboard' | 'home' | Exclude<PublicPageId, 'first-admin'>, PageLoader>
  > {
  /** Null where there is no server. */
  readonly 'first-admin': PageLoader | null;
  /** Any page of the dashboard but Home. */
  readonly area: (page: PageId) => Promise<ComponentType>;
}

/**
 * The routes that the build prerenders, by the mark on their HTML: each is a folder with a page of its own. Of the
 * dashboard it is what its guard shows until the session is known.
 */
export const PRERENDERED = [...PUBLIC_PAGES, 'dashboard'] as const;

/** One of these routes. */
export type PrerenderedId = (typeof PRERENDERED)[number];

/**
 * One route for each public page and for each entry of every menu. Any other path is the landing page. `onPageError` is told when a
 * page throws.
 */
export function appRoutes(pages: PageLoaders, onPageError: (error: unknown) => void): RouteObject[] {
  const lazy =
    (load: PageLoader, isWithin = false) =>
    async () => {
      const Page = await load();
      return {
        element: (
          <PageBoundary isWithin={isWithin} onError={onPageError}>
            <Page />
          </PageBoundary>
        ),
      };
    };
  return [
    {
      Component: AppFrame,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: DashboardSkeleton,
      children: [
        ...PUBLIC_PAGES.flatMap((id) => {
          const load = pages[id];
          return load ? [{ id, path: `/${id}`, lazy: lazy(load) }] : [];
        }),
        {
          id: 'dashboard' satisfies PrerenderedId,
          Component: SessionGuard,
          children: [
            {
              lazy: lazy(pages.dashboard),
              children: dashboardPaths().map(({ path, page }) => ({
                path,
                lazy: lazy(page === 'home' ? pages.home : () => pages.area(page), true),
              })),
            },
          ],
        },
        { path: '*', lazy: lazy(pages.landing) },
      ],
    },
  ];
}

/** What stands around every page of the app: the focus that follows the route, and a bar while the next page loads. */
function AppFrame() {
  const loading = useNavigation().state !== 'idle';
  return (
    <>
      {loading && <div className="route-progress" />}
      <Outlet />
      <RouteFocus />
      <ScrollRestoration />
    </>
  );
}
