import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { breadcrumbs } from '../../../core/navigation/breadcrumbs';
import { SPANISH_DASHBOARDS } from '../../shared/language-switch/spanish-dashboards';
import { MenuIcon } from '../menu-icon';
import { AccountMenu } from './account-menu';
import { BreadcrumbNav } from './breadcrumb-nav';
import { shellTexts } from './shell.texts';
import type { SidebarPlaceProps } from './sidebar-sheet';

// Fetched for those whose dashboard has another language.
const OwnLanguageSwitch = lazy(async () => ({
  default: (await import('../../shared/language-switch/own-language-switch')).OwnLanguageSwitch,
}));

interface TopBarProps extends SidebarPlaceProps {
  readonly isPhone: boolean;
}

/** On a phone a way of two steps says no more than the heading below it. */
const FEWEST_ON_A_PHONE = 3;

/** The dashboard's own header: the sidebar's button, the way to this page, and the account menu. */
export const TopBar = observer(function TopBar({ shell, user, toggle, isPhone }: TopBarProps) {
  const crumbs = breadcrumbs(useLocation().pathname);
  const way = (!isPhone || crumbs.length >= FEWEST_ON_A_PHONE) && (
    <div className="top-bar__crumbs">
      <BreadcrumbNav crumbs={crumbs} />
    </div>
  );
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
        aria-label={isPhone ? shellTexts.openMenu : shellTexts.toggleSidebar}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={() => (isPhone ? shell.openSheet() : shell.toggle(false))}
      >
        {isPhone && shellTexts.menu}
      </Button>
      {!isPhone && way}
      {SPANISH_DASHBOARDS.some((role) => role === user.role) && (
        <Suspense>
          <OwnLanguageSwitch />
        </Suspense>
      )}
      <AccountMenu shell={shell} user={user} />
      {isPhone && way}
    </Flex>
  );
});
