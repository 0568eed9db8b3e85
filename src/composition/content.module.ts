import { ContainerModule } from 'inversify';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import { LoadContent } from '../core/content/load-content';
import { SiteContentViewModel } from '../ui/shared/content/site-content.view-model';
import { ImageUrls } from '../ui/shared/image-urls';
import { bindClass, bindFactory } from './token';
import { tokens } from './tokens';

/** The site's content and pictures, wherever they are shown: the landing page, the forms, the dashboard. */
export const contentModule = new ContainerModule((options) => {
  bindFactory(
    options,
    LoadContent,
    { store: tokens.contentStore, logger: tokens.logger },
    ({ store, logger }) => new LoadContent(store, DEFAULT_CONTENT, logger),
  );
  bindFactory(
    options,
    SiteContentViewModel,
    { loadContent: LoadContent, store: tokens.contentStore },
    ({ loadContent, store }) => new SiteContentViewModel(loadContent, store, DEFAULT_CONTENT),
  );
  bindClass(options, ImageUrls, [tokens.imageLibrary]);
});
