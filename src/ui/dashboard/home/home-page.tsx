import { observer } from 'mobx-react-lite';
import { usePageTitle } from '../../app/use-page-title';
import { useSharedViewModel } from '../../app/use-view-model';
import { ActiveCampaigns } from '../../campaigns/active-campaigns';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { roleLabel } from '../role-label';
import { QuickLinks } from './quick-links';
import './home-page.css';

/** The first page after signing in: who you are here, where you can go, and what is being raised for. */
export const HomePage = observer(function HomePage() {
  const { user } = useSharedViewModel(SessionViewModel);
  usePageTitle('Home');
  if (!user) return null;
  return (
    <div className="home">
      <header className="home__greeting">
        <h1>Welcome, {user.name}</h1>
        <p>
          You are signed in as <strong className="home__role">{roleLabel(user.role)}</strong>.
        </p>
      </header>
      <section aria-labelledby="quick-links">
        <h2 id="quick-links">Where to next</h2>
        <QuickLinks role={user.role} />
      </section>
      <section aria-labelledby="active-campaigns">
        <h2 id="active-campaigns">Active campaigns</h2>
        <ActiveCampaigns />
      </section>
    </div>
  );
});
