import { action, makeObservable, observableRef } from 'mobx';
import type { CheckPicture, PictureSource } from '../../../core/content/check-picture';
import type { PictureRef } from '../../../core/content/site-content';
import type { UploadPicture } from '../../../core/content/upload-picture';
import { pictureFailureText, uploadFailureText } from '../../shared/picture-failure.texts';
import type { SlotState } from '../../shared/picture-slot/slot-state';

/** Uploads the image of a campaign: JPG, JPEG or PNG; of two choices the newer one wins. */
export class CampaignImageViewModel {
  state: SlotState = { status: 'idle' };
  private turn = 0;

  constructor(
    private readonly checkPicture: Pick<CheckPicture, 'execute'>,
    private readonly uploadPicture: Pick<UploadPicture, 'execute'>,
  ) {
    makeObservable<this, 'show'>(this, { state: observableRef, show: action });
  }

  start(): () => void {
    return () => {
      this.turn += 1;
    };
  }

  /** Answers the reference of the stored picture, or null when it was refused or overtaken by a newer choice. */
  async choose(source: PictureSource): Promise<PictureRef | null> {
    this.turn += 1;
    const { turn } = this;
    this.show({ status: 'busy' });
    const checked = await this.checkPicture.execute('campaignImage', source);
    if (turn !== this.turn) return null;
    if (!checked.ok) {
      this.show({ status: 'refused', message: pictureFailureText(checked.failure) });
      return null;
    }
    const stored = await this.uploadPicture.execute(checked.value, false);
    if (turn !== this.turn) return null;
    if (!stored.ok) {
      this.show({ status: 'refused', message: uploadFailureText(stored.failure) });
      return null;
    }
    this.show({ status: 'done' });
    return stored.value;
  }

  /** Forgets a message or a choice that is still being stored. */
  dismiss(): void {
    this.turn += 1;
    this.show({ status: 'idle' });
  }

  private show(state: SlotState): void {
    this.state = state;
  }
}
