import type { ComponentType } from 'react';
import type { loaderInto } from '../shared/container';
import { features } from './back-end';
import { LandingInApp } from './landing-in-app';
import { landingInAppModule } from './modules/landing-in-app.module';

/** Fetches the landing page for the app with what it needs; few people come to it from there, so that the app knows no more of it. */
export function loadLandingInApp(page: ReturnType<typeof loaderInto>): Promise<ComponentType> {
  const modules = [...features.campaigns, ...features.forms, async () => landingInAppModule];
  return page(modules, async () => LandingInApp)();
}
