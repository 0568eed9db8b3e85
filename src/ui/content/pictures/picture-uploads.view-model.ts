import { type PicturePath, slotAt } from '../../../core/content/content-path';
import type { CheckPicture, PictureSource } from '../../../core/content/pictures/check-picture';
import type { UploadPicture } from '../../../core/content/pictures/upload-picture';
import { PictureUpload } from '../../shared/picture-slot/picture-upload';
import type { SlotState } from '../../shared/picture-slot/slot-state';
import type { EditorDocument } from '../document/editor-document';
import type { StorageViewModel } from '../storage/storage.view-model';

/** Uploads to the editor's picture slots, each on its own. */
export class PictureUploadsViewModel {
  /** The upload, after which the room in the storage is measured again. */
  private readonly measured: Pick<UploadPicture, 'execute' | 'isLocal'>;
  private readonly uploads = new Map<PicturePath, PictureUpload>();

  constructor(
    private readonly document: EditorDocument,
    private readonly checkPicture: CheckPicture,
    uploadPicture: UploadPicture,
    storage: Pick<StorageViewModel, 'refresh'> | null,
  ) {
    this.measured = {
      isLocal: uploadPicture.isLocal,
      execute: async (...picture) => {
        const stored = await uploadPicture.execute(...picture);
        void storage?.refresh();
        return stored;
      },
    };
  }

  stateOf(path: PicturePath): SlotState {
    return this.at(path).state;
  }

  /** Takes the file that somebody chose, dropped or pasted at `path`. */
  choose(path: PicturePath, source: PictureSource): Promise<void> {
    return this.at(path).choose(source, (ref) => this.document.edit(path, ref));
  }

  /** Answers the question whether the picture is scaled down. */
  decide(path: PicturePath, scaleDown: boolean): Promise<void> {
    return this.at(path).decide(scaleDown);
  }

  /** Drops the question or the message; the picture in the document stays as it is. */
  dismiss(path: PicturePath): void {
    this.at(path).dismiss();
  }

  private at(path: PicturePath): PictureUpload {
    const upload =
      this.uploads.get(path) ?? new PictureUpload(slotAt(path), this.checkPicture, this.measured);
    this.uploads.set(path, upload);
    return upload;
  }
}
