import type { MenuProps } from 'antd';
import { useRef, useState } from 'react';

/** What the library tells of the entry that was chosen. */
type MenuInfo = Parameters<NonNullable<MenuProps['onClick']>>[0];

/** A button that opens a menu, and has the focus again once an entry is chosen. */
export function useMenuButton() {
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const onOpenChange = (open: boolean) => {
    setOpen(open);
    if (open) setOpening((count) => count + 1);
  };
  const choose = (act: () => unknown) => (info: MenuInfo) => {
    // The key that chose an entry would press the button as well, since it has the focus now.
    info.domEvent.preventDefault();
    button.current?.focus();
    void act();
  };
  return {
    isOpen,
    /** Counts the openings. */
    opening,
    choose,
    /** Of the dropdown. */
    dropdown: {
      open: isOpen,
      onOpenChange,
      trigger: ['click' as const],
      placement: 'bottomRight' as const,
      // Opened again while it fades out, the menu would not take the focus: it closes at once.
      transitionName: '',
      destroyOnHidden: true,
      autoFocus: true,
    },
    /** Of the button. */
    button: { ref: button, 'aria-haspopup': 'menu' as const, 'aria-expanded': isOpen },
  };
}
