import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { FocusedPopup } from '../../shared/control/menu/focused-popup';
import { useMenuButton } from '../../shared/control/menu/use-menu-button';
import { UserBadge } from '../../shared/user-badge';
import { shellTexts } from './shell.texts';
import type { ShellProps } from './sidebar';
import './account-menu.css';

/** The arrow keys reach a disabled entry, too; the library hands this on, but does not declare it. */
const FOCUSABLE = { tabIndex: -1 };

/** The menu behind the person's picture. */
export function AccountMenu({ shell, user }: ShellProps) {
  const navigate = useNavigate();
  const { isOpen, opening, choose, dropdown, button } = useMenuButton();
  return (
    <Dropdown
      {...dropdown}
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      styles={{ root: { minWidth: 'min(11rem, 80vw)' } }}
      popupRender={(menu) => (
        <FocusedPopup menu={menu} isOpen={isOpen} opening={opening} className="account-menu">
          <p className="account-menu__heading">{shellTexts.myAccount}</p>
        </FocusedPopup>
      )}
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
        {...button}
        type="text"
        shape="circle"
        icon={<UserBadge user={user} />}
        aria-label={shellTexts.accountMenu}
      />
    </Dropdown>
  );
}
