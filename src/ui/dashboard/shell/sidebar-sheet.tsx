import { Drawer } from 'antd';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../../core/auth/user';
import { focusPageHeading } from '../../shared/focus/focus-page-heading';
import { useFocusHeir } from '../../shared/focus/use-focus-heir';
import type { ShellViewModel } from './shell.view-model';
import { Sidebar } from './sidebar';

interface SidebarSheetProps {
  readonly shell: ShellViewModel;
  readonly user: User;
  /** The button that opens the sheet. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The sidebar on a phone: a side sheet of 18rem that closes when a page was chosen. */
export const SidebarSheet = observer(function SidebarSheet({ shell, user, opener }: SidebarSheetProps) {
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
  useFocusHeir(panel, opener);

  const handleOpenChange = (open: boolean) => {
    if (open) return;
    // The sheet held the focus until now: it goes on to the page that was chosen, or back to the button.
    if (wasChosen.current) focusPageHeading();
    else opener.current?.focus();
    wasChosen.current = false;
  };
  return (
    <Drawer
      rootClassName="sidebar-sheet"
      panelRef={panel}
      open={shell.isSheetOpen}
      placement="left"
      size="18rem"
      title="Menu"
      focusable={{ trap: true, focusTriggerAfterClose: false }}
      onClose={() => shell.closeSheet()}
      afterOpenChange={handleOpenChange}
    >
      <Sidebar shell={shell} user={user} isRail={false} />
    </Drawer>
  );
});
