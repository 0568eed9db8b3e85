import { Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageId } from '../../../core/access/rules';
import type { MenuId } from '../../../core/navigation/menu';
import { pathOf } from '../../../core/navigation/paths';
import { tabsRef } from '../../app/ant/ant-names';
import { useMay } from '../../app/page-hooks';
import { menuTexts } from '../menu.texts';
import './path-tabs.css';

interface PathTabsProps<Tab extends PageId> {
  readonly id: string;
  /** What one chooses with the tabs. */
  readonly label: string;
  /** The pages, in the order of their tabs. */
  readonly pages: readonly Tab[];
  /** The page that is open. */
  readonly open: Tab;
  /** What the open page shows. */
  readonly children: ReactNode;
}

/** Pages of the sidebar as tabs of one page, each named as in the sidebar. Another tab is another path. */
export function PathTabs<Tab extends PageId>({ id, label, pages, open, children }: PathTabsProps<Tab>) {
  const may = useMay();
  const navigate = useNavigate();
  const [named] = useState(() => tabsRef(label));
  return (
    <Tabs
      id={id}
      ref={named}
      activeKey={open}
      className="path-tabs"
      onChange={(page) => void navigate(pathOf(page as Tab))}
      items={pages
        .filter((page) => may(`open ${page}`))
        .map((page) => ({
          key: page,
          label: <span>{menuTexts[page.split('/').at(-1) as MenuId]}</span>,
          // Every tab has a panel to point to.
          forceRender: true,
          children: page === open && children,
        }))}
    />
  );
}
