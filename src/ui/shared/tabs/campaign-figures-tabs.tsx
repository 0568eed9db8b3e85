import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { PathTabs } from './path-tabs';
import { tabsTexts as texts } from './tabs.texts';

const PAGES = ['donations/campaign-performance', 'campaigns/campaign-reports'] as const;

interface CampaignFiguresTabsProps {
  readonly open: (typeof PAGES)[number];
  readonly children: ReactNode;
}

/** The figures of all campaigns: what people gave to them, and how far they are. Each has a path of its own. */
export function CampaignFiguresTabs({ open, children }: CampaignFiguresTabsProps) {
  return (
    <PathTabs id="campaign-figures" label={texts.campaignFigures} pages={PAGES} open={open}>
      <Flex vertical gap="middle">
        {children}
      </Flex>
    </PathTabs>
  );
}
