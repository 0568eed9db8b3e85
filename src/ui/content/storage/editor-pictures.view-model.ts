import { action, makeObservable, observableRef, runInAction } from 'mobx';
import { type ListChange, placeAfter } from '../../../core/content/content-list';
import { type ContentPath, type ListPath, slotAt } from '../../../core/content/content-path';
import type {
  CheckedPicture,
  CheckPicture,
  PictureSource,
} from '../../../core/content/pictures/check-picture';
import type { UploadPicture } from '../../../core/content/pictures/upload-picture';
import type { PictureRef } from '../../../core/content/site-content';
import type { LocalPictures, StorageUse } from '../../../core/content/storage/picture-inventory.port';
import { PictureUpload } from '../../shared/picture-slot/picture-upload';

/** What the site keeps in this browser. */
export interface StorageReport {
  /** How many uploaded pictures there are, and their bytes together; null when they cannot be read. */
  readonly pictures: { readonly count: number; readonly size: number } | null;
  /** All that the site keeps, beside what the browser allows; null where the browser does not say. */
  readonly room: StorageUse | null;
}

/** An upload for each of the editor's picture slots, and how much storage the pictures take in this browser. */
export class EditorPicturesViewModel {
  /** Null until it was measured once, and where a server keeps the pictures. */
  report: StorageReport | null = null;
  /** One for each place that was looked at; another map once the places have changed. */
  private uploads = new Map<ContentPath, PictureUpload>();
  private turn = 0;

  constructor(
    private readonly checkPicture: Pick<CheckPicture, 'execute'>,
    private readonly uploadPicture: Pick<UploadPicture, 'execute' | 'isLocal'>,
    /** Null where a server keeps the pictures. */
    private readonly local: {
      readonly inventory: Pick<LocalPictures['inventory'], 'list'>;
      readonly room: Pick<LocalPictures['room'], 'estimate'>;
    } | null,
  ) {
    makeObservable<this, 'uploads'>(this, {
      report: observableRef,
      uploads: observableRef,
      follow: action,
    });
  }

  /** Whether the pictures live in this browser. */
  get isLocal(): boolean {
    return this.uploadPicture.isLocal;
  }

  /** The upload at a place of the document. */
  at(path: ContentPath): PictureUpload {
    const upload = this.uploads.get(path) ?? new PictureUpload(slotAt(path), this.checkPicture, this);
    this.uploads.set(path, upload);
    return upload;
  }

  /** Uploads what somebody chose at a place. `use` gets the stored picture, and where its place is by then. */
  async choose(
    path: ContentPath,
    source: PictureSource,
    use: (path: ContentPath, ref: PictureRef) => void,
  ): Promise<void> {
    const upload = this.at(path);
    await upload.choose(source, (ref) => {
      for (const [place, other] of this.uploads) if (other === upload) use(place, ref);
    });
  }

  /** An item of a list was removed or moved: its uploads go along, and end where it is gone. */
  follow(list: ListPath, change: ListChange): void {
    const moved = new Map<ContentPath, PictureUpload>();
    for (const [path, upload] of this.uploads) {
      const place = placeOf(path, list, change);
      if (place) moved.set(place, upload);
      else upload.dismiss();
    }
    this.uploads = moved;
  }

  /** Stores a checked picture, and measures what there is then. */
  async execute(picture: CheckedPicture, scaleDown: boolean): ReturnType<UploadPicture['execute']> {
    const stored = await this.uploadPicture.execute(picture, scaleDown);
    void this.refresh();
    return stored;
  }

  /** Measures what this browser keeps; of two measurements the later one counts. */
  async refresh(): Promise<void> {
    if (!this.local) return;
    this.turn += 1;
    const { turn } = this;
    const [listed, room] = await Promise.all([this.local.inventory.list(), this.local.room.estimate()]);
    if (turn !== this.turn) return;
    const pictures = listed.ok
      ? { count: listed.value.length, size: listed.value.reduce((sum, { size }) => sum + size, 0) }
      : null;
    runInAction(() => {
      this.report = { pictures, room };
    });
  }
}

/** Where a picture is after a change of a list; null when it was removed with its item. */
function placeOf(path: ContentPath, list: ListPath, change: ListChange): ContentPath | null {
  if (!path.startsWith(`${list}.`)) return path;
  const [index = '', ...rest] = path.slice(list.length + 1).split('.');
  const after = placeAfter(change, Number(index));
  return after === null ? null : ([list, after, ...rest].join('.') as ContentPath);
}
