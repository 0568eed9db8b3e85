import type { Container } from 'inversify';
import { createContainer } from '../shared/container';
import { systemModule } from '../shared/system.module';
import { backEnd } from './back-end';
import { browserModule } from './modules/browser.module';
import { publicSettingsModule } from './modules/public-settings.module';
import { siteModule } from './modules/site.module';

/** The container behind the landing page and the public pages of their own, before a part of them brings its modules. */
export function publicContainer(): Container {
  return createContainer(systemModule, browserModule, backEnd.site, siteModule, publicSettingsModule);
}
