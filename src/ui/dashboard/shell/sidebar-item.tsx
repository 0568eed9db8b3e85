import { observer } from 'mobx-react-lite';
import { type RefObject, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry, MenuItem } from '../../../core/navigation/menu';
import { useFocusHeir } from '../../shared/focus/use-focus-heir';
import { MenuIcon } from './menu-icon';
import { RailTip } from './rail-tip';
import type { ShellViewModel } from './shell.view-model';

interface SidebarItemProps {
  readonly item: MenuItem;
  readonly shell: ShellViewModel;
  readonly currentPath: string | null;
  readonly isRail: boolean;
}

/** An item of the menu: a link, or a button that shows and hides the links below it. */
export const SidebarItem = observer(function SidebarItem({
  item,
  shell,
  currentPath,
  isRail,
}: SidebarItemProps) {
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (item.items.length === 0)
    return (
      <li>
        <RailTip title={item.title} isRail={isRail}>
          <EntryLink entry={item} isCurrent={item.path === currentPath} hasIcon />
        </RailTip>
      </li>
    );

  const isOpen = shell.isOpen(item.path) && !isRail;
  const handleClick = () => {
    if (!isRail) {
      shell.toggleItem(item.path);
      return;
    }
    // Icons leave no room for sub-items: make room, then show them.
    shell.reveal(item.path);
    shell.toggle(false);
  };
  return (
    <li>
      <RailTip title={item.title} isRail={isRail}>
        <button
          ref={button}
          type="button"
          className="sidebar__entry"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          data-holds-current={item.items.some((sub) => sub.path === currentPath) || undefined}
          onClick={handleClick}
        >
          <MenuIcon title={item.title} />
          <span className="sidebar__label">{item.title}</span>
          <svg className="sidebar__chevron" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m9 6 6 6-6 6" />
          </svg>
        </button>
      </RailTip>
      {isOpen && <SubList id={listId} entries={item.items} currentPath={currentPath} button={button} />}
    </li>
  );
});

interface SubListProps {
  readonly id: string;
  readonly entries: readonly MenuEntry[];
  readonly currentPath: string | null;
  /** What opens the list; it takes the focus when the list goes. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

function SubList({ id, entries, currentPath, button }: SubListProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusHeir(list, button);
  return (
    <ul className="sidebar__sub-list" id={id} ref={list}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <EntryLink entry={entry} isCurrent={entry.path === currentPath} />
        </li>
      ))}
    </ul>
  );
}

interface EntryLinkProps {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
  readonly hasIcon?: boolean;
}

function EntryLink({ entry, isCurrent, hasIcon = false }: EntryLinkProps) {
  return (
    <Link className="sidebar__entry" to={entry.path} aria-current={isCurrent ? 'page' : undefined}>
      {hasIcon && <MenuIcon title={entry.title} />}
      <span className="sidebar__label">{entry.title}</span>
    </Link>
  );
}
