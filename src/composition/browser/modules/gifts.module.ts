import { ContainerModule } from 'inversify';
import { PapaparseCsvReader } from '../../../adapters/papaparse/papaparse-csv-reader';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { GiftArchiveViewModel } from '../../../ui/gifts/archive/gift-archive.view-model';
import { GiftFiguresViewModel } from '../../../ui/gifts/figures/gift-figures.view-model';
import { GiftFormViewModel } from '../../../ui/gifts/form/gift-form.view-model';
import { GiftListViewModel } from '../../../ui/gifts/gift-list.view-model';
import { GiftImportViewModel } from '../../../ui/gifts/import/gift-import.view-model';
import { DonorPlansViewModel } from '../../../ui/plans/donor-plans.view-model';
import { LetterRunViewModel } from '../../../ui/receipts/letters/letter-run.view-model';
import { IssueReceiptViewModel, OneReceiptViewModel } from '../../../ui/receipts/one-receipt.view-model';
import {
  DonorYearsViewModel,
  ReceiptListViewModel,
  ReceiptReadinessViewModel,
} from '../../../ui/receipts/receipt-list.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindFactory, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { giftArchivesOfSimulation } from '../../simulation/gifts/simulated-gift-archives';
import { lettersOfSimulation } from '../../simulation/gifts/simulated-receipts';
import { SERVICE_PORTS } from '../bind-areas';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** What admins do with gifts. */
export const giftsModule = new ContainerModule((options) => {
  const {
    clock,
    csvReader,
    giftArchives,
    giftBook,
    idSource,
    logger,
    outbox,
    pageLetters,
    plans,
    receiptBook,
    settingsStore,
  } = tokens;
  if (SIMULATED) {
    bindFactory(options, giftArchives, SERVICE_PORTS, giftArchivesOfSimulation);
    bindFactory(options, pageLetters, SERVICE_PORTS, lettersOfSimulation);
  } else {
    bindFactory(options, giftArchives, {}, () => null);
    bindFactory(options, pageLetters, {}, () => null);
  }
  bindViewModel(options, ReceiptListViewModel, [receiptBook, ChangeFeed, clock]);
  bindViewModel(options, ReceiptReadinessViewModel, [settingsStore, outbox]);
  bindViewModel(options, OneReceiptViewModel, [receiptBook, ChangeFeed, ToastViewModel, idSource]);
  bindViewModel(options, IssueReceiptViewModel, [giftBook, receiptBook, ToastViewModel, idSource]);
  bindViewModel(options, DonorYearsViewModel, [receiptBook, ChangeFeed]);
  bindViewModel(options, LetterRunViewModel, [receiptBook, pageLetters, ChangeFeed, ToastViewModel]);
  bindFactory(options, csvReader, {}, () => new PapaparseCsvReader());
  bindViewModel(options, GiftListViewModel, [
    giftBook,
    tokens.readCampaigns,
    ChangeFeed,
    ToastViewModel,
    clock,
  ]);
  bindViewModel(options, GiftFiguresViewModel, [giftBook, tokens.readCampaigns, ChangeFeed, clock]);
  bindViewModel(options, GiftFormViewModel, [giftBook, ToastViewModel, idSource, clock]);
  bindViewModel(options, DonorPlansViewModel, [plans, ChangeFeed]);
  bindViewModel(options, GiftImportViewModel, [
    giftBook,
    tokens.readCampaigns,
    csvReader,
    ToastViewModel,
    idSource,
    clock,
  ]);
  bindViewModel(options, GiftArchiveViewModel, [giftArchives, ToastViewModel, clock, logger]);
});
