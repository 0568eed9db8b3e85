import { ContainerModule } from 'inversify';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import { LoadContent } from '../core/content/load-content';
import { SiteContentViewModel } from '../ui/shared/content/site-content.view-model';
import { ImageUrls } from '../ui/shared/image-urls';
import { bindSingleton } from './token';
import { tokens } from './tokens';

/** The site's content and pictures, wherever they are shown: the landing page, the forms, the dashboard. */
export const contentModule = new ContainerModule((options) => {
  bindSingleton(options, LoadContent, (store, logger) => new LoadContent(store, DEFAULT_CONTENT, logger), [
    tokens.contentStore,
    tokens.logger,
  ]);
  bindSingleton(
    options,
    SiteContentViewModel,
    (loadContent, store) => new SiteContentViewModel(loadContent, store, DEFAULT_CONTENT),
    [LoadContent, tokens.contentStore],
  );
  bindSingleton(options, ImageUrls, (library) => new ImageUrls(library), [tokens.imageLibrary]);
});
