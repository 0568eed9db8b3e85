import { observer } from 'mobx-react-lite';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import type { PictureRef } from '../../../core/content/site-content';
import { useViewModel } from '../../app/page-hooks';
import { PictureSlot } from '../../shared/picture-slot/picture-slot';
import { sourceOf } from '../../shared/picture-slot/picture-upload';
import { CampaignImageViewModel } from './campaign-image.view-model';

interface CampaignImageInputProps {
  readonly label: string;
  // The form gives the rest.
  readonly value?: PictureRef;
  readonly onChange?: (ref: PictureRef) => void;
  readonly id?: string;
  readonly 'aria-invalid'?: boolean | 'true';
  readonly 'aria-describedby'?: string;
}

/** The image of a campaign: what is chosen, a new file, or none. */
export const CampaignImageInput = observer(function CampaignImageInput({
  label,
  value = '',
  onChange,
  id,
  'aria-invalid': isWrong,
  'aria-describedby': describedBy,
}: CampaignImageInputProps) {
  const viewModel = useViewModel(CampaignImageViewModel);

  const handleRemove = () => {
    viewModel.dismiss();
    onChange?.('');
  };

  return (
    <PictureSlot
      label={label}
      value={value}
      slot={IMAGE_SLOTS.campaignImage}
      state={viewModel.state}
      buttonId={id}
      refusedBy={isWrong ? describedBy : undefined}
      onFile={(file) => void viewModel.choose(sourceOf(file), (ref) => onChange?.(ref))}
      onDismiss={() => viewModel.dismiss()}
      onRemove={handleRemove}
    />
  );
});
