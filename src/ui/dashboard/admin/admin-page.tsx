import { Skeleton, Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, Suspense, useState } from 'react';
import { nameTabs } from '../../app/ant/ant-names';
import { useMay, usePageTitle, useSharedViewModel } from '../../app/page-hooks';
import { CampaignManagement } from '../../campaigns/admin/campaign-management';
import { useAddress } from '../../shared/address/use-address';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { adminTexts as texts } from './admin.texts';

const named = nameTabs(texts.areas);

interface AdminPageProps {
  /** The first tab; it may suspend, as the others may. */
  readonly Overview: ComponentType;
  /** The content editor; it may suspend while its code is fetched. */
  readonly ContentTab: ComponentType;
  /** The messages of the contact form; it may suspend too. */
  readonly MessagesTab: ComponentType;
}

/**
 * The admin view. The address remembers the tab (?tab=). A tab is built when it is first opened, since the code of the
 * content editor is large, and it stays from then on, with whatever is being edited in it.
 */
export const AdminPage = observer(function AdminPage({ Overview, ContentTab, MessagesTab }: AdminPageProps) {
  const { user } = useSharedViewModel(SessionViewModel);
  const [search, setSearch] = useAddress();
  usePageTitle(texts.title);
  const may = useMay();
  const all = [
    { key: 'overview', right: 'audit.read', label: texts.overview, children: <Overview /> },
    {
      key: 'campaigns',
      right: 'campaign.list',
      label: texts.campaigns,
      children: <CampaignManagement headingLevel={2} />,
    },
    { key: 'content', right: 'content.save', label: texts.content, children: <ContentTab /> },
    { key: 'messages', right: 'message.list', label: texts.messages, children: <MessagesTab /> },
  ] as const;
  const tabs = all.filter(({ right }) => may(right));
  const asked = search.get('tab');
  const active = (tabs.find(({ key }) => key === asked) ?? tabs[0])?.key ?? '';
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([active]));
  if (!opened.has(active)) setOpened(new Set([...opened, active]));
  if (!user) return null;
  return (
    <>
      <h1>{texts.greeting(user.name)}</h1>
      <Tabs
        id="admin"
        ref={named}
        activeKey={active}
        onChange={(tab) => setSearch({ tab })}
        // Every panel is there from the beginning, for its tab to point to; what is in it comes when it is opened.
        items={tabs.map(({ key, label, children }) => ({
          key,
          label,
          forceRender: true,
          children: opened.has(key) && (
            <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
              {children}
            </Suspense>
          ),
        }))}
      />
    </>
  );
});
