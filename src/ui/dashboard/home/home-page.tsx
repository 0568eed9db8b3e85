import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useMay, usePageTitle, useSharedViewModel } from '../../app/page-hooks';
import { CardsSkeleton } from '../../app/skeletons/dashboard-skeleton';
import { roleLabel } from '../../shared/role-label.texts';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { useNextKind } from '../waiting/next-kind';
import { homeTexts as texts } from './home.texts';
import { showsCampaigns } from './home-campaigns';
import { QuickLinks } from './quick-links';
import { useWaitingThings } from './waiting-places';
import './home-campaigns.css';
import '../../shared/link-list.css';

interface HomePageProps {
  /** What waits for people, and below it what follows, once it is known how much room that takes; it may suspend while its code is fetched. */
  readonly WaitingToday: ComponentType<{ readonly children: ReactNode }>;
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
  const rest = (
    <>
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
    </>
  );
  return (
    <Flex vertical gap="large">
      <Flex component="header" vertical gap="small">
        <h1>{texts.greeting(user.name)}</h1>
        <Flex wrap gap="small" align="center">
          {texts.signedInAs}
          <span className="role-tag">{roleLabel(user.role)}</span>
        </Flex>
      </Flex>
      {somethingWaits ? (
        <Suspense fallback={<CardsSkeleton />}>
          <WaitingToday>{rest}</WaitingToday>
        </Suspense>
      ) : (
        rest
      )}
    </Flex>
  );
});
