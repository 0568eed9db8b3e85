import type { SaveContent } from '../../../core/content/save-content';
import { attempt, type Logger } from '../../../core/shared/result';
import type { Cancel, Scheduler } from '../../../core/shared/system.port';
import type { SessionViewModel } from '../../shared/session/session.view-model';
import type { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import type { EditorDocument } from '../document/editor-document';
import type { EditorFindings } from '../document/editor-findings';
import { saveFailed, saveSucceeded } from '../document/editor-state';
import type { DraftKeeper } from '../drafts/draft-keeper';
import { editorTexts } from '../editor.texts';
import type { PublicationViewModel } from './publication.view-model';

/** Unsaved changes are saved this long (ms) after the first of them. */
export const AUTO_SAVE_DELAY_MS = 30_000;

/** After an auto-save that failed, the next edit tries again this long (ms) later, so that typing never waits for it. */
const RETRY_AFTER_EDIT_MS = 1000;

/** What saving needs in addition to the document and its draft. */
interface SaverNeeds {
  readonly saveContent: SaveContent;
  readonly session: Pick<SessionViewModel, 'interruption'>;
  readonly site: Pick<SiteContentViewModel, 'reload'>;
  readonly toasts: Pick<ToastViewModel, 'show'>;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
}

/** Saves the document by hand and by itself, one save at a time. */
export class ContentSaver {
  private cancelTimer: Cancel | null = null;
  private retryIsNear = false;
  /** Counts starts and ends, so that a save that ends after the editor was left changes nothing in it. */
  private turn = 0;
  /** How many are keeping the auto-save waiting. */
  private holds = 0;
  /** Finds out what is stored now; null while the editor is not there. */
  private handleConflict: (() => Promise<void>) | null = null;

  constructor(
    private readonly document: EditorDocument,
    private readonly findings: EditorFindings,
    private readonly drafts: DraftKeeper,
    /** Null where what is saved stays in this browser. */
    readonly publication: PublicationViewModel | null,
    private readonly ports: SaverNeeds,
  ) {}

  /** Allows auto-saves until the returned function is called; `handleConflict` finds out what is stored now. */
  start(handleConflict: () => Promise<void>): () => void {
    this.turn += 1;
    this.handleConflict = handleConflict;
    return () => {
      this.turn += 1;
      this.handleConflict = null;
      this.disarm();
      this.publication?.stop();
    };
  }

  /** The document changed: the auto-save is due AUTO_SAVE_DELAY_MS after the first unsaved edit, however long somebody types. */
  handleEdit(): void {
    const { hasUnsavedChanges, state } = this.document;
    if (!hasUnsavedChanges) this.disarm();
    else if (state.autoSaveFailed && !this.retryIsNear) {
      this.disarm();
      this.retryIsNear = true;
      this.arm(RETRY_AFTER_EDIT_MS);
    } else this.arm();
  }

  /** Starts the clock of the next auto-save unless it runs already or there is nothing to save. */
  arm(delay = AUTO_SAVE_DELAY_MS): void {
    if (!this.handleConflict || this.holds > 0 || this.cancelTimer || !this.document.hasUnsavedChanges)
      return;
    this.cancelTimer = this.ports.scheduler.after(delay, () => {
      this.disarm();
      void this.save(true);
    });
  }

  /** Stops the clock of the next auto-save. */
  disarm(): void {
    this.cancelTimer?.();
    this.cancelTimer = null;
    this.retryIsNear = false;
  }

  /**
   * Lets no auto-save begin until the returned function is called, and the next one AUTO_SAVE_DELAY_MS after that: while the person
   * decides what becomes of the unsaved changes, they must not be published.
   */
  hold(): () => void {
    this.holds += 1;
    this.disarm();
    return () => {
      this.holds -= 1;
      this.arm();
    };
  }

  /** Saves by hand or by itself; the document's state tells the outcome. */
  async save(automatic: boolean): Promise<void> {
    const { document, turn } = this;
    // A document that does not validate is kept as a draft; the fields say what is wrong.
    this.findings.look();
    const invalid = this.findings.problems.length > 0;
    // While nobody is signed in, only a save by hand asks to sign in; the drafts keep everything meanwhile.
    const mustWait = automatic && this.ports.session.interruption !== null;
    const save = invalid || mustWait ? null : document.startSave(automatic);
    if (!save) {
      this.arm();
      return;
    }
    this.disarm();
    const request = { ...save, stored: document.state.stored.content };
    // A bug must not leave the editor saving for ever; the edits are still there to be saved or exported.
    const result = await attempt(() => this.ports.saveContent.execute(request), this.ports.logger);
    if (turn !== this.turn) return;
    if (result.ok) {
      document.apply(saveSucceeded, result.value);
      if (automatic) this.ports.toasts.show(editorTexts.toasts.autoSaved);
      if (result.value) {
        // The logo above the editor is the saved one.
        void this.ports.site.reload();
        void this.publication?.follow(result.value.revision);
        await this.drafts.saved(save, result.value.revision);
      }
    } else {
      document.apply(saveFailed, result.failure);
      this.ports.logger.error('Failed to save content', result.failure);
      if (result.failure.code === 'conflict') await this.handleConflict?.();
      // The editor itself shows a conflict that needs a choice. A conflict that leaves nothing to save needs no message.
      if (!automatic && !document.state.conflict && document.hasUnsavedChanges)
        this.ports.toasts.show({ ...editorTexts.toasts.saveFailed, variant: 'destructive' });
    }
    this.arm();
  }
}
