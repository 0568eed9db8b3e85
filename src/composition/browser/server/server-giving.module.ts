import { ContainerModule } from 'inversify';
import { giftBookApi } from '../../../core/gifts/gift-book.api';
import { ownGivingApi } from '../../../core/gifts/own/own-giving.api';
import { ownReceiptsApi, receiptsApi } from '../../../core/receipts/receipts.api';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSitePort } from './bind-site-port';

/** The gift book and its receipts on the site's server, and one's own. */
export const serverGivingModule = new ContainerModule((options) => {
  bindFactory(options, tokens.giftArchives, {}, () => null);
  bindFactory(options, tokens.pageLetters, {}, () => null);
  bindSitePort(options, tokens.giftBook, giftBookApi);
  bindSitePort(options, tokens.ownGiving, ownGivingApi);
  bindSitePort(options, tokens.receiptBook, receiptsApi);
  bindSitePort(options, tokens.ownReceipts, ownReceiptsApi);
});
