import { ContainerModule } from 'inversify';
import { HttpGiftBook } from '../../../adapters/http/http-gift-book';
import { HttpOwnReceipts } from '../../../adapters/http/http-own-receipts';
import { HttpReceiptBook } from '../../../adapters/http/http-receipt-book';
import { ownGivingApi } from '../../../core/gifts/own/own-giving.api';
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
