import { Tooltip, type TooltipProps } from 'antd';
import { type ReactElement, useEffect, useRef, useState } from 'react';

interface RailTipProps {
  readonly title: string;
  readonly isRail: boolean;
  readonly children: ReactElement;
}

/** How long the pointer or the focus rests on an icon before it is named, in seconds. */
const DELAY = 0.7;

/** The library hands this on to what opens the tooltip, but does not declare it. */
const onFocus = { focusDelay: DELAY } as TooltipProps;

/**
 * Shows the name of an icon in the collapsed sidebar. Screen readers read the item's own text, so the tooltip describes
 * the box around the item, not the item.
 */
export function RailTip({ title, isRail, children }: RailTipProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The sidebar may collapse under the focus, which then comes to nothing that could be heard.
    setOpen(isRail && box.current?.matches(':focus-within') === true);
  }, [isRail]);
  return (
    <Tooltip
      title={title}
      placement="right"
      trigger={['hover', 'focus']}
      mouseEnterDelay={DELAY}
      {...onFocus}
      open={isRail && isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      getPopupContainer={(target) => target.closest('aside') ?? document.body}
    >
      <div ref={box}>{children}</div>
    </Tooltip>
  );
}
