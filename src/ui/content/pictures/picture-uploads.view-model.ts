import { type PicturePath, slotAt } from '../../../core/content/content-path';
import type { CheckPicture } from '../../../core/content/pictures/check-picture';
import type { UploadPicture } from '../../../core/content/pictures/upload-picture';
import { PictureUpload } from '../../shared/picture-slot/picture-upload';
import type { StorageViewModel } from '../storage/storage.view-model';

/** Uploads to the editor's picture slots, each on its own. */
export class PictureUploadsViewModel {
  /** The upload, after which the room in the storage is measured again. */
  private readonly measured: Pick<UploadPicture, 'execute' | 'isLocal'>;
  private readonly uploads = new Map<PicturePath, PictureUpload>();

  constructor(
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

  /** The upload at a place of the document. */
  at(path: PicturePath): PictureUpload {
    const upload =
      this.uploads.get(path) ?? new PictureUpload(slotAt(path), this.checkPicture, this.measured);
    this.uploads.set(path, upload);
    return upload;
  }
}
