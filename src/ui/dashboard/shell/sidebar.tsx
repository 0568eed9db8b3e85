import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../../../core/account/user';
import {
  currentEntry,
  type MenuEntry,
  type MenuItem,
  type MenuItemId,
  menuFor,
} from '../../../core/navigation/menu';
import { useFocusHeir } from '../../shared/focus/use-focus-heir';
import { menuTexts } from '../../shared/menu.texts';
import { roleLabel } from '../../shared/role-label.texts';
import { UserBadge } from '../../shared/user-badge';
import { MenuIcon } from '../menu-icon';
import { RailTip } from './rail-tip';
import { shellTexts } from './shell.texts';
import type { ShellViewModel } from './shell.view-model';
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

interface SidebarItemProps extends Pick<SidebarProps, 'shell' | 'isRail'> {
  readonly item: MenuItem;
  readonly current: MenuEntry | null;
}

/** An item of the menu: a link, or a button that shows and hides the links below it. */
const SidebarItem = observer(function SidebarItem({ item, shell, current, isRail }: SidebarItemProps) {
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (item.items.length === 0)
    return (
      <li>
        <RailTip title={menuTexts[item.id]} isRail={isRail}>
          <EntryLink entry={item} isCurrent={item === current} icon={item.id} isRail={isRail} />
        </RailTip>
      </li>
    );

  const isOpen = shell.openItems.has(item.id) && !isRail;
  const handleClick = () => {
    if (!isRail) {
      shell.toggleItem(item.id);
      return;
    }
    // Icons leave no room for sub-items: make room, then show them.
    shell.reveal(item.id);
    shell.toggle(false);
  };
  return (
    <li>
      <RailTip title={menuTexts[item.id]} isRail={isRail}>
        <button
          ref={button}
          type="button"
          className="sidebar__entry"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          data-holds-current={(current && item.items.includes(current)) || undefined}
          onClick={handleClick}
        >
          <MenuIcon id={item.id} />
          <span className={isRail ? 'visually-hidden' : 'sidebar__label'}>{menuTexts[item.id]}</span>
          {!isRail && <MenuIcon id="expand" />}
        </button>
      </RailTip>
      {isOpen && <SubList id={listId} entries={item.items} current={current} button={button} />}
    </li>
  );
});

interface SubListProps {
  readonly id: string;
  readonly entries: readonly MenuEntry[];
  readonly current: MenuEntry | null;
  /** What opens the list; it takes the focus when the list goes. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

function SubList({ id, entries, current, button }: SubListProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusHeir(list, button);
  return (
    <ul className="sidebar__sub-list" id={id} ref={list}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <EntryLink entry={entry} isCurrent={entry === current} />
        </li>
      ))}
    </ul>
  );
}

interface EntryLinkProps {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
  readonly icon?: MenuItemId;
  readonly isRail?: boolean;
}

function EntryLink({ entry, isCurrent, icon, isRail }: EntryLinkProps) {
  return (
    <Link className="sidebar__entry" to={entry.path} aria-current={isCurrent ? 'page' : undefined}>
      {icon && <MenuIcon id={icon} />}
      <span className={isRail ? 'visually-hidden' : 'sidebar__label'}>{menuTexts[entry.id]}</span>
    </Link>
  );
}
