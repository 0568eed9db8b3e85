import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ContentBackups, ListedBackup } from '../../../core/content/backups/content-backups';
import type { BackupsFailure } from '../../../core/content/content-store.port';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { arrivalToast } from '../arrival-toast';
import type { BackupsError } from '../dialogs/dialogs.texts';
import type { EditorDocument } from '../document/editor-document';
import { editorTexts } from '../editor.texts';

/** What the backups dialog shows. */
export type BackupsState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  | { readonly status: 'listed'; readonly backups: readonly ListedBackup[] };

/** The dialog 'Backups': when each was saved, what differs, and restoring one as unsaved changes. */
export class BackupsViewModel {
  state: BackupsState = { status: 'closed' };
  /** Why the last thing asked for did not work, else null. */
  error: BackupsError | null = null;
  private turn = 0;

  constructor(
    private readonly document: EditorDocument,
    private readonly backups: ContentBackups,
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
    const listed = await this.backups.list(this.document.content);
    if (turn !== this.turn) return;
    if (listed.ok) this.show({ status: 'listed', backups: listed.value }, null);
    else this.show(this.state, errorOf(listed.failure));
  }

  close(): void {
    this.turn += 1;
    this.show({ status: 'closed' }, null);
  }

  /** Brings a backup back as unsaved changes, closes the dialog and says so; a failure is said in it. */
  async restore(id: string): Promise<void> {
    const { turn } = this;
    const restored = await this.backups.read(id);
    if (turn !== this.turn) return;
    if (!restored.ok) {
      this.show(this.state, restored.failure.code === 'not-found' ? 'not-found' : 'failed');
      return;
    }
    const replacement = this.document.replace(restored.value);
    this.close();
    this.toasts.show(arrivalToast(editorTexts.toasts.restored, replacement));
  }

  private show(state: BackupsState, error: BackupsError | null): void {
    this.state = state;
    this.error = error;
  }
}

function errorOf(failure: BackupsFailure): BackupsError {
  switch (failure.code) {
    case 'unavailable':
      return 'unreadable';
    case 'corrupt':
      return failure.newer ? 'newer' : 'set-aside';
    default:
      return failure.code;
  }
}
