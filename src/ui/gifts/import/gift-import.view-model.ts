import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { GiftBook } from '../../../core/gifts/gifts.api';
import type { CsvReader } from '../../../core/gifts/import/csv-reader.port';
import { decodeText } from '../../../core/gifts/import/gift-csv';
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
import {
  distinctProviders,
  type GiftImport,
  MOST_ROWS,
  type RowOutcome,
} from '../../../core/gifts/import/gift-import';
import { type StoppedImport, takeBackImport } from '../../../core/gifts/import/take-back-import';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { giftImportTexts as texts } from './gift-import.texts';
import { compareInSteps, type PreviewLine, previewOf } from './import-preview';

const MOST_BYTES = 10 * 1024 * 1024;

/** How far an import is. */
type ImportStage = 'choosing' | 'reading' | 'checking' | 'ready' | 'saving' | 'stopping';

const NO_FILE = { table: null, choice: null, file: null, outcomes: [] };

/** Brings the gifts of a file in: reads it, shows line by line what it holds, and keeps all of it or nothing. */
export class GiftImportViewModel {
  stage: ImportStage = 'choosing';
  provider = texts.firstProvider;
  /** The imports so far, newest first; each can be undone. Null until they are fetched. */
  imports: readonly GiftImport[] | null = null;
  refusal: keyof typeof texts.refusals | keyof typeof texts.notStopped | 'stopped' | null = null;
  table: FileTable | null = null;
  choice: ColumnChoice | null = null;
  file: GiftFile | null = null;
  outcomes: readonly RowOutcome[] = [];
  private fileName = '';
  /** The provider whose gifts the file was compared with. */
  private comparedProvider = '';
  /** The same in each try with a file, so that a lost answer imports nothing twice. */
  private importId = '';
  private closing = new AbortController();
  private work = new AbortController();
  private campaigns: readonly { readonly id: string; readonly title: string }[] = [];

  constructor(
    private readonly gifts: Pick<GiftBook, 'compare' | 'import' | 'imports' | 'undoImport'>,
    private readonly readCampaigns: Pick<ReadCampaigns, 'all'>,
    private readonly csv: CsvReader,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {
    makeObservable<this, 'set'>(this, {
      stage: observable,
      provider: observable,
      imports: observableRef,
      refusal: observable,
      table: observableRef,
      choice: observableRef,
      file: observableRef,
      outcomes: observableRef,
      missing: computed,
      lines: computed,
      nameProvider: action,
      set: action,
    });
  }

  /** Fetches the imports so far; ends what runs when the dialog closes. */
  start(): () => void {
    this.closing = new AbortController();
    void this.loadImports();
    return () => {
      this.closing.abort();
      this.work.abort();
    };
  }

  /** The names of the providers whose files came before. */
  get providers(): readonly string[] {
    return distinctProviders((this.imports ?? []).map(({ provider }) => provider));
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
  async open(chosen: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<void> {
    this.begin('reading');
    const { signal } = this.work;
    this.fileName = chosen.name;
    this.importId = this.ids.next();
    this.set(NO_FILE);
    if (chosen.size > MOST_BYTES) return this.refuse('large');
    const [table, campaigns] = await Promise.all([
      chosen.arrayBuffer().then((bytes) => this.csv.read(decodeText(new Uint8Array(bytes)))),
      this.readCampaigns.all(),
    ]);
    if (signal.aborted) return;
    if (!table.ok) return this.refuse('corrupt');
    if (table.value.rows.length > MOST_ROWS) return this.refuse('large');
    this.campaigns = campaigns.ok ? campaigns.value : [];
    return this.check(table.value, guessColumns(table.value.columns));
  }

  /** Takes a field from another column of the file, and checks the file again. */
  async choose(field: FileField, column: number | null): Promise<void> {
    const { table, choice } = this;
    if (table && choice) await this.check(table, { ...choice, [field]: column });
  }

  /** Compares the file again after a failure, or with another provider. A comparison that holds stays, and so does its button. */
  async checkAgain(): Promise<void> {
    const holds = this.stage === 'ready' && this.provider.trim() === this.comparedProvider;
    if (this.table && this.choice && !holds) await this.check(this.table, this.choice);
  }

  /** Keeps the whole file, and answers whether that is done. */
  async import(): Promise<boolean> {
    const { file, fileName, importId: id } = this;
    const provider = this.provider.trim();
    if (this.stage !== 'ready' || !file || file.faults.length > 0) return false;
    if (provider === '') {
      this.refuse('provider', 'ready');
      return false;
    }
    this.begin('saving');
    const { signal } = this.work;
    const draft = { id, provider, fileName, rows: file.rows.map(withoutLine) };
    // Not given up on its way: what nobody waits for may be kept, or come after an undo.
    const done = await this.gifts.import(draft);
    if (done.ok && !signal.aborted) {
      this.toasts.show(texts.done(done.value));
      return true;
    }
    if (signal.aborted) this.tellStopped(await takeBackImport(this.gifts, draft, done));
    else if (!done.ok) {
      this.warn(texts.notDone, texts.importFailed[done.failure.code]);
      this.set({ stage: 'ready' });
    }
    void this.loadImports();
    return false;
  }

  /** Stops what runs. What is being saved is taken back once its answer is there; whether that worked is said then. */
  stop(): void {
    if (this.stage === 'stopping') return;
    const isSaving = this.stage === 'saving';
    this.work.abort();
    this.refuse(isSaving ? null : 'stopped', isSaving ? 'stopping' : 'choosing');
  }

  /** Takes back what an import did. */
  async undo(id: string): Promise<void> {
    const undone = await this.gifts.undoImport({ id });
    if (undone.ok) this.toasts.show(texts.undoDone);
    else {
      const { code } = undone.failure;
      this.warn(texts.undoFailed, code === 'conflict' ? texts.undoConflict : texts.writeFailed[code]);
    }
    await this.loadImports();
  }

  private tellStopped(became: StoppedImport): void {
    // Asked for again, the file is a new import.
    this.importId = this.ids.next();
    if (became === 'nothing-kept') {
      this.refuse('stopped', 'ready');
      return;
    }
    this.refuse(became);
    if (this.closing.signal.aborted) this.warn(texts.notStoppedTitle, texts.notStopped[became]);
  }

  private warn(title: string, description: string): void {
    this.toasts.show({ title, description, variant: 'destructive' });
  }

  private async loadImports(): Promise<void> {
    const { signal } = this.closing;
    const listed = await this.gifts.imports(undefined, signal);
    if (!signal.aborted) this.set({ imports: listed.ok ? listed.value : [] });
  }

  private async check(table: FileTable, choice: ColumnChoice): Promise<void> {
    this.begin('checking');
    const { signal } = this.work;
    this.set({ ...NO_FILE, table, choice });
    if (this.missing.length > 0) return this.refuse(null);
    const today = calendarDateAt(this.clock.now());
    const file = readGiftFile(table, choice, { today, campaigns: this.campaigns });
    this.set({ file });
    if (file.rows.length === 0) return this.refuse(file.faults.length > 0 ? null : 'empty');
    this.comparedProvider = this.provider.trim();
    const comparison = { provider: this.comparedProvider, rows: file.rows.map(withoutLine) };
    const add = (outcomes: readonly RowOutcome[]) => this.set({ outcomes: [...this.outcomes, ...outcomes] });
    const isCompared = await compareInSteps(this.gifts, comparison, add, signal);
    if (signal.aborted) return;
    if (!isCompared) return this.refuse('failed');
    // Of a file with a fault nothing is imported, but what becomes of each line is said.
    this.refuse(null, file.faults.length > 0 ? 'choosing' : 'ready');
  }

  private begin(stage: ImportStage): void {
    this.work.abort();
    this.work = new AbortController();
    this.refuse(null, stage);
  }

  private refuse(refusal: GiftImportViewModel['refusal'], stage: ImportStage = 'choosing'): void {
    this.set({ refusal, stage });
  }

  private set(
    changes: Partial<Pick<this, 'stage' | 'refusal' | 'imports' | 'table' | 'choice' | 'file' | 'outcomes'>>,
  ): void {
    Object.assign(this, changes);
  }
}

/** A back end knows no lines, and refuses what it does not know. */
function withoutLine({ line: _, ...row }: GiftFile['rows'][number]): ImportRow {
  return row;
}
