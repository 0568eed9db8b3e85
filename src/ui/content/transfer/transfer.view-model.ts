import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ExportContent, ExportedContent } from '../../../core/content/backups/export-content';
import type {
  ImportContent,
  ImportSource,
  UnusablePicture,
} from '../../../core/content/backups/import-content';
import { type PicturePlace, placesOf } from '../../../core/content/pictures/content-pictures';
import type { PictureStoreFailure } from '../../../core/content/pictures/image-library.port';
import type { ContentProblem } from '../../../core/content/site-content';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import type { EditorDocument } from '../document/editor-document';
import { arrivalToast, editorTexts } from '../editor.texts';
import type { EditorPicturesViewModel } from '../storage/editor-pictures.view-model';

/** What the import dialog shows. */
export type ImportState =
  | { readonly status: 'closed' | 'open' | 'reading' }
  /** What is missing or wrong in the content. */
  | { readonly status: 'refused'; readonly problems: readonly ContentProblem[] }
  /** There is no room for its pictures in this browser, or they did not get to the server, which may have said why. */
  | {
      readonly status:
        | 'no-room'
        | 'not-uploaded'
        | Exclude<PictureStoreFailure['code'], 'quota' | 'unavailable'>;
    };

/** The dialog 'Import', and exporting. */
export class TransferViewModel {
  state: ImportState = { status: 'closed' };
  /** Whether the last export failed. */
  exportFailed = false;
  private unusable: readonly UnusablePicture[] = [];
  private turn = 0;

  constructor(
    private readonly document: EditorDocument,
    private readonly importContent: ImportContent,
    private readonly exportContent: ExportContent,
    private readonly pictures: Pick<EditorPicturesViewModel, 'refresh' | 'isLocal'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    makeObservable<this, 'unusable' | 'show'>(this, {
      state: observableRef,
      exportFailed: observable,
      unusable: observableRef,
      show: action,
    });
  }

  /** Where the document still refers to pictures that the last import did not hold, or held damaged. */
  placesWithout(fault: UnusablePicture['fault']): readonly PicturePlace[] {
    return this.unusable
      .filter((picture) => picture.fault === fault)
      .flatMap(({ ref }) => placesOf(this.document.content, ref));
  }

  open(): void {
    this.show({ status: 'open' });
  }

  /** The text was changed: why the last one was refused holds no longer. */
  noteEdit(): void {
    if (!['open', 'closed', 'reading'].includes(this.state.status)) this.open();
  }

  close(): void {
    this.turn += 1;
    this.show({ status: 'closed' });
  }

  /** Imports a file or a pasted text as unsaved changes, closes the dialog and says so; a refusal is said in it. */
  async import(source: ImportSource): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.show({ status: 'reading' });
    const imported = await this.importContent.execute(source);
    void this.pictures.refresh();
    // Another import, or closing the dialog, overtook this one.
    if (turn !== this.turn) return;
    if (!imported.ok) {
      const { failure } = imported;
      if (failure.code === 'validation') this.show({ status: 'refused', problems: failure.fields });
      else if (failure.code === 'quota' || failure.code === 'unavailable')
        this.show({ status: this.pictures.isLocal ? 'no-room' : 'not-uploaded' });
      else this.show({ status: failure.code });
      return;
    }
    const replacement = this.document.replace(imported.value.content);
    this.show({ status: 'closed' }, imported.value.unusablePictures);
    this.toasts.show(arrivalToast(editorTexts.toasts.imported, replacement));
  }

  /** The file to download, and what it is good for; null when it could not be put together (`exportFailed` says so). */
  async export(): Promise<ExportedContent | null> {
    const exported = await this.exportContent.execute(this.document.content);
    runInAction(() => {
      this.exportFailed = !exported.ok;
    });
    if (exported.ok) this.toasts.show(editorTexts.toasts.exported(this.pictures.isLocal));
    return exported.ok ? exported.value : null;
  }

  private show(state: ImportState, unusable = this.unusable): void {
    this.state = state;
    this.unusable = unusable;
  }
}
