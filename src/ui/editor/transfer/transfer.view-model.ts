import { makeAutoObservable, observableRef } from 'mobx';
import { type PicturePlace, placesOf } from '../../../core/content/content-pictures';
import type { ExportContent, ExportedContent } from '../../../core/content/export-content';
import type {
  ImportContent,
  ImportFailure,
  ImportSource,
  UnusablePicture,
} from '../../../core/content/import-content';
import type { FieldProblem } from '../../../core/shared/failure';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import type { EditorDocument } from '../document/editor-document';
import { arrivalToast, EXPORT_FAILED, IMPORT_FAILED, IMPORT_STORAGE_FAILED } from '../editor.texts';
import type { StorageViewModel } from '../storage/storage.view-model';

/** What the import dialog shows. */
export type ImportState =
  | { readonly status: 'closed' }
  | { readonly status: 'open' }
  | { readonly status: 'reading' }
  /** `message` is 'Invalid content format' (or why pictures could not be kept), `problems` names what is missing or wrong. */
  | { readonly status: 'refused'; readonly message: string; readonly problems: readonly FieldProblem[] };

/** The dialog «Import», and exporting. */
export class TransferViewModel {
  state: ImportState = { status: 'closed' };
  exportError: string | null = null;
  private unusable: readonly UnusablePicture[] = [];
  private turn = 0;

  constructor(
    private readonly document: EditorDocument,
    private readonly importContent: ImportContent,
    private readonly exportContent: ExportContent,
    private readonly storage: Pick<StorageViewModel, 'refresh'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    type Hidden = 'document' | 'importContent' | 'exportContent' | 'storage' | 'toasts' | 'turn' | 'unusable';
    makeAutoObservable<this, Hidden>(this, {
      state: observableRef,
      unusable: observableRef,
      document: false,
      importContent: false,
      exportContent: false,
      storage: false,
      toasts: false,
      turn: false,
    });
  }

  /** Where the document still refers to pictures that the last import did not hold, or held damaged. */
  placesWithout(fault: UnusablePicture['fault']): readonly PicturePlace[] {
    const { content } = this.document;
    return this.unusable
      .filter((picture) => picture.fault === fault)
      .flatMap(({ ref }) => placesOf(content, ref));
  }

  open(): void {
    this.show({ status: 'open' });
  }

  /** The text is being mended: why it was refused holds no longer. */
  mend(): void {
    if (this.state.status === 'refused') this.open();
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
    void this.storage.refresh();
    // Another import, or closing the dialog, overtook this one.
    if (turn !== this.turn) return;
    if (!imported.ok) {
      this.show(refusal(imported.failure));
      return;
    }
    const replacement = this.document.replace(imported.value.content);
    this.noteUnusable(imported.value.unusablePictures);
    this.show({ status: 'closed' });
    this.toasts.show(arrivalToast('import', replacement));
  }

  /** The file to download, or null when it could not be put together (`exportError` says so). */
  async export(): Promise<ExportedContent | null> {
    const exported = await this.exportContent.execute(this.document.content);
    this.noteExport(exported.ok ? null : EXPORT_FAILED);
    return exported.ok ? exported.value : null;
  }

  private show(state: ImportState): void {
    this.state = state;
  }

  private noteUnusable(pictures: readonly UnusablePicture[]): void {
    this.unusable = pictures;
  }

  private noteExport(error: string | null): void {
    this.exportError = error;
  }
}

function refusal(failure: ImportFailure): ImportState {
  if (failure.code === 'validation')
    return { status: 'refused', message: IMPORT_FAILED, problems: failure.fields };
  return { status: 'refused', message: IMPORT_STORAGE_FAILED, problems: [] };
}
