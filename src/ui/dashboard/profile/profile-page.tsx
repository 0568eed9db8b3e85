import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { menuFor } from '../../../core/navigation/menu';
import { PROFILE_PATH } from '../../../core/navigation/paths';
import { usePageTitle } from '../../app/use-page-title';
import { useSharedViewModel } from '../../app/use-view-model';
import { breakEmail } from '../../shared/break-text';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { menuTexts } from '../menu.texts';
import { roleLabel } from '../role-label';
import { UserBadge } from '../user-badge';
import './profile-page.css';

/** Who the person is to the site, and what their role opens. */
export const ProfilePage = observer(function ProfilePage() {
  const { user } = useSharedViewModel(SessionViewModel);
  usePageTitle('Profile');
  if (!user) return null;
  const places = menuFor(user.role).filter((item) => item.path !== PROFILE_PATH);
  return (
    <div className="profile">
      <h1>Profile</h1>
      <section className="panel profile__card" aria-labelledby="profile-account">
        <div className="profile__picture">
          <UserBadge user={user} size="5rem" />
        </div>
        <div>
          <h2 id="profile-account">Your account</h2>
          <dl className="profile__facts">
            <div>
              <dt>Name</dt>
              <dd>{user.name}</dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>{breakEmail(user.email)}</dd>
            </div>
            <div>
              <dt>Role</dt>
              <dd className="profile__role">{roleLabel(user.role)}</dd>
            </div>
          </dl>
          <p className="profile__note">
            The foundation’s staff keep these details. You stay signed in on this browser until you log out;
            logging out in one tab logs out the others.
          </p>
        </div>
      </section>
      <section className="panel" aria-labelledby="profile-access">
        <h2 id="profile-access">What your role opens</h2>
        <ul className="profile__places">
          {places.map((item) => (
            <li key={item.path}>
              <Link to={item.path}>{menuTexts[item.id]}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
});
