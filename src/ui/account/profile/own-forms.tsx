import { Form, Input, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import type { PasswordChange } from '../../../core/account/own-account.inputs';
import type { User } from '../../../core/account/user';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import { useViewModel } from '../../app/page-hooks';
import { CardSection } from '../../shared/card-section';
import { passwordTexts } from '../../shared/form/password.texts';
import { StateForm } from '../../shared/form/state-form';
import { PictureSlot } from '../../shared/picture-slot/picture-slot';
import { sourceOf } from '../../shared/picture-slot/picture-upload';
import { profileTexts as texts } from './profile.texts';
import { AvatarViewModel, type OwnAccountViewModel } from './profile.view-model';

const NO_CHANGE: PasswordChange = { current: '', next: '' };
const FIELD_WIDTH = { maxWidth: '26rem' };

interface OwnFormsProps {
  readonly user: User;
  readonly viewModel: OwnAccountViewModel;
}

/** Changes one's own picture, name and password. */
export function OwnForms({ user, viewModel }: OwnFormsProps) {
  return (
    <>
      <OwnPicture avatar={user.avatar} />
      <CardSection title={texts.nameTitle}>
        <StateForm
          name="own-name"
          label={texts.nameTitle}
          state={viewModel.nameForm}
          initial={{ name: user.name }}
          onSubmit={(values) => viewModel.rename(values.name)}
          submit={texts.saveName}
          buttons="start"
          isPrimary={false}
          isLeftBy={(typed) => typed.name.trim() !== user.name}
          loss={texts.nameLoss}
        >
          <Form.Item name="name" label={texts.name} required style={FIELD_WIDTH}>
            <Input autoComplete="name" maxLength={500} />
          </Form.Item>
        </StateForm>
      </CardSection>
      <CardSection title={texts.passwordTitle}>
        <StateForm
          name="own-password"
          label={texts.passwordTitle}
          state={viewModel.passwordForm}
          initial={NO_CHANGE}
          onSubmit={async (change, form) => {
            if (await viewModel.changePassword(change)) form.resetFields();
          }}
          submit={texts.changePassword}
          buttons="start"
          isPrimary={false}
          loss={texts.passwordLoss}
        >
          <Form.Item name="current" label={texts.current} required style={FIELD_WIDTH}>
            <Input type="password" autoComplete="current-password" maxLength={500} />
          </Form.Item>
          <Form.Item name="next" label={texts.next} extra={passwordTexts.advice} required style={FIELD_WIDTH}>
            <Input type="password" autoComplete="new-password" maxLength={500} />
          </Form.Item>
        </StateForm>
      </CardSection>
    </>
  );
}

const OwnPicture = observer(function OwnPicture({ avatar = '' }: { readonly avatar: string | undefined }) {
  const viewModel = useViewModel(AvatarViewModel);
  return (
    <CardSection title={texts.pictureTitle}>
      <Typography.Paragraph type="secondary">{texts.pictureHint}</Typography.Paragraph>
      <PictureSlot
        label={texts.picture}
        value={avatar}
        slot={IMAGE_SLOTS.avatar}
        state={viewModel.state}
        onFile={(file) => void viewModel.choose(sourceOf(file))}
        onRemove={() => void viewModel.remove()}
      />
    </CardSection>
  );
});
