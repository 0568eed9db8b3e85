import { Button, Card, Descriptions, Flex, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { menuFor } from '../../../core/navigation/menu';
import { pathOf } from '../../../core/navigation/paths';
import { nameTable } from '../../app/ant/ant-names';
import { usePageTitle, useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { menuTexts } from '../../shared/menu.texts';
import { roleLabel } from '../../shared/role-label';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { UserBadge } from '../../shared/user-badge';
import { OpenSessions } from './open-sessions';
import { OwnAvatar } from './own-avatar';
import { OwnForms } from './own-forms';
import { profileTexts as texts } from './profile.texts';
import { ProfileViewModel } from './profile.view-model';
import '../../shared/link-list.css';

/** Who the person is to the site, and what their role opens. */
export const ProfilePage = observer(function ProfilePage() {
  const { user } = useSharedViewModel(SessionViewModel);
  const profile = useViewModel(ProfileViewModel);
  usePageTitle(texts.title);
  if (!user) return null;
  const places = menuFor(user.role).filter((item) => item.path !== pathOf('profile'));
  return (
    <Flex vertical gap="middle" style={{ maxWidth: '60rem' }}>
      <h1>{texts.title}</h1>
      <section aria-labelledby="profile-account">
        <Card
          styles={{ header: { paddingBlock: 12 } }}
          title={
            <Flex gap="middle" align="center">
              <UserBadge user={user} size="3rem" />
              <h2 id="profile-account">{texts.account}</h2>
            </Flex>
          }
        >
          <Descriptions
            size="small"
            colon={false}
            styles={{ content: { fontWeight: 600 } }}
            column={1}
            ref={nameTable(texts.account)}
            items={[
              { label: texts.name, children: user.name },
              { label: texts.email, children: user.email },
              {
                label: texts.role,
                children: (
                  <Tag className="role-tag" variant="outlined">
                    {roleLabel(user.role)}
                  </Tag>
                ),
              },
            ]}
          />
          <p style={{ marginTop: 16 }}>{profile.canLogOutEverywhere ? texts.noteOfServer : texts.note}</p>
          {profile.canLogOutEverywhere && (
            <Button style={{ marginTop: 16 }} onClick={() => void profile.logOutEverywhere()}>
              {texts.logOutEverywhere}
            </Button>
          )}
        </Card>
      </section>
      <OwnAvatar user={user} />
      <OwnForms name={user.name} />
      <OpenSessions />
      <section aria-labelledby="profile-access">
        <Card title={<h2 id="profile-access">{texts.access}</h2>}>
          <ul className="link-list">
            {places.map((item) => (
              <li key={item.path}>
                <Link to={item.path}>{menuTexts[item.id]}</Link>
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </Flex>
  );
});
