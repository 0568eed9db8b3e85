import { Button, Flex, Form, Input, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PasswordChange } from '../../../core/account/own-account.inputs';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import { hasFeed } from '../../../core/feeds/feed';
import { menuFor } from '../../../core/navigation/menu';
import { pathOf } from '../../../core/navigation/paths';
import { usePageTitle, useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { CardSection } from '../../shared/card-section';
import { Facts } from '../../shared/facts';
import { passwordTexts } from '../../shared/form/password.texts';
import { StateForm } from '../../shared/form/state-form';
import { menuTexts } from '../../shared/menu.texts';
import { PictureSlot } from '../../shared/picture-slot/picture-slot';
import { sourceOf } from '../../shared/picture-slot/picture-upload';
import { roleLabel } from '../../shared/role-label.texts';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { UserBadge } from '../../shared/user-badge';
import { OpenSessions } from './open-sessions';
import { OwnLanguage } from './own-language';
import { profileTexts as texts } from './profile.texts';
import { AvatarViewModel, OwnAccountViewModel } from './profile.view-model';
import '../../shared/link-list.css';

const NO_CHANGE: PasswordChange = { current: '', next: '' };
const FIELD_WIDTH = { maxWidth: '26rem' };

interface ProfilePageProps {
  /** Fetched apart, since beneficiaries have no second step. */
  readonly SecondStep: ComponentType;
  /** A notice for people with a calendar address. */
  readonly EndedCalendar: ComponentType;
}

/** Who the person is to the site, what they can change of it, and what their role opens. */
export const ProfilePage = observer(function ProfilePage({ EndedCalendar, SecondStep }: ProfilePageProps) {
  const { user } = useSharedViewModel(SessionViewModel);
  const account = useViewModel(OwnAccountViewModel);
  const [passwordChanges, setPasswordChanges] = useState(0);
  usePageTitle(texts.title);
  if (!user) return null;
  const places = menuFor(user.role).filter((item) => item.path !== pathOf('profile'));
  return (
    <Flex vertical gap="middle" style={{ maxWidth: '60rem' }}>
      <h1>{texts.title}</h1>
      {hasFeed(user.role) && (
        <Suspense>
          {/* Each change of the password ends the address, so its state is read again. */}
          <EndedCalendar key={passwordChanges} />
        </Suspense>
      )}
      <CardSection title={texts.account} badge={<UserBadge user={user} size="3rem" />}>
        <Facts
          layout="columns"
          facts={[
            [texts.name, user.name],
            [texts.email, user.email],
            [
              texts.role,
              <span key="role" className="role-tag">
                {roleLabel(user.role)}
              </span>,
            ],
          ]}
        />
        <p style={{ marginTop: 16 }}>{account.canLogOutEverywhere ? texts.noteOfServer : texts.note}</p>
        {account.canLogOutEverywhere && (
          <Button style={{ marginTop: 16 }} onClick={() => void account.logOutEverywhere()}>
            {texts.logOutEverywhere}
          </Button>
        )}
      </CardSection>
      <OwnLanguage user={user} />
      <OwnPicture avatar={user.avatar} />
      <CardSection title={texts.nameTitle}>
        <StateForm
          name="own-name"
          label={texts.nameTitle}
          state={account.nameForm}
          initial={{ name: user.name }}
          onSubmit={(values) => account.rename(values.name)}
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
          state={account.passwordForm}
          initial={NO_CHANGE}
          onSubmit={async (change, form) => {
            if (!(await account.changePassword(change))) return;
            form.resetFields();
            setPasswordChanges((count) => count + 1);
          }}
          submit={texts.changePassword}
          buttons="start"
          isPrimary={false}
          loss={texts.passwordLoss}
          isSecret
        >
          <Form.Item name="current" label={texts.current} required style={FIELD_WIDTH}>
            <Input type="password" autoComplete="current-password" maxLength={500} />
          </Form.Item>
          <Form.Item name="next" label={texts.next} extra={passwordTexts.advice} required style={FIELD_WIDTH}>
            <Input type="password" autoComplete="new-password" maxLength={500} />
          </Form.Item>
        </StateForm>
      </CardSection>
      {user.role !== 'beneficiary' && (
        <Suspense>
          <SecondStep />
        </Suspense>
      )}
      <OpenSessions />
      <CardSection title={texts.access}>
        <ul className="link-list">
          {places.map((item) => (
            <li key={item.path}>
              <Link to={item.path}>{menuTexts[item.id]}</Link>
            </li>
          ))}
        </ul>
      </CardSection>
    </Flex>
  );
});

/** The picture beside the person's own name. */
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
        removeText={texts.removePicture}
      />
    </CardSection>
  );
});
