import { ContainerModule } from 'inversify';
import { SignedInReceiptBook } from '../../../adapters/guarded/signed-in-receipt-book';
import { PapaparseCsvReader } from '../../../adapters/papaparse/papaparse-csv-reader';
import { KeepReceipts } from '../../../core/receipts/keep-receipts';
import { ReadReceipts } from '../../../core/receipts/read-receipts';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { GiftFiguresViewModel } from '../../../ui/gifts/figures/gift-figures.view-model';
import { GiftArchiveViewModel } from '../../../ui/gifts/gift-archive.view-model';
import { GiftChangeViewModel } from '../../../ui/gifts/gift-change.view-model';
import { GiftFormViewModel } from '../../../ui/gifts/gift-form.view-model';
import { GiftImportViewModel } from '../../../ui/gifts/gift-import.view-model';
import { GiftListViewModel } from '../../../ui/gifts/gift-list.view-model';
import { GoodsFormViewModel } from '../../../ui/gifts/goods-form.view-model';
import { PastImportsViewModel } from '../../../ui/gifts/past-imports.view-model';
import { DonorPlansViewModel } from '../../../ui/plans/donor-plans.view-model';
import { IssueReceiptViewModel } from '../../../ui/receipts/issue-receipt.view-model';
import { LetterRunViewModel } from '../../../ui/receipts/letter-run.view-model';
import { LettersViewModel } from '../../../ui/receipts/letters.view-model';
import { OneReceiptViewModel } from '../../../ui/receipts/one-receipt.view-model';
import { ReceiptListViewModel } from '../../../ui/receipts/receipt-list.view-model';
import { ReceiptReadinessViewModel } from '../../../ui/receipts/receipt-readiness.view-model';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { readAtWork } from './admin.module';

const formPorts = [tokens.idSource, tokens.clock, tokens.logger] as const;

/** What admins do with gifts. */
export const givingModule = new ContainerModule((options) => {
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
    [tokens.giftBook, KeepReceipts, ToastViewModel, tokens.idSource],
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
  bindClass(
    options,
    GiftListViewModel,
    [tokens.giftBook, readAtWork, ChangeFeed, ToastViewModel, tokens.clock],
    'transient',
  );
  bindClass(
    options,
    GiftFiguresViewModel,
    [tokens.giftBook, readAtWork, ChangeFeed, tokens.clock],
    'transient',
  );
  bindClass(options, GiftFormViewModel, [tokens.giftBook, ToastViewModel, ...formPorts], 'transient');
  bindClass(options, DonorPlansViewModel, [tokens.giftBook, ChangeFeed], 'transient');
  bindClass(options, GoodsFormViewModel, [tokens.giftBook, ToastViewModel, ...formPorts], 'transient');
  bindClass(
    options,
    GiftChangeViewModel,
    [tokens.giftBook, ToastViewModel, tokens.clock, tokens.logger],
    'transient',
  );
  bindClass(
    options,
    GiftImportViewModel,
    [tokens.giftBook, readAtWork, tokens.csvReader, ToastViewModel, ...formPorts],
    'transient',
  );
  bindClass(
    options,
    GiftArchiveViewModel,
    [tokens.giftArchives, ToastViewModel, tokens.clock, tokens.logger],
    'transient',
  );
  bindClass(options, PastImportsViewModel, [tokens.giftBook, ToastViewModel, tokens.logger], 'transient');
});
