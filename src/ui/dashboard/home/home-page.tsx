import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, Suspense } from 'react';
import { useMay, usePageTitle, useSharedViewModel } from '../../app/page-hooks';
import { roleLabel } from '../../shared/role-label';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { useNextKind } from '../waiting/next-kind';
import { NOT_YET_COUNTED } from '../waiting/waiting';
import { homeTexts as texts } from './home.texts';
import { showsCampaigns } from './home-campaigns';
import { QuickLinks } from './quick-links';
import { WaitingBoard } from './waiting-board';
import { useWaitingThings } from './waiting-places';
import './home-campaigns.css';
import '../../shared/link-list.css';

interface HomePageProps {
  /** What waits for people; it may suspend while its code is fetched. */
  readonly WaitingToday: ComponentType;
  /** What money is raised for, which few people see; it may suspend, too. */
  readonly ActiveCampaigns: ComponentType;
}

/** The first page after signing in: what waits today, where the person can go, and what is being raised for. */
export const HomePage = observer(function HomePage({ WaitingToday, ActiveCampaigns }: HomePageProps) {
  const { user } = useSharedViewModel(SessionViewModel);
  const waitingThings = useWaitingThings();
  const somethingWaits = useNextKind() !== null || waitingThings.length > 0;
  const raisesMoney = showsCampaigns(useMay());
  usePageTitle(texts.title);
  if (!user) return null;
  return (
    <Flex vertical gap="large">
      <Flex component="header" vertical gap="small">
        <h1>{texts.greeting(user.name)}</h1>
        <Flex wrap gap="small" align="center">
          {texts.signedInAs}
          <span className="role-tag">{roleLabel(user.role)}</span>
        </Flex>
      </Flex>
      {somethingWaits && (
        <Suspense fallback={<WaitingBoard waiting={NOT_YET_COUNTED} />}>
          <WaitingToday />
        </Suspense>
      )}
      <QuickLinks role={user.role} />
      {raisesMoney && (
        <Flex
          component="section"
          vertical
          gap="small"
          className="home__campaigns"
          aria-labelledby="active-campaigns"
        >
          <h2 id="active-campaigns">{texts.activeCampaigns}</h2>
          <Suspense fallback={null}>
            <ActiveCampaigns />
          </Suspense>
        </Flex>
      )}
    </Flex>
  );
});
