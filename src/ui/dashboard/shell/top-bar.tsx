import { Breadcrumb, Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { breadcrumbs } from '../../../core/navigation/breadcrumbs';
import { MenuIcon } from '../menu-icon';
import { AccountMenu } from './account-menu';
import { shellTexts } from './shell.texts';
import type { SidebarPlaceProps } from './sidebar-sheet';

interface TopBarProps extends SidebarPlaceProps {
  readonly isPhone: boolean;
}

/** The dashboard's own header: the sidebar's button, the way to this page, and the account menu. */
export const TopBar = observer(function TopBar({ shell, user, toggle, isPhone }: TopBarProps) {
  const crumbs = breadcrumbs(useLocation().pathname);
  const isOpen = isPhone ? shell.isSheetOpen : shell.sidebar === 'expanded';
  return (
    <Flex
      component="section"
      className="top-bar screen-only"
      aria-label={shellTexts.pageTools}
      align="center"
      gap="var(--space-1) min(var(--space-3), 3vw)"
      wrap
    >
      <Button
        ref={toggle}
        type="text"
        icon={<MenuIcon id="sidebar" />}
        aria-label={shellTexts.toggleSidebar}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={() => (isPhone ? shell.openSheet() : shell.toggle(false))}
      />
      <Breadcrumb
        className="top-bar__crumbs"
        aria-label={shellTexts.breadcrumb}
        items={crumbs.map(({ title, path }, index) => ({
          key: path,
          title:
            index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={path}>{title}</Link>
            ),
        }))}
      />
      <AccountMenu shell={shell} user={user} />
    </Flex>
  );
});
