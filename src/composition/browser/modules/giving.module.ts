import { ContainerModule } from 'inversify';
import { PapaparseCsvReader } from '../../../adapters/papaparse/papaparse-csv-reader';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { GiftArchiveViewModel } from '../../../ui/gifts/archive/gift-archive.view-model';
import { GiftFiguresViewModel } from '../../../ui/gifts/figures/gift-figures.view-model';
import { GiftFormViewModel } from '../../../ui/gifts/form/gift-form.view-model';
import { GiftListViewModel } from '../../../ui/gifts/gift-list.view-model';
import { GiftImportViewModel } from '../../../ui/gifts/import/gift-import.view-model';
import { DonorPlansViewModel } from '../../../ui/plans/donor-plans.view-model';
import { IssueReceiptViewModel } from '../../../ui/receipts/issue-receipt.view-model';
import { LetterRunViewModel } from '../../../ui/receipts/letters/letter-run.view-model';
import { OneReceiptViewModel } from '../../../ui/receipts/one-receipt.view-model';
import {
  DonorYearsViewModel,
  ReceiptListViewModel,
  ReceiptReadinessViewModel,
} from '../../../ui/receipts/receipt-list.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { readAtWork } from './admin.module';

const formPorts = [tokens.idSource, tokens.clock, tokens.logger] as const;

/** What admins do with gifts. */
export const givingModule = new ContainerModule((options) => {
  bindClass(options, ReceiptListViewModel, [tokens.receiptBook, ChangeFeed, tokens.clock], 'transient');
  bindClass(options, ReceiptReadinessViewModel, [tokens.settingsStore, tokens.outbox], 'transient');
  bindClass(
    options,
    OneReceiptViewModel,
    [tokens.receiptBook, ChangeFeed, ToastViewModel, tokens.idSource, tokens.logger],
    'transient',
  );
  bindClass(
    options,
    IssueReceiptViewModel,
    [tokens.giftBook, tokens.receiptBook, ToastViewModel, tokens.idSource, tokens.logger],
    'transient',
  );
  bindClass(options, DonorYearsViewModel, [tokens.receiptBook, ChangeFeed], 'transient');
  bindClass(
    options,
    LetterRunViewModel,
    [tokens.receiptBook, tokens.pageLetters, ChangeFeed, ToastViewModel, tokens.logger],
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
});
