import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { GiftBook } from '../../../core/gifts/gift-book.api';
import { decodeText } from '../../../core/gifts/import/csv';
import type { CsvReader } from '../../../core/gifts/import/csv-reader.port';
import {
  type ColumnChoice,
  type FileField,
  type FileTable,
  type GiftFile,
  guessColumns,
  type ImportRow,
  REQUIRED_FIELDS,
  readGiftFile,
} from '../../../core/gifts/import/gift-file';
import { MOST_ROWS, type RowOutcome } from '../../../core/gifts/import/gift-import';
import { type StoppedImport, takeBackImport } from '../../../core/gifts/import/take-back-import';
import { distinctProviders } from '../../../core/gifts/provider-name';
import { attempt, type Logger } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import type { ChosenFile } from './chosen-file';
import { compareInSteps } from './compare-in-steps';
import { giftImportTexts as texts } from './gift-import.texts';
import { type PreviewLine, previewOf } from './import-preview';

const MOST_BYTES = 10 * 1024 * 1024;

/** How far an import is. */
export type ImportStage = 'choosing' | 'reading' | 'checking' | 'ready' | 'saving' | 'stopping';

/** Brings the gifts of a file in: reads it, shows line by line what it holds, and keeps all of it or nothing. */
export class GiftImportViewModel {
  stage: ImportStage = 'choosing';
  provider = texts.firstProvider;
  /** The names of the providers whose files came before. */
  providers: readonly string[] = [];
  refusal: keyof typeof texts.refusals | keyof typeof texts.notStopped | 'stopped' | null = null;
  table: FileTable | null = null;
  choice: ColumnChoice | null = null;
  file: GiftFile | null = null;
  outcomes: readonly RowOutcome[] = [];
  private fileName = '';
  /** The same in each try with a file, so that a lost answer imports nothing twice. */
  private importId = '';
  private isClosed = false;
  private work = new AbortController();
  private campaigns: readonly { readonly id: string; readonly title: string }[] = [];

  constructor(
    private readonly gifts: Pick<GiftBook, 'compare' | 'import' | 'imports' | 'undoImport'>,
    private readonly readCampaigns: Pick<ReadCampaigns, 'all'>,
    private readonly csv: CsvReader,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    makeObservable(this, {
      stage: observable,
      provider: observable,
      providers: observableRef,
      refusal: observable,
      table: observableRef,
      choice: observableRef,
      file: observableRef,
      outcomes: observableRef,
      missing: computed,
      lines: computed,
      nameProvider: action,
    });
  }

  /** Fetches the names of providers; ends what runs when the dialog closes. */
  start(): () => void {
    this.isClosed = false;
    const names = new AbortController();
    void this.loadProviders(names.signal);
    return () => {
      names.abort();
      this.isClosed = true;
      this.work.abort();
    };
  }

  /** Columns that no gift can be without, and that were not found. */
  get missing(): readonly FileField[] {
    const { choice } = this;
    return choice ? REQUIRED_FIELDS.filter((field) => choice[field] === null) : [];
  }

  /** What the file holds, line by line. */
  get lines(): readonly PreviewLine[] {
    return this.file ? previewOf(this.file, this.outcomes) : [];
  }

  nameProvider(provider: string): void {
    this.provider = provider;
    this.refusal = null;
  }

  /** Reads a file and checks it. */
  async open({ name, size, read }: ChosenFile): Promise<void> {
    this.begin('reading');
    this.fileName = name;
    this.importId = this.ids.next();
    this.forgetFile();
    if (size > MOST_BYTES) return this.refuse('large');
    const [table, campaigns] = await Promise.all([
      read().then((bytes) => this.csv.read(decodeText(bytes))),
      this.readCampaigns.all(),
    ]);
    if (!table.ok) return this.refuse('corrupt');
    if (table.value.rows.length > MOST_ROWS) return this.refuse('large');
    this.campaigns = campaigns.ok ? campaigns.value : [];
    return this.check(table.value, guessColumns(table.value.columns));
  }

  /** Takes a field from another column of the file, and checks the file again. */
  choose(field: FileField, column: number | null): Promise<void> {
    const { table, choice } = this;
    if (!table || !choice) return Promise.resolve();
    return this.check(table, { ...choice, [field]: column });
  }

  /** Compares the file again after a failure. */
  checkAgain(): Promise<void> {
    return this.table && this.choice ? this.check(this.table, this.choice) : Promise.resolve();
  }

  /** Keeps the whole file, and answers whether that is done. */
  async import(): Promise<boolean> {
    const { file, provider, fileName, importId: id } = this;
    if (this.stage !== 'ready' || !file || file.faults.length > 0) return false;
    if (provider.trim() === '') {
      this.refuse('provider', 'ready');
      return false;
    }
    this.begin('saving');
    const { signal } = this.work;
    const draft = { id, provider: provider.trim(), fileName, rows: file.rows.map(withoutLine) };
    // Not given up on its way: what nobody waits for may be kept, or come after an undo.
    const done = await attempt(() => this.gifts.import(draft), this.logger);
    if (signal.aborted) {
      this.tellStopped(await takeBackImport(this.gifts, draft, done, this.logger));
      return false;
    }
    if (done.ok) {
      this.toasts.show(texts.done(done.value));
      return true;
    }
    const { failure } = done;
    const description = texts.importFailed[failure.code];
    this.toasts.show({ title: texts.notDone, description, variant: 'destructive' });
    runInAction(() => {
      this.stage = 'ready';
    });
    return false;
  }

  /** Stops what runs. What is being saved is taken back once its answer is there; whether that worked is said then. */
  stop(): void {
    if (this.stage === 'stopping') return;
    const isSaving = this.stage === 'saving';
    this.work.abort();
    this.refuse(isSaving ? null : 'stopped', isSaving ? 'stopping' : 'choosing');
  }

  private tellStopped(became: StoppedImport): void {
    // Asked for again, the file is a new import.
    this.importId = this.ids.next();
    if (became === 'nothing-kept') {
      this.refuse('stopped', 'ready');
      return;
    }
    this.refuse(became);
    if (!this.isClosed) return;
    const description = texts.notStopped[became];
    this.toasts.show({ title: texts.notStoppedTitle, description, variant: 'destructive' });
  }

  private async loadProviders(signal: AbortSignal): Promise<void> {
    const listed = await this.gifts.imports(undefined, signal);
    if (!listed.ok || signal.aborted) return;
    runInAction(() => {
      this.providers = distinctProviders(listed.value.map(({ provider }) => provider));
    });
  }

  private forgetFile(): void {
    runInAction(() => {
      this.table = null;
      this.choice = null;
      this.file = null;
      this.outcomes = [];
    });
  }

  private async check(table: FileTable, choice: ColumnChoice): Promise<void> {
    this.begin('checking');
    const { signal } = this.work;
    this.forgetFile();
    runInAction(() => {
      this.table = table;
      this.choice = choice;
    });
    if (this.missing.length > 0) return this.refuse(null);
    const file = readGiftFile(table, choice, {
      today: calendarDateAt(this.clock.now()),
      campaigns: this.campaigns,
    });
    runInAction(() => {
      this.file = file;
    });
    if (file.rows.length === 0) return this.refuse(file.faults.length > 0 ? null : 'empty');
    const comparison = { provider: this.provider.trim(), rows: file.rows.map(withoutLine) };
    const add = action((outcomes: readonly RowOutcome[]) => {
      this.outcomes = [...this.outcomes, ...outcomes];
    });
    const isCompared = await compareInSteps(this.gifts, comparison, add, signal);
    if (signal.aborted) return;
    if (!isCompared) return this.refuse('failed');
    // Of a file with a fault nothing is imported, but what becomes of each line is said.
    this.refuse(null, file.faults.length > 0 ? 'choosing' : 'ready');
  }

  private begin(stage: ImportStage): void {
    this.work.abort();
    this.work = new AbortController();
    runInAction(() => {
      this.stage = stage;
      this.refusal = null;
    });
  }

  private refuse(refusal: GiftImportViewModel['refusal'], stage: ImportStage = 'choosing'): void {
    runInAction(() => {
      this.refusal = refusal;
      this.stage = stage;
    });
  }
}

/** A back end knows no lines, and refuses what it does not know. */
function withoutLine({ line: _, ...row }: GiftFile['rows'][number]): ImportRow {
  return row;
}
