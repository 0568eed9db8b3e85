import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title';
import { useViewModel } from '../../app/use-view-model';
import { campaignTexts } from '../campaigns.texts';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { CampaignDetails } from './campaign-details';
import { CampaignForm } from './campaign-form';
import { CampaignManagementViewModel } from './campaign-management.view-model';
import { CampaignRows, CampaignRowsSkeleton } from './campaign-rows';
import { OneCampaign } from './one-campaign';
import './campaign-management.css';

interface CampaignManagementProps {
  readonly title: string;
  /** 1 where it is the page, 2 where it is a part of one. */
  readonly headingLevel: 1 | 2;
  /** Leaves the inactive ones out. */
  readonly isActiveOnly?: boolean;
}

/**
 * The campaigns of the foundation and everything an admin does with them. What is open stands in the address
 * (?view=edit&campaign=ID), so that the browser's back button leads back to the list.
 */
export const CampaignManagement = observer(function CampaignManagement({
  title,
  headingLevel,
  isActiveOnly = false,
}: CampaignManagementProps) {
  const { list } = useViewModel(CampaignManagementViewModel);
  const [search, setSearch] = useSearchParams();
  const view = search.get('view');
  const id = search.get('campaign') ?? '';

  /** The id of the list's button that led to another view, and gets the focus back. */
  const opener = useRef<string>(undefined);

  const subLevel = headingLevel === 1 ? 2 : 3;

  const go = (to: { readonly view: string; readonly campaign?: string } | null) => {
    if (!view) opener.current = document.activeElement?.id;
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.delete('view');
      next.delete('campaign');
      for (const [name, value] of Object.entries(to ?? {})) next.set(name, value);
      return next;
    });
  };
  const backToList = () => go(null);
  const handleDone = () => {
    void list.load();
    backToList();
  };

  if (view === 'create') {
    return (
      <View key="create" title={texts.createCampaign} headingLevel={headingLevel} onBack={backToList}>
        <CampaignForm campaign={null} onDone={handleDone} onCancel={backToList} />
      </View>
    );
  }
  if (view === 'edit') {
    return (
      <View key="edit" title={texts.editCampaign} headingLevel={headingLevel} onBack={backToList}>
        <OneCampaign id={id}>
          {(campaign) => <CampaignForm campaign={campaign} onDone={handleDone} onCancel={backToList} />}
        </OneCampaign>
      </View>
    );
  }
  if (view === 'details') {
    return (
      <View
        key="details"
        title={texts.campaignDetails}
        headingLevel={headingLevel}
        onBack={backToList}
        action={<Button onClick={() => go({ view: 'edit', campaign: id })}>{texts.edit}</Button>}
      >
        <OneCampaign id={id}>
          {(campaign) => <CampaignDetails campaign={campaign} headingLevel={subLevel} />}
        </OneCampaign>
      </View>
    );
  }
  const { state } = list;
  const campaigns =
    state.status === 'ready' ? state.campaigns.filter(({ isActive }) => isActive || !isActiveOnly) : null;
  return (
    <View
      key="list"
      title={title}
      headingLevel={headingLevel}
      opener={opener.current}
      action={
        <Button id="new-campaign" type="primary" onClick={() => go({ view: 'create' })}>
          {texts.newCampaign}
        </Button>
      }
    >
      <p className="visually-hidden" role="status">
        {campaigns ? '' : campaignTexts.loading}
      </p>
      {!campaigns && <CampaignRowsSkeleton />}
      {campaigns?.length === 0 && <p className="campaign-management__empty panel">{texts.none}</p>}
      {campaigns && campaigns.length > 0 && (
        <CampaignRows
          campaigns={campaigns}
          headingLevel={subLevel}
          onOpen={(campaign) => go({ view: 'details', campaign: campaign.id })}
          onEdit={(campaign) => go({ view: 'edit', campaign: campaign.id })}
        />
      )}
    </View>
  );
});

interface ViewProps {
  readonly title: string;
  readonly headingLevel: 1 | 2;
  /** The id of the button that led away from here. */
  readonly opener?: string | undefined;
  readonly onBack?: () => void;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * One view under its heading, which takes the focus when the view replaces another whose button had it; who comes back
 * goes on at the button that led away, if it is still there.
 */
function View({ title, headingLevel, opener, onBack, action, children }: ViewProps) {
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const button = opener ? document.getElementById(opener) : null;
    (button ?? heading.current)?.focus();
  }, [opener]);
  return (
    <section className="campaign-management">
      <div className="campaign-management__head">
        {headingLevel === 1 && <PageTitle title={title} />}
        <Heading tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        <div className="campaign-management__actions">
          {onBack && <Button onClick={onBack}>{texts.backToList}</Button>}
          {action}
        </div>
      </div>
      {children}
    </section>
  );
}

/** Each view of a page of its own is named in the browser's tab and history. */
function PageTitle({ title }: Pick<ViewProps, 'title'>) {
  usePageTitle(title);
  return null;
}
