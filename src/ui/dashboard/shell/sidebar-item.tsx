import { observer } from 'mobx-react-lite';
import { type RefObject, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry, MenuItem, MenuItemId } from '../../../core/navigation/menu';
import { useFocusHeir } from '../../shared/focus/use-focus-heir';
import { menuTexts } from '../../shared/menu.texts';
import { MenuIcon } from '../menu-icon';
import { RailTip } from './rail-tip';
import type { ShellViewModel } from './shell.view-model';

interface SidebarItemProps {
  readonly item: MenuItem;
  readonly shell: ShellViewModel;
  readonly current: MenuEntry | null;
  readonly isRail: boolean;
}

/** An item of the menu: a link, or a button that shows and hides the links below it. */
export const SidebarItem = observer(function SidebarItem({ item, shell, current, isRail }: SidebarItemProps) {
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
