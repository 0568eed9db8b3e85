import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useSharedViewModel } from '../../app/page-hooks';
import { CampaignManagement } from '../../campaigns/admin/campaign-management';
import { Page } from '../../shared/page';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { AddressTabs } from '../../shared/tabs/address-tabs';
import { adminTexts as texts } from './admin.texts';
import './admin-page.css';

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
  const tabs = [
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
  if (!user) return null;
  return (
    <Page title={texts.title} heading={texts.greeting(user.name)} headingClass="admin__title">
      <AddressTabs id="admin" label={texts.areas} tabs={tabs} keepsOpened />
    </Page>
  );
});
