import { ContainerModule } from 'inversify';
import { SignedInGiftBook } from '../adapters/guarded/signed-in-gift-book';
import { SignedInReceiptBook } from '../adapters/guarded/signed-in-receipt-book';
import { PapaparseCsvReader } from '../adapters/papaparse/papaparse-csv-reader';
import { KeepGifts } from '../core/giving/keep-gifts';
import { KeepReceipts } from '../core/giving/keep-receipts';
import { ReadGifts } from '../core/giving/read-gifts';
import { ReadReceipts } from '../core/giving/read-receipts';
import { ChangeFeed } from '../core/shared/change-feed';
import { GiftFiguresViewModel } from '../ui/giving/figures/gift-figures.view-model';
import { GiftArchiveViewModel } from '../ui/giving/gifts/gift-archive.view-model';
import { GiftChangeViewModel } from '../ui/giving/gifts/gift-change.view-model';
import { GiftFormViewModel } from '../ui/giving/gifts/gift-form.view-model';
import { GiftImportViewModel } from '../ui/giving/gifts/gift-import.view-model';
import { GiftListViewModel } from '../ui/giving/gifts/gift-list.view-model';
import { GoodsFormViewModel } from '../ui/giving/gifts/goods-form.view-model';
import { PastImportsViewModel } from '../ui/giving/gifts/past-imports.view-model';
import { DonorPlansViewModel } from '../ui/giving/plans/donor-plans.view-model';
import { IssueReceiptViewModel } from '../ui/giving/receipts/issue-receipt.view-model';
import { LetterRunViewModel } from '../ui/giving/receipts/letter-run.view-model';
import { LettersViewModel } from '../ui/giving/receipts/letters.view-model';
import { OneReceiptViewModel } from '../ui/giving/receipts/one-receipt.view-model';
import { ReceiptListViewModel } from '../ui/giving/receipts/receipt-list.view-model';
import { ReceiptReadinessViewModel } from '../ui/giving/receipts/receipt-readiness.view-model';
import { ReauthenticationViewModel } from '../ui/shared/session/reauthentication.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { readAtWork } from './admin.module';
import { bindClass, bindFactory, bindPort } from './token';
import { tokens } from './tokens';

/** What admins do with gifts. */
export const givingModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInGifts, SignedInGiftBook, [tokens.giftBook, ReauthenticationViewModel]);
  bindPort(options, tokens.signedInReceipts, SignedInReceiptBook, [
    tokens.receiptBook,
    ReauthenticationViewModel,
  ]);
  bindClass(options, KeepReceipts, [tokens.signedInReceipts, tokens.logger]);
  bindClass(options, ReadReceipts, [tokens.signedInReceipts, tokens.logger]);
  bindClass(options, ReceiptListViewModel, [ReadReceipts, ChangeFeed, tokens.clock], 'transient');
  bindClass(options, ReceiptReadinessViewModel, [tokens.settingsStore, tokens.signedInOutbox], 'transient');
  bindClass(
    options,
    OneReceiptViewModel,
    [ReadReceipts, KeepReceipts, ChangeFeed, ToastViewModel, tokens.idSource],
    'transient',
  );
  bindClass(
    options,
    IssueReceiptViewModel,
    [ReadGifts, KeepReceipts, ToastViewModel, tokens.idSource],
    'transient',
  );
  bindClass(
    options,
    LettersViewModel,
    [ReadReceipts, KeepReceipts, ChangeFeed, ToastViewModel, tokens.idSource],
    'transient',
  );
  bindClass(
    options,
    LetterRunViewModel,
    [ReadReceipts, KeepReceipts, tokens.pageLetters, ChangeFeed, ToastViewModel],
    'transient',
  );
  bindFactory(options, tokens.csvReader, {}, () => new PapaparseCsvReader());
  bindClass(options, ReadGifts, [tokens.signedInGifts, tokens.logger]);
  bindClass(options, KeepGifts, [tokens.signedInGifts, tokens.clock, tokens.logger]);
  bindClass(
    options,
    GiftListViewModel,
    [ReadGifts, readAtWork, ChangeFeed, ToastViewModel, tokens.clock],
    'transient',
  );
  bindClass(options, GiftFiguresViewModel, [ReadGifts, readAtWork, ChangeFeed, tokens.clock], 'transient');
  bindClass(options, GiftFormViewModel, [KeepGifts, ReadGifts, ToastViewModel, tokens.idSource], 'transient');
  bindClass(options, DonorPlansViewModel, [ReadGifts, ChangeFeed], 'transient');
  bindClass(options, GoodsFormViewModel, [KeepGifts, ToastViewModel, tokens.idSource], 'transient');
  bindClass(options, GiftChangeViewModel, [KeepGifts, ToastViewModel], 'transient');
  bindClass(
    options,
    GiftImportViewModel,
    [ReadGifts, KeepGifts, readAtWork, tokens.csvReader, ToastViewModel, tokens.idSource],
    'transient',
  );
  bindClass(
    options,
    GiftArchiveViewModel,
    [tokens.giftArchives, ToastViewModel, tokens.clock, tokens.logger],
    'transient',
  );
  bindClass(options, PastImportsViewModel, [ReadGifts, KeepGifts, ToastViewModel], 'transient');
});
