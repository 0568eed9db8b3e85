import type { ComponentType } from 'react';
import type { loaderInto } from '../shared/container';
import { features } from './back-end';
import { LandingInApp } from './landing-in-app';
import { landingInAppModule } from './modules/landing-in-app.module';
import { publicSettingsModule } from './modules/public-settings.module';

/** Fetches the landing page for the app with what it needs; few people come to it from there, so that the app knows no more of it. */
export function loadLandingInApp(page: ReturnType<typeof loaderInto>): Promise<ComponentType> {
  const own = [publicSettingsModule, landingInAppModule].map((module) => async () => module);
  const modules = [...features.campaigns, ...features.forms, ...own];
  return page(modules, async () => LandingInApp)();
}
