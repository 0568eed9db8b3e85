import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from '../ui/app/app';
import { appRoutes } from '../ui/app/router';
import { ViewModelContext } from '../ui/app/use-view-model';
import '../ui/app/base.css';
import { browserModule } from './browser.module';
import { browserContentModule } from './browser-content.module';
import { createContainer, provided, viewModelSource } from './container';
import { contentModule } from './content.module';
import { mockBackendModule } from './mock-backend.module';
import { pageLoaders } from './page-loaders';
import { sessionModule } from './session.module';
import { systemModule } from './system.module';
import { tokens } from './tokens';

/** Starts the app entry: sign-in, sign-up and the dashboard. */
export function startApp(root: HTMLElement): void {
  const container = createContainer(
    systemModule,
    browserModule,
    browserContentModule,
    mockBackendModule,
    sessionModule,
    contentModule,
  );
  const router = createBrowserRouter(appRoutes(pageLoaders(container)), {
    basename: import.meta.env.BASE_URL,
  });
  createRoot(root).render(
    <StrictMode>
      <ViewModelContext value={viewModelSource(container)}>
        <App router={router} logger={provided(container, tokens.logger)} />
      </ViewModelContext>
    </StrictMode>,
  );
}
