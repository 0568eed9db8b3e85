import { Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title';
import { useSharedViewModel } from '../../app/use-view-model';
import { CampaignManagement } from '../../campaigns/admin/campaign-management';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { TabSet } from '../../shared/tabs/tab-set';
import { Overview } from './overview';
import './admin-page.css';

const FIRST_TAB = 'overview';

interface AdminPageProps {
  /** The content editor; it may suspend while its code is fetched. */
  readonly ContentTab: ComponentType;
}

/**
 * The admin view (specification, section 2): greets by name; the address remembers the tab (?tab=). The content editor
 * is by far its largest part, so its code comes when its tab is opened for the first time; after that the tab stays,
 * and with it what is being edited.
 */
export const AdminPage = observer(function AdminPage({ ContentTab }: AdminPageProps) {
  const { user } = useSharedViewModel(SessionViewModel);
  const [search, setSearch] = useSearchParams();
  usePageTitle('Admin');
  if (!user) return null;
  const asked = search.get('tab');
  const tabs = [
    { key: 'overview', label: 'Overview', mounted: 'once-opened', children: <Overview /> },
    {
      key: 'campaigns',
      label: 'Campaigns',
      mounted: 'once-opened',
      children: <CampaignManagement title="Campaign Management" headingLevel={2} />,
    },
    {
      key: 'content',
      label: 'Content',
      mounted: 'once-opened',
      children: (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
          <ContentTab />
        </Suspense>
      ),
    },
  ] as const;
  const active = tabs.find(({ key }) => key === asked)?.key ?? FIRST_TAB;
  return (
    <div className="admin">
      <h1>Welcome back, {user.name}</h1>
      <TabSet
        label="Areas of the admin view"
        tabs={tabs}
        active={active}
        onChange={(tab) => setSearch({ tab })}
      />
    </div>
  );
});
