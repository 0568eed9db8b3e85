import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../../core/account/user';
import { currentEntry, menuFor } from '../../../core/navigation/menu';
import { roleLabel } from '../../shared/role-label';
import { UserBadge } from '../../shared/user-badge';
import { MenuIcon } from '../menu-icon';
import { RailTip } from './rail-tip';
import { shellTexts } from './shell.texts';
import type { ShellViewModel } from './shell.view-model';
import { SidebarItem } from './sidebar-item';
import './sidebar.css';

/** What every part of the shell is given. */
export interface ShellProps {
  readonly shell: ShellViewModel;
  readonly user: User;
}

interface SidebarProps extends ShellProps {
  /** Icons only. */
  readonly isRail: boolean;
}

/** Who is signed in, the menu of their role, and Logout. */
export const Sidebar = observer(function Sidebar({ shell, user, isRail }: SidebarProps) {
  const menu = menuFor(user.role);
  const current = currentEntry(menu, useLocation().pathname);
  const holder = menu.find(({ items }) => current && items.includes(current))?.id;

  useLayoutEffect(() => {
    if (holder) shell.reveal(holder);
  }, [shell, holder]);

  return (
    <div className="sidebar" data-rail={isRail || undefined}>
      <Flex className="sidebar__person" align="center" gap="var(--space-3)">
        <UserBadge user={user} />
        <div className={isRail ? 'visually-hidden' : undefined}>
          <p className="sidebar__name">{user.name}</p>
          <p className="sidebar__role">{roleLabel(user.role)}</p>
        </div>
      </Flex>
      <nav className="sidebar__nav" aria-label={shellTexts.navigation}>
        <ul className="sidebar__list">
          {menu.map((item) => (
            <SidebarItem key={item.id} item={item} shell={shell} current={current} isRail={isRail} />
          ))}
        </ul>
      </nav>
      <RailTip title={shellTexts.logout} isRail={isRail}>
        <button type="button" className="sidebar__entry sidebar__logout" onClick={() => void shell.logOut()}>
          <MenuIcon id="logout" />
          <span className={isRail ? 'visually-hidden' : 'sidebar__label'}>{shellTexts.logout}</span>
        </button>
      </RailTip>
    </div>
  );
});
