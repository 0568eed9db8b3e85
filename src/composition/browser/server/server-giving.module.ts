import { ContainerModule } from 'inversify';
import { HttpGiftBook } from '../../../adapters/http/http-gift-book';
import { HttpOwnGiving } from '../../../adapters/http/http-own-giving';
import { ownReceiptsApi, receiptsApi } from '../../../core/receipts/receipts.api';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSitePort } from './bind-site-port';
import { siteCalls } from './site-calls';

/** The gift book and its receipts on the site's server, and one's own. */
export const serverGivingModule = new ContainerModule((options) => {
  bindFactory(options, tokens.giftArchives, {}, () => null);
  bindFactory(options, tokens.pageLetters, {}, () => null);
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
  bindSitePort(options, tokens.receiptBook, receiptsApi);
  bindSitePort(options, tokens.ownReceipts, ownReceiptsApi);
});
