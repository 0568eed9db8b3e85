import { action, makeObservable, observableRef } from 'mobx';
import type { CheckedPicture, CheckPicture, PictureSource } from '../../../core/content/check-picture';
import type { PictureSize } from '../../../core/content/picture-codec.port';
import type { PictureRef } from '../../../core/content/site-content';
import type { UploadPicture } from '../../../core/content/upload-picture';
import { pictureFailureText, uploadFailureText } from '../../shared/picture-failure.texts';
import { type EditorDocument, slotOf, type UploadTarget } from '../document/editor-document';
import type { StorageViewModel } from '../storage/storage.view-model';

/** What goes on at one place for a picture. */
export type UploadState =
  | { readonly status: 'idle' }
  /** The file is being read, checked or stored. */
  | { readonly status: 'busy' }
  /** The picture is larger than needed: the person decides whether it is scaled down (`decide`). */
  | { readonly status: 'asking'; readonly size: PictureSize; readonly smaller: PictureSize }
  /** It is in the document; `size` is its real size in px. */
  | { readonly status: 'done'; readonly size: PictureSize }
  | { readonly status: 'refused'; readonly message: string };

const IDLE: UploadState = { status: 'idle' };

/** Uploads to the editor's picture slots, each on its own; at one slot the newest choice wins. */
export class PictureUploadsViewModel {
  private states: ReadonlyMap<UploadTarget, UploadState> = new Map();
  private readonly asked = new Map<UploadTarget, CheckedPicture>();
  private readonly turns = new Map<UploadTarget, number>();

  constructor(
    private readonly document: EditorDocument,
    private readonly checkPicture: CheckPicture,
    private readonly uploadPicture: UploadPicture,
    private readonly storage: Pick<StorageViewModel, 'refresh'>,
  ) {
    makeObservable<this, 'states' | 'finish' | 'show'>(this, {
      states: observableRef,
      dismiss: action,
      finish: action,
      show: action,
    });
  }

  stateOf(target: UploadTarget): UploadState {
    return this.states.get(target) ?? IDLE;
  }

  /** Takes the file that somebody chose, dropped or pasted at `target`. */
  async choose(target: UploadTarget, source: PictureSource): Promise<void> {
    const turn = this.begin(target);
    const checked = await this.checkPicture.execute(slotOf(target), source);
    if (turn !== this.turns.get(target)) return;
    if (!checked.ok) {
      this.show(target, { status: 'refused', message: pictureFailureText(checked.failure) });
      return;
    }
    const { size, smaller } = checked.value;
    if (!smaller) {
      await this.store(target, checked.value, false);
      return;
    }
    this.asked.set(target, checked.value);
    this.show(target, { status: 'asking', size, smaller });
  }

  /** Answers the question whether the picture is scaled down. */
  async decide(target: UploadTarget, scaleDown: boolean): Promise<void> {
    const picture = this.asked.get(target);
    if (picture) await this.store(target, picture, scaleDown);
  }

  /** Drops the question or the message; the picture in the document stays as it is. */
  dismiss(target: UploadTarget): void {
    this.begin(target);
    this.show(target, IDLE);
  }

  private async store(target: UploadTarget, picture: CheckedPicture, scaleDown: boolean): Promise<void> {
    const turn = this.begin(target);
    const stored = await this.uploadPicture.execute(picture, scaleDown);
    void this.storage.refresh();
    if (turn !== this.turns.get(target)) return;
    if (!stored.ok) {
      this.show(target, { status: 'refused', message: uploadFailureText(stored.failure) });
      return;
    }
    const size = scaleDown && picture.smaller ? picture.smaller : picture.size;
    this.finish(target, stored.value, size);
  }

  private begin(target: UploadTarget): number {
    const turn = (this.turns.get(target) ?? 0) + 1;
    this.turns.set(target, turn);
    this.asked.delete(target);
    this.show(target, { status: 'busy' });
    return turn;
  }

  private finish(target: UploadTarget, ref: PictureRef, size: PictureSize): void {
    this.document.editPicture(target, ref);
    this.show(target, { status: 'done', size });
  }

  private show(target: UploadTarget, state: UploadState): void {
    this.states = new Map(this.states).set(target, state);
  }
}
