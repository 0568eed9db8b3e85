import { ContainerModule } from 'inversify';
import { SignedInOwnGiving } from '../adapters/guarded/signed-in-own-giving';
import { SignedInOwnReceipts } from '../adapters/guarded/signed-in-own-receipts';
import { ReadOwnGiving } from '../core/giving/read-own-giving';
import { OwnGiftsViewModel } from '../ui/giving/own/own-gifts.view-model';
import { ReauthenticationViewModel } from '../ui/shared/session/reauthentication.view-model';
import { bindClass, bindPort } from './token';
import { tokens } from './tokens';

/** What people see of their own giving. */
export const ownGivingModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInGiving, SignedInOwnGiving, [tokens.ownGiving, ReauthenticationViewModel]);
  bindPort(options, tokens.signedInOwnReceipts, SignedInOwnReceipts, [
    tokens.ownReceipts,
    ReauthenticationViewModel,
  ]);
  bindClass(options, ReadOwnGiving, [tokens.signedInGiving, tokens.logger]);
  bindClass(options, OwnGiftsViewModel, [ReadOwnGiving, tokens.changes, tokens.clock], 'transient');
});
