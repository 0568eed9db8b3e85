import { Button, Dropdown, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { FocusedPopup } from './focused-popup';
import { menuTexts as texts } from './menu.texts';
import { useMenuButton } from './use-menu-button';
import './more-menu.css';

/** One thing that can be done with what a row or a view is about. */
export interface MenuAction {
  readonly key: string;
  readonly text: string;
  /** Whether it takes something away; such entries come last, apart from the others. */
  readonly isDangerous?: boolean;
  /** Whether it cannot be done now. */
  readonly isDisabled?: boolean;
  /** Whether it is being done, and cannot be done once more meanwhile. */
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

interface MoreMenuProps {
  /** The name of what the actions are about. */
  readonly subject: string;
  /** In their order; false for an action that the person has no right to. */
  readonly actions: readonly (MenuAction | false)[];
  /** Whether it is one of many in a list, where it has no frame. */
  readonly isInRow?: boolean;
  /** Above the actions. */
  readonly children?: ReactNode;
}

/** The arrow keys reach a disabled entry, too; the library hands this on, but does not declare it. */
const FOCUSABLE = { tabIndex: -1 };

/** Everything that can be done with a thing but the first, which has a button of its own. Without an action there is no menu. */
export function MoreMenu({ subject, actions, isInRow = false, children }: MoreMenuProps) {
  const { isOpen, opening, choose, dropdown, button } = useMenuButton();
  const offered = actions.filter((action) => action !== false);
  if (offered.length === 0) return null;
  const label = texts.moreOf(subject);
  const entryOf = ({ key, text, isDangerous = false, isDisabled, isBusy, onPress }: MenuAction) => ({
    key,
    label: text,
    danger: isDangerous,
    disabled: isDisabled || isBusy || false,
    ...((isDisabled || isBusy) && FOCUSABLE),
    onClick: choose(onPress),
  });
  const [dangerous, harmless] = [true, false].map((isDangerous) =>
    offered.filter((action) => (action.isDangerous ?? false) === isDangerous).map(entryOf),
  ) as [Entries, Entries];
  const divider = dangerous.length > 0 && harmless.length > 0 ? [{ type: 'divider' as const }] : [];
  return (
    <Dropdown
      {...dropdown}
      // Words belong to the part of the page that the button is in.
      {...(children !== undefined && { getPopupContainer: parentOf })}
      popupRender={(menu) => (
        <FocusedPopup
          menu={menu}
          isOpen={isOpen}
          opening={opening}
          {...(children !== undefined && { className: 'more-menu' })}
        >
          {children !== undefined && <div className="more-menu__lead">{children}</div>}
        </FocusedPopup>
      )}
      menu={{ 'aria-label': label, items: [...harmless, ...divider, ...dangerous] }}
    >
      <Button {...button} type={isInRow ? 'text' : 'default'} aria-label={label}>
        <strong>{texts.more}</strong>
      </Button>
    </Dropdown>
  );
}

/** Where the button is. */
const parentOf = (button: HTMLElement) => button.parentElement ?? document.body;

type Entries = NonNullable<MenuProps['items']>;
