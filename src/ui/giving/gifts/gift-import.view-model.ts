import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import { decodeText } from '../../../core/giving/csv';
import type { CsvReader } from '../../../core/giving/csv-reader.port';
import {
  type ColumnChoice,
  type FileField,
  type FileTable,
  type GiftFile,
  guessColumns,
  type ImportRow,
  REQUIRED_FIELDS,
  readGiftFile,
} from '../../../core/giving/gift-file';
import { MOST_ROWS, type RowOutcome } from '../../../core/giving/gift-import';
import type { KeepGifts } from '../../../core/giving/keep-gifts';
import type { ReadGifts } from '../../../core/giving/read-gifts';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { giftImportTexts as texts } from './gift-import.texts';
import { type PreviewLine, previewOf } from './import-preview';

/** Rows that are compared at once: often enough to show progress and to stop. */
const CHUNK = 500;
const MOST_BYTES = 10 * 1024 * 1024;

/** A file that somebody chose. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly read: () => Promise<Uint8Array>;
}

/** How far an import is. */
export type ImportStage = 'choosing' | 'reading' | 'checking' | 'ready' | 'saving';

/** Brings the gifts of a file in: reads it, shows line by line what it holds, and keeps all of it or nothing. */
export class GiftImportViewModel {
  stage: ImportStage = 'choosing';
  provider = texts.firstProvider;
  refusal: keyof typeof texts.refusals | 'stopped' | null = null;
  table: FileTable | null = null;
  choice: ColumnChoice | null = null;
  file: GiftFile | null = null;
  outcomes: readonly RowOutcome[] = [];
  private fileName = '';
  private work = new AbortController();
  private campaigns: readonly { readonly id: string; readonly title: string }[] = [];

  constructor(
    private readonly gifts: Pick<ReadGifts, 'compare'>,
    private readonly keepGifts: Pick<KeepGifts, 'import' | 'undo' | 'today'>,
    private readonly readCampaigns: Pick<ReadCampaigns, 'all'>,
    private readonly csv: CsvReader,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly ids: IdSource,
  ) {
    makeObservable(this, {
      stage: observable,
      provider: observable,
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

  /** Ends what runs when the dialog closes. */
  start(): () => void {
    return () => this.work.abort();
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
    const { file, provider, fileName } = this;
    if (this.stage !== 'ready' || !file || file.faults.length > 0) return false;
    if (provider.trim() === '') {
      this.refuse('provider', 'ready');
      return false;
    }
    this.begin('saving');
    const { signal } = this.work;
    const id = this.ids.next();
    const rows = file.rows.map(withoutLine);
    const done = await this.keepGifts.import(id, { provider: provider.trim(), fileName, rows }, signal);
    if (signal.aborted) {
      // It may have been kept although nobody waited for the answer.
      await this.keepGifts.undo(id);
      return false;
    }
    if (done.ok) {
      this.toasts.show(texts.done(done.value));
      return true;
    }
    const { failure } = done;
    const description = texts.writeFailed[failure.code === 'invalid-form' ? 'validation' : failure.code];
    this.toasts.show({ title: texts.notDone, description, variant: 'destructive' });
    runInAction(() => {
      this.stage = 'ready';
    });
    return false;
  }

  /** Stops what runs; nothing of the file is kept. */
  stop(): void {
    this.work.abort();
    this.refuse('stopped');
  }

  private async check(table: FileTable, choice: ColumnChoice): Promise<void> {
    this.begin('checking');
    const { signal } = this.work;
    runInAction(() => {
      this.table = table;
      this.choice = choice;
      this.file = null;
      this.outcomes = [];
    });
    if (this.missing.length > 0) return this.refuse(null);
    const file = readGiftFile(table, choice, { today: this.keepGifts.today, campaigns: this.campaigns });
    runInAction(() => {
      this.file = file;
    });
    if (file.faults.length > 0) return this.refuse(null);
    if (file.rows.length === 0) return this.refuse('empty');
    const meant = new Set<string>();
    for (let from = 0; from < file.rows.length; from += CHUNK) {
      const rows = file.rows.slice(from, from + CHUNK).map(withoutLine);
      const compared = await this.gifts.compare({ provider: this.provider.trim(), rows }, signal);
      if (signal.aborted) return;
      if (!compared.ok) return this.refuse('failed');
      // Two chunks may mean the same announced gift; the import itself gives it to one.
      const outcomes = compared.value.map((outcome): RowOutcome => {
        if (outcome.kind !== 'settles') return outcome;
        const kind = meant.has(outcome.giftId);
        meant.add(outcome.giftId);
        return kind ? { kind: 'new' } : outcome;
      });
      runInAction(() => {
        this.outcomes = [...this.outcomes, ...outcomes];
      });
    }
    runInAction(() => {
      this.stage = 'ready';
    });
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
