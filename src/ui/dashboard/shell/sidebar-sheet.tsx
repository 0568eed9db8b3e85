import { Drawer } from 'antd';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepFocusInDialogs } from '../../shared/focus/keep-focus-in-dialogs';
import { focusPageHeading } from '../../shared/focus/route-focus';
import { useFocusHeir } from '../../shared/focus/use-focus-heir';
import { shellTexts } from './shell.texts';
import { type ShellProps, Sidebar } from './sidebar';

/** The sidebar, and the button that opens it. */
export interface SidebarPlaceProps extends ShellProps {
  /** The button that opens the sidebar; it takes the focus when the sidebar goes. */
  readonly toggle: RefObject<HTMLButtonElement | null>;
}

/** The sidebar on a phone: a side sheet of 18rem that closes when a page was chosen. */
export const SidebarSheet = observer(function SidebarSheet({ shell, user, toggle }: SidebarPlaceProps) {
  const { key } = useLocation();
  const shownFor = useRef(key);
  const wasChosen = useRef(false);
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    wasChosen.current = shell.isSheetOpen;
    shell.closeSheet();
  }, [shell, key]);

  // The window may become wide enough for the sidebar itself.
  const panel = useRef<HTMLDivElement>(null);
  useFocusHeir(panel, toggle);
  useEffect(keepFocusInDialogs, []);

  const handleOpenChange = (open: boolean) => {
    if (open) return;
    // The sheet held the focus until now. It goes on to the page that was chosen, or back to the button.
    if (wasChosen.current) focusPageHeading();
    else toggle.current?.focus();
    wasChosen.current = false;
  };
  return (
    <Drawer
      rootClassName="sidebar-sheet"
      panelRef={panel}
      open={shell.isSheetOpen}
      placement="left"
      size="18rem"
      title={shellTexts.menu}
      styles={{ body: { padding: 0 } }}
      focusable={{ trap: true, focusTriggerAfterClose: false }}
      onClose={shell.closeSheet}
      afterOpenChange={handleOpenChange}
    >
      <Sidebar shell={shell} user={user} isRail={false} />
    </Drawer>
  );
});
