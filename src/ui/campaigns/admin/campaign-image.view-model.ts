import type { CheckPicture } from '../../../core/content/pictures/check-picture';
import type { UploadPicture } from '../../../core/content/pictures/upload-picture';
import { PictureUpload } from '../../shared/picture-slot/picture-upload';

/** Uploads the image of a campaign: JPG, JPEG or PNG. */
export class CampaignImageViewModel extends PictureUpload {
  constructor(
    checkPicture: Pick<CheckPicture, 'execute'>,
    uploadPicture: Pick<UploadPicture, 'execute' | 'isLocal'>,
  ) {
    super('campaignImage', checkPicture, uploadPicture);
  }

  start(): () => void {
    return () => this.dismiss();
  }
}
