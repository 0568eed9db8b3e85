import { Card, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import type { User } from '../../../core/account/user';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import { useViewModel } from '../../app/page-hooks';
import { PictureSlot } from '../../shared/picture-slot/picture-slot';
import { sourceOf } from '../../shared/picture-slot/picture-upload';
import { avatarTexts as texts } from './avatar.texts';
import { AvatarViewModel } from './avatar.view-model';

/** Changes the picture beside one's own name. */
export const OwnAvatar = observer(function OwnAvatar({ user }: { readonly user: Pick<User, 'avatar'> }) {
  const viewModel = useViewModel(AvatarViewModel);
  return (
    <section aria-labelledby="profile-picture">
      <Card title={<h2 id="profile-picture">{texts.title}</h2>}>
        <Typography.Paragraph type="secondary">{texts.hint}</Typography.Paragraph>
        <PictureSlot
          label={texts.label}
          value={user.avatar ?? ''}
          slot={IMAGE_SLOTS.avatar}
          state={viewModel.state}
          onFile={(file) => void viewModel.choose(sourceOf(file))}
          onRemove={() => void viewModel.remove()}
        />
      </Card>
    </section>
  );
});
