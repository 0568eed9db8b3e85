import { ContainerModule } from 'inversify';
import { HttpOwnReceipts } from '../../../adapters/http/http-own-receipts';
import { HttpReceiptBook } from '../../../adapters/http/http-receipt-book';
import { giftBookApi } from '../../../core/gifts/gift-book.api';
import { ownGivingApi } from '../../../core/gifts/own/own-giving.api';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSitePort } from './bind-site-port';
import { siteCalls } from './site-calls';

/** The gift book and its receipts on the site's server, and one's own. */
export const serverGivingModule = new ContainerModule((options) => {
  bindFactory(options, tokens.giftArchives, {}, () => null);
  bindFactory(options, tokens.pageLetters, {}, () => null);
  bindSitePort(options, tokens.giftBook, giftBookApi);
  bindSitePort(options, tokens.ownGiving, ownGivingApi);
  bindFactory(
    options,
    tokens.receiptBook,
    { scheduler: tokens.scheduler },
    (provided) => new HttpReceiptBook(siteCalls(provided)),
  );
  bindFactory(
    options,
    tokens.ownReceipts,
    { scheduler: tokens.scheduler },
    (provided) => new HttpOwnReceipts(siteCalls(provided)),
  );
});
