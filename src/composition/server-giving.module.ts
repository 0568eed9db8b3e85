import { ContainerModule } from 'inversify';
import { HttpGiftBook } from '../adapters/http/http-gift-book';
import { HttpOwnGiving } from '../adapters/http/http-own-giving';
import { siteCalls } from './site-calls';
import { bindFactory } from './token';
import { tokens } from './tokens';

/** The gift book on the site's server, and one's own gifts. */
export const serverGivingModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.giftBook,
    { scheduler: tokens.scheduler },
    (provided) => new HttpGiftBook(siteCalls(provided)),
  );
  bindFactory(
    options,
    tokens.ownGiving,
    { scheduler: tokens.scheduler },
    (provided) => new HttpOwnGiving(siteCalls(provided)),
  );
});
