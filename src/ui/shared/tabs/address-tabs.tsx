import { Skeleton, Tabs } from 'antd';
import { type ReactNode, Suspense, useContext, useState } from 'react';
import type { Action } from '../../../core/access/may';
import { tabsRef } from '../../app/ant/ant-names';
import { useMay } from '../../app/page-hooks';
import { useAddress } from '../address/use-address';
import { PagePlaceContext } from '../page';

interface AddressTabsProps {
  readonly id: string;
  /** What one chooses with the tabs. */
  readonly label: string;
  /** What is in a tab may suspend. Without `right` everybody has the tab. */
  readonly tabs: readonly {
    readonly key: string;
    readonly right?: Action;
    readonly label: string;
    readonly children: ReactNode;
  }[];
  /** Whether a tab stays as it is while another one is open. */
  readonly keepsOpened?: boolean;
}

/**
 * A tab for each part of a page that the person has the right to. The address remembers the tab (?tab=). The tabs are hidden while a
 * view of one of them replaces the page's heading.
 */
export function AddressTabs({ id, label, tabs: all, keepsOpened = false }: AddressTabsProps) {
  const may = useMay();
  const tabs = all.filter(({ right }) => right === undefined || may(right));
  const [address, setAddress] = useAddress();
  const [named] = useState(() => tabsRef(label));
  const isHidden = useContext(PagePlaceContext)?.isTaken === true;
  const active = (tabs.find(({ key }) => key === address.get('tab')) ?? tabs[0])?.key ?? '';
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([active]));
  if (!opened.has(active)) setOpened(new Set([...(keepsOpened ? opened : []), active]));
  return (
    <Tabs
      id={id}
      ref={named}
      activeKey={active}
      {...(isHidden && { tabBarStyle: { display: 'none' } })}
      // The rest of the address belongs to the previous tab.
      onChange={(tab) => setAddress({ tab })}
      // Every panel is there from the beginning, for its tab to point to; what is in it comes when it is opened.
      items={tabs.map(({ right: _, label: name, children, ...tab }) => ({
        ...tab,
        // In an element of its own: Ant Design puts it beside the place of an icon.
        label: <span>{name}</span>,
        forceRender: true,
        children: opened.has(tab.key) && (
          <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>{children}</Suspense>
        ),
      }))}
    />
  );
}
