import { Button } from 'antd';
import type { MenuAction } from './more-menu';

interface ActionButtonsProps {
  /** In their order; false for an action that the person has no right to. */
  readonly actions: readonly (MenuAction | false)[];
}

/** The actions of a MoreMenu as buttons, where there is room for them. */
export function ActionButtons({ actions }: ActionButtonsProps) {
  return actions.map(
    (action) =>
      action && (
        <Button
          key={action.key}
          disabled={action.isDisabled ?? false}
          // It keeps the focus.
          aria-disabled={action.isBusy || undefined}
          onClick={action.onPress}
        >
          {action.text}
        </Button>
      ),
  );
}
