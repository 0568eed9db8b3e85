import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContainerModule } from 'inversify';
import { createMemoryRouter } from 'react-router-dom';
import { RandomIdSource } from '../../src/adapters/system/random-id-source';
import { siteModule } from '../../src/composition/browser/modules/site.module';
import { pageLoaders } from '../../src/composition/browser/page-loaders';
import { createContainer, viewModelSource } from '../../src/composition/shared/container';
import { bindFactory } from '../../src/composition/shared/token';
import { tokens } from '../../src/composition/shared/tokens';
import type { User } from '../../src/core/account/user';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { App } from '../../src/ui/app/app';
import { ViewModelContext } from '../../src/ui/app/page-hooks';
import { appRoutes, type PageLoaders } from '../../src/ui/app/router';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { InMemoryContentStore } from './in-memory/in-memory-content-store';
import { InMemoryImageLibrary } from './in-memory/in-memory-image-library';
import { InMemorySession } from './in-memory/in-memory-session';
import { InMemorySidebarPreference } from './in-memory/in-memory-sidebar-preference';
// The router imports pages on demand; importing them here keeps the first test as fast as the others.
import '../../src/ui/dashboard/home/home-page';
import '../../src/ui/dashboard/shell/dashboard-shell';
import '../../src/ui/account/login/login-page';
import { FakePageLifecycle } from './fake-page-lifecycle';
import { FakeTime } from './fake-time';
import { RecordingLogger } from './recording-logger';

interface AppOptions {
  /** Who is signed in when the page is opened. */
  readonly user?: User | null;
  readonly loaded?: boolean;
  readonly sidebar?: InMemorySidebarPreference;
  /** Pages that replace the real ones. */
  readonly pages?: Partial<PageLoaders>;
}

/** Starts the whole app at a path, on fake time and with stores in memory. */
export function renderApp(path: string, options: AppOptions = {}) {
  const time = new FakeTime();
  const logger = new RecordingLogger();
  const sessions = new InMemorySession(options.user ?? null);
  const page = new FakePageLifecycle(options.loaded ?? true);
  // A page out of the back-forward cache has heard nothing meanwhile.
  page.onReturn(() => sessions.changes.change('session'));
  const sidebar = options.sidebar ?? new InMemorySidebarPreference();
  const ids = new RandomIdSource(globalThis.crypto);
  const fakes = new ContainerModule((options) => {
    bindFactory(options, tokens.clock, {}, () => time);
    bindFactory(options, tokens.scheduler, {}, () => time);
    bindFactory(options, tokens.logger, {}, () => logger);
    bindFactory(options, tokens.idSource, {}, () => ids);
    bindFactory(options, tokens.pageLifecycle, {}, () => page);
    bindFactory(options, tokens.currentSession, {}, () => sessions);
    bindFactory(options, tokens.sessionHint, {}, () => sessions);
    bindFactory(options, tokens.changes, {}, () => sessions.changes);
    bindFactory(options, tokens.contentStore, {}, () => new InMemoryContentStore(time, ids, DEFAULT_CONTENT));
    bindFactory(options, tokens.imageLibrary, {}, () => new InMemoryImageLibrary(crypto.subtle, time));
    bindFactory(options, tokens.sidebarPreference, {}, () => sidebar);
  });
  const container = createContainer(fakes, siteModule);
  const pages = { ...pageLoaders(container), ...options.pages };
  const routes = appRoutes(pages, (error) => logger.error('A page of the app failed', error));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ViewModelContext value={viewModelSource(container)}>
      <App router={router} logger={logger} />
    </ViewModelContext>,
  );
  return {
    time,
    logger,
    sessions,
    page,
    sidebar,
    router,
    user: userEvent.setup(),
    /** The app's current path. */
    get path() {
      return router.state.location.pathname;
    },
    toasts: container.get(ToastViewModel),
  };
}
