import { Tooltip } from 'antd';
import type { ReactElement } from 'react';

/** Seconds before a tooltip shows, under the pointer and on focus (specification, section 9: 700 ms). */
const DELAYS = { mouseEnterDelay: 0.7, focusDelay: 0.7 };

interface RailTipProps {
  readonly title: string;
  readonly isRail: boolean;
  readonly children: ReactElement;
}

/** Names an icon of the collapsed sidebar for who sees it; its name for screen readers is its own text. */
export function RailTip({ title, isRail, children }: RailTipProps) {
  return (
    <Tooltip title={isRail ? title : ''} placement="right" trigger={['hover', 'focus']} {...DELAYS}>
      {children}
    </Tooltip>
  );
}
