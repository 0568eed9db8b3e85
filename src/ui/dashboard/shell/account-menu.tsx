import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { useMay } from '../../app/page-hooks';
import { FocusedPopup } from '../../shared/control/menu/focused-popup';
import { useMenuButton } from '../../shared/control/menu/use-menu-button';
import { UserBadge } from '../../shared/user-badge';
import { shellTexts } from './shell.texts';
import type { ShellProps } from './sidebar';
import './account-menu.css';

/** The arrow keys reach a disabled entry, too; the library hands this on, but does not declare it. */
const FOCUSABLE = { tabIndex: -1 };

/**
 * The menu behind the person's picture. Settings leads to those of the site for an admin and to the own profile for everybody else; in
 * a simulation there is nothing to set.
 */
export function AccountMenu({ shell, user }: ShellProps) {
  const navigate = useNavigate();
  const may = useMay();
  const isSimulated = import.meta.env.VITE_BACK_END !== 'server';
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
          isSimulated
            ? { key: 'settings', label: shellTexts.settings, disabled: true, ...FOCUSABLE }
            : {
                key: 'settings',
                label: shellTexts.settings,
                onClick: choose(() => navigate(pathOf(may('open settings') ? 'settings' : 'profile'))),
              },
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
