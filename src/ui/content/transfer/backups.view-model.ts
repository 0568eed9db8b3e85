import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Backup, BackupsFailure, ContentStore } from '../../../core/content/content-store.port';
import { type ContentDifference, diffContent } from '../../../core/content/diff-content';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import type { BackupsError } from '../dialogs/dialogs.texts';
import type { EditorDocument } from '../document/editor-document';
import { arrivalToast, editorTexts } from '../editor.texts';

/** A backup as the dialog lists it. */
export interface ListedBackup extends Pick<Backup, 'id' | 'savedAt'> {
  /** How the backup differs from what is being edited (`before` is now, `after` the backup); null when it is damaged. */
  readonly differences: readonly ContentDifference[] | null;
}

/** What the backups dialog shows. */
export type BackupsState =
  | { readonly status: 'closed' | 'loading' }
  | { readonly status: 'listed'; readonly backups: readonly ListedBackup[] };

/** The dialog 'Backups': when each was saved, what differs, and restoring one as unsaved changes. */
export class BackupsViewModel {
  state: BackupsState = { status: 'closed' };
  /** Why the last thing asked for did not work, else null. */
  error: BackupsError | null = null;
  private turn = 0;

  constructor(
    private readonly document: EditorDocument,
    private readonly store: Pick<ContentStore, 'backups'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    makeObservable<this, 'show'>(this, {
      state: observableRef,
      error: observable,
      isOpen: computed,
      show: action,
    });
  }

  get isOpen(): boolean {
    return this.state.status !== 'closed';
  }

  /** Opens the dialog and lists the backups. */
  async open(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.show({ status: 'loading' }, null);
    const current = this.document.content;
    const result = await this.store.backups();
    if (turn !== this.turn) return;
    if (!result.ok) {
      this.show(this.state, errorOf(result.failure));
      return;
    }
    const backups = result.value.map(({ id, savedAt, content }) => {
      return { id, savedAt, differences: content && diffContent(current, content) };
    });
    this.show({ status: 'listed', backups }, null);
  }

  close(): void {
    this.turn += 1;
    this.show({ status: 'closed' }, null);
  }

  /** Brings a backup back as unsaved changes, closes the dialog and says so; a failure is said in it. */
  async restore(id: string): Promise<void> {
    const { turn } = this;
    const result = await this.store.backups();
    if (turn !== this.turn) return;
    const backup = result.ok ? result.value.find((candidate) => candidate.id === id) : null;
    if (!backup?.content) {
      this.show(this.state, backup === undefined ? 'not-found' : 'failed');
      return;
    }
    const replacement = this.document.replace(backup.content);
    this.close();
    this.toasts.show(arrivalToast(editorTexts.toasts.restored, replacement));
  }

  private show(state: BackupsState, error: BackupsError | null): void {
    this.state = state;
    this.error = error;
  }
}

function errorOf(failure: BackupsFailure): BackupsError {
  if (failure.code === 'corrupt') return failure.newer ? 'newer' : 'set-aside';
  return failure.code === 'unavailable' ? 'unreadable' : failure.code;
}
