import { Button, Dropdown, type MenuProps } from 'antd';
import {
  cloneElement,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { UserBadge } from '../../shared/user-badge';
import { shellTexts } from './shell.texts';
import type { ShellProps } from './sidebar';
import './account-menu.css';

type MenuInfo = Parameters<NonNullable<MenuProps['onClick']>>[0];

/** The arrow keys reach a disabled entry, too; the library hands this on, but does not declare it. */
const FOCUSABLE = { tabIndex: -1 };

/** The menu behind the person's picture. */
export function AccountMenu({ shell, user }: ShellProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  const onOpenChange = (open: boolean) => {
    setOpen(open);
    if (open) setOpenings((count) => count + 1);
  };
  const choose = (act: () => unknown) => (info: MenuInfo) => {
    // The key that chose an entry would press the button as well, since it has the focus now.
    info.domEvent.preventDefault();
    button.current?.focus();
    void act();
  };
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={['click']}
      placement="bottomRight"
      // Opened again while it fades out, the menu would not take the focus: it closes at once.
      transitionName=""
      destroyOnHidden
      autoFocus
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      styles={{ root: { minWidth: 'min(11rem, 80vw)' } }}
      popupRender={(menu) => <Popup menu={menu} isOpen={isOpen} opening={openings} />}
      menu={{
        'aria-label': shellTexts.myAccount,
        items: [
          {
            key: 'profile',
            label: shellTexts.profile,
            onClick: choose(() => navigate(pathOf('profile'))),
          },
          // There is nothing to set yet.
          { key: 'settings', label: shellTexts.settings, disabled: true, ...FOCUSABLE },
          { key: 'logout', label: shellTexts.logout, onClick: choose(() => shell.logOut()) },
        ],
      }}
    >
      <Button
        ref={button}
        type="text"
        shape="circle"
        icon={<UserBadge user={user} />}
        aria-label={shellTexts.accountMenu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      />
    </Dropdown>
  );
}

interface PopupProps {
  readonly menu: ReactNode;
  readonly isOpen: boolean;
  /** Counts the openings. A menu that is not new would give the focus to the entry that had it last. */
  readonly opening: number;
  /** By which the library gives the focus to the menu. */
  readonly ref?: Ref<unknown> | undefined;
}

/** The menu under its heading. As the label of a group inside the menu, the heading would leave the group without a name. */
function Popup({ menu, isOpen, opening, ref }: PopupProps) {
  const root = useRef<HTMLDivElement>(null);
  // The library does not always give the focus to a menu that is opened again soon after it was closed.
  useEffect(() => {
    if (!isOpen) return undefined;
    const focusFirst = () => {
      if (root.current?.contains(document.activeElement)) return;
      root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
      frame = requestAnimationFrame(focusFirst);
    };
    let frame = requestAnimationFrame(focusFirst);
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <div className="account-menu" ref={root} onKeyDownCapture={ignoreOnDisabled}>
      <p className="account-menu__heading">{shellTexts.myAccount}</p>
      {isValidElement<{ ref?: Ref<unknown> | undefined }>(menu) && cloneElement(menu, { ref, key: opening })}
    </div>
  );
}

/** Enter on a disabled entry would close the menu. */
function ignoreOnDisabled(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof Element && target.matches('[aria-disabled=true]'))
    event.stopPropagation();
}
