import { action, makeObservable, observableRef } from 'mobx';
import type { CheckPicture, PictureSource } from '../../../core/content/pictures/check-picture';
import type { PictureSize } from '../../../core/content/pictures/image-library.port';
import type { ImageSlotName } from '../../../core/content/pictures/image-slot';
import type { UploadPicture } from '../../../core/content/pictures/upload-picture';
import type { PictureRef } from '../../../core/content/site-content';
import { pictureFailureText, uploadFailureText } from '../picture-failure.texts';

/** What the library needs to know of a file that somebody chose. */
export function sourceOf(file: File): PictureSource {
  const { name, size } = file;
  return { name, size, read: async () => new Uint8Array(await file.arrayBuffer()) };
}

/** Checks and uploads the pictures that are chosen at one slot; the newest choice wins. */
export class PictureUpload {
  state: SlotState = { status: 'idle' };
  private turn = 0;
  private store: ((scaleDown: boolean) => Promise<void>) | null = null;

  constructor(
    private readonly slot: ImageSlotName,
    private readonly checkPicture: Pick<CheckPicture, 'execute'>,
    private readonly uploadPicture: Pick<UploadPicture, 'execute' | 'isLocal'>,
  ) {
    makeObservable<this, 'show'>(this, { state: observableRef, show: action });
  }

  /** `use` gets the stored picture, unless it was refused or overtaken by a newer choice. */
  async choose(source: PictureSource, use: (ref: PictureRef) => void): Promise<void> {
    const isCurrent = this.begin({ status: 'busy' });
    const checked = await this.checkPicture.execute(this.slot, source);
    if (!isCurrent()) return;
    if (!checked.ok) {
      this.show({ status: 'refused', message: pictureFailureText(checked.failure) });
      return;
    }
    const picture = checked.value;
    const { size, smaller } = picture;
    const store = async (scaleDown: boolean) => {
      const isStillCurrent = this.begin({ status: 'busy' });
      const stored = await this.uploadPicture.execute(picture, scaleDown);
      if (!isStillCurrent()) return;
      if (stored.ok) use(stored.value);
      this.show(
        stored.ok
          ? { status: 'done', size: scaleDown && smaller ? smaller : size }
          : { status: 'refused', message: uploadFailureText(stored.failure, this.uploadPicture.isLocal) },
      );
    };
    if (!smaller) return store(false);
    this.store = store;
    this.show({ status: 'asking', size, smaller });
  }

  /** Answers the question whether the picture is scaled down. */
  async decide(scaleDown: boolean): Promise<void> {
    await this.store?.(scaleDown);
  }

  /** Drops the question, the message, or a choice that is still being stored. */
  dismiss(): void {
    this.begin({ status: 'idle' });
  }

  /** Overtakes what is under way. The answer tells whether something newer has begun since. */
  private begin(state: SlotState): () => boolean {
    this.turn += 1;
    const { turn } = this;
    this.store = null;
    this.show(state);
    return () => turn === this.turn;
  }

  private show(state: SlotState): void {
    this.state = state;
  }
}

/** What happens in a slot. */
export type SlotState =
  | { readonly status: 'idle' }
  /** A file is being read, checked or stored. */
  | { readonly status: 'busy' }
  /** The picture is larger than needed; the person decides whether it is scaled down. */
  | { readonly status: 'asking'; readonly size: PictureSize; readonly smaller: PictureSize }
  /** It is in its place; `size` is its real size in px. */
  | { readonly status: 'done'; readonly size?: PictureSize }
  | { readonly status: 'refused'; readonly message: string };
