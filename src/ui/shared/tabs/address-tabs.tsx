import { Skeleton, Tabs } from 'antd';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Action } from '../../../core/access/may';
import { nameTabs } from '../../app/ant/ant-names';
import { useMay } from '../../app/page-hooks';
import { useAddress } from '../address/use-address';

interface AddressTabsProps {
  readonly id: string;
  /** Names the tabs together. */
  readonly label: string;
  readonly tabs: readonly {
    readonly key: string;
    /** Left out where everybody with the page may see the tab. */
    readonly right?: Action;
    readonly label: string;
    /** It may suspend while its code is fetched. */
    readonly children: ReactNode;
  }[];
  /** Whether a tab that was opened stays when another one is, with whatever is being edited in it. */
  readonly keepsOpened?: boolean;
}

/**
 * The tabs of a page that the person has the right to, the first one at first. The address remembers the tab (?tab=). A tab
 * is built when it is opened.
 */
export function AddressTabs({ id, label, tabs: all, keepsOpened = false }: AddressTabsProps) {
  const may = useMay();
  const tabs = all.filter(({ right }) => !right || may(right));
  const [address, setAddress] = useAddress();
  const asked = address.get('tab');
  const active = (tabs.find(({ key }) => key === asked) ?? tabs[0])?.key ?? '';
  const [opened, setOpened] = useState<readonly string[]>([active]);
  if (!opened.includes(active)) setOpened(keepsOpened ? [...opened, active] : [active]);
  const named = useMemo(() => nameTabs(label), [label]);
  return (
    <Tabs
      id={id}
      ref={named}
      activeKey={active}
      // The rest of the address belongs to the previous tab.
      onChange={(tab) => setAddress({ tab })}
      // Every panel is there from the beginning, for its tab to point to; what is in it comes when it is opened.
      items={tabs.map(({ key, label: name, children }) => ({
        ...{ key, label: name, forceRender: true },
        children: opened.includes(key) && (
          <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>{children}</Suspense>
        ),
      }))}
    />
  );
}
