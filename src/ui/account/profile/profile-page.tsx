import { Button, Flex, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { menuFor } from '../../../core/navigation/menu';
import { pathOf } from '../../../core/navigation/paths';
import { usePageTitle, useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { CardSection } from '../../shared/card-section';
import { Details } from '../../shared/details';
import { menuTexts } from '../../shared/menu.texts';
import { roleLabel } from '../../shared/role-label';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { UserBadge } from '../../shared/user-badge';
import { OpenSessions } from './open-sessions';
import { OwnForms } from './own-forms';
import { profileTexts as texts } from './profile.texts';
import { OwnAccountViewModel } from './profile.view-model';
import '../../shared/link-list.css';

/** Who the person is to the site, and what their role opens. */
export const ProfilePage = observer(function ProfilePage() {
  const { user } = useSharedViewModel(SessionViewModel);
  const account = useViewModel(OwnAccountViewModel);
  usePageTitle(texts.title);
  if (!user) return null;
  const places = menuFor(user.role).filter((item) => item.path !== pathOf('profile'));
  return (
    <Flex vertical gap="middle" style={{ maxWidth: '60rem' }}>
      <h1>{texts.title}</h1>
      <CardSection title={texts.account} badge={<UserBadge user={user} size="3rem" />}>
        <Details
          label={texts.account}
          styles={{ content: { fontWeight: 600 } }}
          items={[
            { label: texts.name, children: user.name },
            { label: texts.email, children: user.email },
            {
              label: texts.role,
              children: <Tag className="role-tag">{roleLabel(user.role)}</Tag>,
            },
          ]}
        />
        <p style={{ marginTop: 16 }}>{account.canLogOutEverywhere ? texts.noteOfServer : texts.note}</p>
        {account.canLogOutEverywhere && (
          <Button style={{ marginTop: 16 }} onClick={() => void account.logOutEverywhere()}>
            {texts.logOutEverywhere}
          </Button>
        )}
      </CardSection>
      <OwnForms user={user} viewModel={account} />
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
