import { ContainerModule } from 'inversify';
import { HttpGiftBook } from '../adapters/http/http-gift-book';
import { siteCalls } from './site-calls';
import { bindFactory } from './token';
import { tokens } from './tokens';

/** The gift book on the site's server. */
export const serverGivingModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.giftBook,
    { scheduler: tokens.scheduler },
    (provided) => new HttpGiftBook(siteCalls(provided)),
  );
});
