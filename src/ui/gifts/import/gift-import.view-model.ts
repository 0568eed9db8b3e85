import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import {
  type ColumnChoice,
  type FileField,
  type FoundColumns,
  findColumns,
  REQUIRED_FIELDS,
} from '../../../core/gifts/import/file-columns';
import { type FileTable, tableOf } from '../../../core/gifts/import/file-table';
import { decodeText } from '../../../core/gifts/import/gift-csv';
import type { FileRow, GiftFile, ImportRow } from '../../../core/gifts/import/gift-file';
import {
  distinctProviders,
  type GiftImport,
  MOST_ROWS,
  type RowOutcome,
} from '../../../core/gifts/import/gift-import';
import { withoutReceipt } from '../../../core/gifts/import/line-reader';
import { readGiftFile } from '../../../core/gifts/import/read-gift-file';
import { type StoppedImport, takeBackImport } from '../../../core/gifts/import/take-back-import';
import type { Zone } from '../../../core/gifts/import/zones';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { giftImportTexts as texts } from './gift-import.texts';
import {
  compareInSteps,
  countLeavable,
  countReceiptDonors,
  grantLines,
  type PreviewLine,
  paymentsThatWentBack,
  previewOf,
} from './import-preview';

const MOST_BYTES = 10 * 1024 * 1024;

/** How far an import is. */
type ImportStage = 'choosing' | 'reading' | 'checking' | 'ready' | 'saving' | 'stopping';

const NO_FILE = { table: null, choice: null, file: null, outcomes: [] };
const NO_ANSWERS = {
  foundColumns: null,
  zone: null,
  takesConverted: false,
  grants: null,
  isMapping: false,
  refusedLine: 0,
};

/** Brings the gifts of a file in: reads it, shows line by line what it holds, and keeps all of it or nothing. */
export class GiftImportViewModel {
  stage: ImportStage = 'choosing';
  provider = texts.firstProvider;
  /** The imports so far, newest first; each can be undone. Null until they are fetched. */
  imports: readonly GiftImport[] | null = null;
  refusal: keyof typeof texts.refusals | keyof typeof texts.notStopped | 'stopped' | null = null;
  /** The line of the file that the refusal is about; 0 where it is about no line. */
  refusedLine = 0;
  table: FileTable | null = null;
  /** What was found of the columns, before anybody chose others. */
  foundColumns: FoundColumns | null = null;
  /** Whether the columns panel is open. It changes only by hand once the file is read. */
  isMapping = false;
  /** The zone of times that name none; null until it is chosen. */
  zone: Zone | null = null;
  /** Whether amounts in other currencies are taken as the file converts them. */
  takesConverted = false;
  /** Whether lines that bring no gift are left out. True at first, unless one of them is wrong: that needs consent. */
  leavesOut = false;
  /** Whether lines that look like grants are imported with or without a receipt; null until somebody says it. */
  grants: 'with' | 'without' | null = null;
  choice: ColumnChoice | null = null;
  file: GiftFile | null = null;
  outcomes: readonly RowOutcome[] = [];
  /** Since when receipts are sent by themselves, in ms; null while they are not, or where nobody knows. */
  receiptsSince: number | null = null;
  private fileName = '';
  /** The provider whose gifts the file was compared with. */
  private comparedProvider = '';
  /** The same in each try with a file, so that a lost answer imports nothing twice. */
  private importId = '';
  private closing = new AbortController();
  private work = new AbortController();
  private campaigns: readonly { readonly id: string; readonly title: string }[] = [];

  constructor(
    private readonly ports: Needs<{
      giftBook: 'compare' | 'import' | 'imports' | 'undoImport';
      readCampaigns: 'all';
      settingsStore: 'read';
      toasts: 'show';
      idSource: 'next';
      clock: 'now';
      csvReader: 'read';
    }>,
  ) {
    makeObservable<this, 'set'>(this, {
      stage: observable,
      provider: observable,
      imports: observableRef,
      refusal: observable,
      refusedLine: observable,
      table: observableRef,
      foundColumns: observableRef,
      isMapping: observable,
      zone: observable,
      takesConverted: observable,
      leavesOut: observable,
      grants: observable,
      receiptsSince: observable,
      receiptDonors: computed,
      choice: observableRef,
      file: observableRef,
      outcomes: observableRef,
      missing: computed,
      grantLines: computed,
      asksGrants: computed,
      rows: computed,
      lines: computed,
      leavable: computed,
      asksZone: computed,
      showColumns: action,
      leaveOut: action,
      takeGrants: action,
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

  /** The names of the providers whose files came before, and of the one whose file this looks like. */
  get providers(): readonly string[] {
    const before = (this.imports ?? []).map(({ provider }) => provider);
    const { provider = null } = this.foundColumns ?? {};
    return distinctProviders(provider === null ? before : [...before, provider]);
  }

  /** Columns that no gift can be without, and that were not found. */
  get missing(): readonly FileField[] {
    const { choice } = this;
    return choice ? REQUIRED_FIELDS.filter((field) => choice[field] === null) : [];
  }

  /** How many lines bring no gift, and are left out or keep the file from being imported. */
  get leavable(): number {
    return this.file ? countLeavable(this.file) : 0;
  }

  /** Whether the zone of the file's times has to be chosen first. */
  get asksZone(): boolean {
    return this.zone === null && (this.file?.needsZone ?? false);
  }

  /** The lines to import that look like grants. */
  get grantLines(): readonly number[] {
    return this.file ? grantLines(this.file, this.outcomes) : [];
  }

  /** Whether somebody has to say first whether receipts are owed for lines that look like grants. */
  get asksGrants(): boolean {
    return this.grants === null && this.grantLines.length > 0;
  }

  /** How many donors get receipts by mail once the file is imported. */
  get receiptDonors(): number {
    const { rows, outcomes, receiptsSince } = this;
    return receiptsSince === null ? 0 : countReceiptDonors(rows, outcomes, receiptsSince);
  }

  /** The rows of the file as they are imported. */
  get rows(): readonly FileRow[] {
    const { file, grants } = this;
    const isGrant = ({ remarks }: FileRow) => remarks.some(({ kind }) => kind === 'grant');
    return (file?.rows ?? []).map((row) =>
      grants === 'without' && isGrant(row) ? withoutReceipt(row) : row,
    );
  }

  /** What the file holds, line by line. */
  get lines(): readonly PreviewLine[] {
    return this.file ? previewOf({ ...this.file, rows: this.rows }, this.outcomes) : [];
  }

  nameProvider(provider: string): void {
    this.provider = provider;
    this.refusal = null;
  }

  showColumns(isMapping: boolean): void {
    this.isMapping = isMapping;
  }

  /** Leaves out the lines that bring no gift, or not: then the file is not imported. */
  leaveOut(leavesOut: boolean): void {
    this.leavesOut = leavesOut;
    if (this.isCompared) this.stage = this.isReady ? 'ready' : 'choosing';
  }

  /** Says whether lines that look like grants are imported with or without a receipt. */
  takeGrants(grants: 'with' | 'without'): void {
    this.grants = grants;
    if (this.isCompared) this.stage = this.isReady ? 'ready' : 'choosing';
  }

  /** Says where times without a zone are read, and reads the file again. */
  async readTimesIn(zone: Zone): Promise<void> {
    this.set({ zone });
    if (this.table && this.choice) await this.check(this.table, this.choice);
  }

  /** Takes amounts in other currencies as the file converts them, or leaves them out. */
  async takeConverted(takesConverted: boolean): Promise<void> {
    this.set({ takesConverted });
    if (this.table && this.choice) await this.check(this.table, this.choice);
  }

  /** Reads a file and checks it. */
  async open(chosen: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<void> {
    this.begin('reading');
    const { signal } = this.work;
    this.fileName = chosen.name;
    this.importId = this.ports.idSource.next();
    this.set({ ...NO_FILE, ...NO_ANSWERS });
    if (chosen.size > MOST_BYTES) return this.refuse('large');
    const [lines, campaigns, settings] = await Promise.all([
      chosen.arrayBuffer().then((bytes) => this.ports.csvReader.read(decodeText(new Uint8Array(bytes)))),
      this.ports.readCampaigns.all(),
      this.ports.settingsStore.read(),
    ]);
    if (signal.aborted) return;
    const table = lines.ok ? tableOf(lines.value) : lines;
    if (!table.ok) {
      this.set({ refusedLine: table.failure.line });
      return this.refuse(table.failure.code);
    }
    if (table.value.rows.length > MOST_ROWS) return this.refuse('large');
    this.campaigns = campaigns.ok ? campaigns.value : [];
    this.set({
      receiptsSince:
        settings.ok && settings.value.settings.sendReceipts ? settings.value.receiptsSince : null,
    });
    const foundColumns = findColumns(table.value);
    const isLacking = [...REQUIRED_FIELDS, 'name' as const].some(
      (field) => foundColumns.choice[field] === null,
    );
    const isMapping = isLacking || foundColumns.doubled.length > 0;
    this.set({ foundColumns, isMapping });
    return this.check(table.value, foundColumns.choice);
  }

  /** Takes a field from another column of the file, and checks the file again. */
  async choose(field: FileField, column: number | null): Promise<void> {
    const { table, choice } = this;
    if (table && choice) await this.check(table, { ...choice, [field]: column });
  }

  /**
   * Compares the file again after a failure or a stop, or with another provider. A comparison that holds stays, with its button and
   * its lines, among which somebody may be by keyboard.
   */
  async checkAgain(): Promise<void> {
    const isBroken = this.refusal === 'failed' || this.refusal === 'stopped';
    // After an import that was stopped, what it was compared with still holds.
    const holds = (this.stage === 'ready' || !isBroken) && this.provider.trim() === this.comparedProvider;
    if (this.table && this.choice && !holds) await this.check(this.table, this.choice);
  }

  /** Keeps the whole file, and answers whether that is done. */
  async import(): Promise<boolean> {
    const { file, fileName, importId: id } = this;
    const provider = this.provider.trim();
    if (this.stage !== 'ready' || !file) return false;
    if (provider === '') {
      this.refuse('provider', 'ready');
      return false;
    }
    this.begin('saving');
    const { signal } = this.work;
    const draft = { id, provider, fileName, rows: this.rows.map(rowAlone) };
    const hasReceipts = this.receiptDonors > 0;
    // Not given up on its way: what nobody waits for may be kept, or come after an undo.
    const done = await this.ports.giftBook.import(draft);
    if (done.ok && !signal.aborted) {
      this.ports.toasts.show(texts.done(done.value, hasReceipts));
      return true;
    }
    if (signal.aborted) this.tellStopped(await takeBackImport(this.ports.giftBook, draft, done));
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
    const undone = await this.ports.giftBook.undoImport({ id });
    if (undone.ok) this.ports.toasts.show(texts.undoDone);
    else {
      const { code } = undone.failure;
      this.warn(texts.undoFailed, code === 'conflict' ? texts.undoConflict : texts.writeFailed[code]);
    }
    await this.loadImports();
  }

  private tellStopped(became: StoppedImport): void {
    // Asked for again, the file is a new import.
    this.importId = this.ports.idSource.next();
    if (became === 'nothing-kept') {
      this.refuse('stopped', 'ready');
      return;
    }
    this.refuse(became);
    if (this.closing.signal.aborted) this.warn(texts.notStoppedTitle, texts.notStopped[became]());
  }

  private warn(title: string, description: string): void {
    this.ports.toasts.show({ title, description, variant: 'destructive' });
  }

  private async loadImports(): Promise<void> {
    const { signal } = this.closing;
    const listed = await this.ports.giftBook.imports(undefined, signal);
    if (!signal.aborted) this.set({ imports: listed.ok ? listed.value : [] });
  }

  private async check(table: FileTable, choice: ColumnChoice): Promise<void> {
    this.begin('checking');
    const { signal } = this.work;
    this.set({ ...NO_FILE, table, choice });
    if (this.missing.length > 0) return this.refuse(null);
    const today = calendarDateAt(this.ports.clock.now());
    const { campaigns, zone, takesConverted } = this;
    const file = readGiftFile(table, choice, { today, campaigns, zone, takesConverted });
    this.set({ file, leavesOut: file.faults.length === 0 });
    if (this.asksZone) return this.refuse(null);
    const rows = [...file.rows.map(rowAlone), ...paymentsThatWentBack(file, today)];
    this.comparedProvider = this.provider.trim();
    const comparison = { provider: this.comparedProvider, rows };
    const add = (outcomes: readonly RowOutcome[]) => this.set({ outcomes: [...this.outcomes, ...outcomes] });
    const isCompared = await compareInSteps(this.ports.giftBook, comparison, add, signal);
    if (signal.aborted) return;
    if (!isCompared) return this.refuse('failed');
    const isEmpty = file.rows.length === 0 && file.faults.length === 0;
    // Of a file with a fault nothing is imported as it is, but what becomes of each line is said.
    this.refuse(isEmpty ? 'empty' : null, this.isReady ? 'ready' : 'choosing');
  }

  private get isReady(): boolean {
    const { file, leavesOut, leavable, asksGrants } = this;
    return file !== null && file.rows.length > 0 && (leavesOut || leavable === 0) && !asksGrants;
  }

  /** Whether the file was compared with the gifts, and nothing runs. */
  private get isCompared(): boolean {
    return (this.stage === 'ready' || this.stage === 'choosing') && this.refusal === null && !this.asksZone;
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
    changes: Partial<
      Pick<
        this,
        | 'stage'
        | 'refusal'
        | 'refusedLine'
        | 'imports'
        | 'table'
        | 'foundColumns'
        | 'isMapping'
        | 'choice'
        | 'zone'
        | 'takesConverted'
        | 'leavesOut'
        | 'grants'
        | 'receiptsSince'
        | 'file'
        | 'outcomes'
      >
    >,
  ): void {
    Object.assign(this, changes);
  }
}

/** A back end knows no lines, and refuses what it does not know. */
function rowAlone({ line: _, remarks: __, ...row }: FileRow): ImportRow {
  return row;
}
