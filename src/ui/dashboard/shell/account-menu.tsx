import { Button, Dropdown } from 'antd';
import { cloneElement, isValidElement, type ReactNode, type Ref, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../core/auth/user';
import { PROFILE_PATH } from '../../../core/navigation/paths';
import { UserBadge } from '../user-badge';
import { shellTexts } from './shell.texts';
import type { ShellViewModel } from './shell.view-model';
import './account-menu.css';

interface AccountMenuProps {
  readonly shell: ShellViewModel;
  readonly user: User;
}

/** The menu behind the person's picture. */
export function AccountMenu({ shell, user }: AccountMenuProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const choose = (act: () => unknown) => () => {
    button.current?.focus();
    void act();
  };
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      // Opened again while it fades out, the menu would not take the focus: it closes at once.
      transitionName=""
      destroyOnHidden
      autoFocus
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      styles={{ root: { minWidth: 'min(11rem, 80vw)' } }}
      popupRender={(menu) => <Popup menu={menu} />}
      menu={{
        'aria-label': shellTexts.myAccount,
        items: [
          {
            key: 'profile',
            label: shellTexts.profile,
            onClick: choose(() => navigate(PROFILE_PATH)),
          },
          // There is nothing to set yet.
          { key: 'settings', label: shellTexts.settings, disabled: true },
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
  /** By which the library gives the focus to the menu. */
  readonly ref?: Ref<unknown> | undefined;
}

/** The menu under its heading. As the label of a group inside the menu, the heading would leave the group without a name. */
function Popup({ menu, ref }: PopupProps) {
  return (
    <div className="account-menu">
      <p className="account-menu__heading">{shellTexts.myAccount}</p>
      {isValidElement<{ ref?: Ref<unknown> | undefined }>(menu) && cloneElement(menu, { ref })}
    </div>
  );
}
