import { action, makeObservable, observableRef } from 'mobx';
import type { CheckedPicture, CheckPicture, PictureSource } from '../../../core/content/check-picture';
import { type PicturePath, slotAt } from '../../../core/content/content-path';
import type { PictureSize } from '../../../core/content/picture-codec.port';
import type { UploadPicture } from '../../../core/content/upload-picture';
import { pictureFailureText, uploadFailureText } from '../../shared/picture-failure.texts';
import type { SlotState } from '../../shared/picture-slot/slot-state';
import type { EditorDocument } from '../document/editor-document';
import type { StorageViewModel } from '../storage/storage.view-model';

/** What goes on at one place for a picture. */
export type UploadState =
  | Exclude<SlotState, { readonly status: 'done' }>
  /** It is in the document; `size` is its real size in px. */
  | { readonly status: 'done'; readonly size: PictureSize };

const IDLE: UploadState = { status: 'idle' };

/** Uploads to the editor's picture slots, each on its own; at one slot the newest choice wins. */
export class PictureUploadsViewModel {
  private states: ReadonlyMap<PicturePath, UploadState> = new Map();
  private readonly asked = new Map<PicturePath, CheckedPicture>();
  private readonly turns = new Map<PicturePath, number>();

  constructor(
    private readonly document: EditorDocument,
    private readonly checkPicture: CheckPicture,
    private readonly uploadPicture: UploadPicture,
    private readonly storage: Pick<StorageViewModel, 'refresh'>,
  ) {
    makeObservable<this, 'states' | 'show'>(this, {
      states: observableRef,
      dismiss: action,
      show: action,
    });
  }

  stateOf(path: PicturePath): UploadState {
    return this.states.get(path) ?? IDLE;
  }

  /** Takes the file that somebody chose, dropped or pasted at `path`. */
  async choose(path: PicturePath, source: PictureSource): Promise<void> {
    const turn = this.begin(path);
    const checked = await this.checkPicture.execute(slotAt(path), source);
    if (turn !== this.turns.get(path)) return;
    if (!checked.ok) {
      this.show(path, { status: 'refused', message: pictureFailureText(checked.failure) });
      return;
    }
    const { size, smaller } = checked.value;
    if (!smaller) {
      await this.store(path, checked.value, false);
      return;
    }
    this.asked.set(path, checked.value);
    this.show(path, { status: 'asking', size, smaller });
  }

  /** Answers the question whether the picture is scaled down. */
  async decide(path: PicturePath, scaleDown: boolean): Promise<void> {
    const picture = this.asked.get(path);
    if (picture) await this.store(path, picture, scaleDown);
  }

  /** Drops the question or the message; the picture in the document stays as it is. */
  dismiss(path: PicturePath): void {
    this.begin(path);
    this.show(path, IDLE);
  }

  private async store(path: PicturePath, picture: CheckedPicture, scaleDown: boolean): Promise<void> {
    const turn = this.begin(path);
    const stored = await this.uploadPicture.execute(picture, scaleDown);
    void this.storage.refresh();
    if (turn !== this.turns.get(path)) return;
    if (!stored.ok) {
      this.show(path, { status: 'refused', message: uploadFailureText(stored.failure) });
      return;
    }
    const size = scaleDown && picture.smaller ? picture.smaller : picture.size;
    this.document.edit(path, stored.value);
    this.show(path, { status: 'done', size });
  }

  private begin(path: PicturePath): number {
    const turn = (this.turns.get(path) ?? 0) + 1;
    this.turns.set(path, turn);
    this.asked.delete(path);
    this.show(path, { status: 'busy' });
    return turn;
  }

  private show(path: PicturePath, state: UploadState): void {
    this.states = new Map(this.states).set(path, state);
  }
}
