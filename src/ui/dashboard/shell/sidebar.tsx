import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../../core/auth/user';
import { currentEntry, menuFor } from '../../../core/navigation/menu';
import { roleLabel } from '../role-label';
import { UserBadge } from '../user-badge';
import { MenuIcon } from './menu-icon';
import { RailTip } from './rail-tip';
import type { ShellViewModel } from './shell.view-model';
import { SidebarItem } from './sidebar-item';
import './sidebar.css';

interface SidebarProps {
  readonly shell: ShellViewModel;
  readonly user: User;
  /** Icons only, 3rem wide. */
  readonly isRail: boolean;
}

/** Who is signed in, the menu of their role, and Logout (specification, section 2). */
export const Sidebar = observer(function Sidebar({ shell, user, isRail }: SidebarProps) {
  const menu = menuFor(user.role);
  const current = currentEntry(menu, useLocation().pathname);
  const holder = menu.find((item) => item.items.some((sub) => sub.path === current?.path))?.path;

  useLayoutEffect(() => {
    if (holder) shell.reveal(holder);
  }, [shell, holder]);

  return (
    <div className="sidebar" data-rail={isRail || undefined}>
      <div className="sidebar__person">
        <UserBadge user={user} />
        <div className={isRail ? 'visually-hidden' : 'sidebar__who'}>
          <p className="sidebar__name">{user.name}</p>
          <p className="sidebar__role">{roleLabel(user.role)}</p>
        </div>
      </div>
      <nav className="sidebar__nav" aria-label="Dashboard">
        <ul className="sidebar__list">
          {menu.map((item) => (
            <SidebarItem
              key={item.path}
              item={item}
              shell={shell}
              currentPath={current?.path ?? null}
              isRail={isRail}
            />
          ))}
        </ul>
      </nav>
      <RailTip title="Logout" isRail={isRail}>
        <button type="button" className="sidebar__entry sidebar__logout" onClick={() => void shell.logOut()}>
          <MenuIcon title="Logout" />
          <span className="sidebar__label">Logout</span>
        </button>
      </RailTip>
    </div>
  );
});
