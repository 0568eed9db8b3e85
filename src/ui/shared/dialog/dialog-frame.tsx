import { Modal, type ModalProps } from 'antd';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepFocusInDialogs } from '../focus/keep-focus-in-dialogs';
import { focusFirstIn } from '../focus/move-focus';
import { useDialogLayer } from './dialog-layers';
import { DialogTitle } from './dialog-title';

/** What a dialog is made of. */
export interface DialogFrameProps
  extends Pick<
    ModalProps,
    | 'width'
    | 'footer'
    | 'okText'
    | 'okButtonProps'
    | 'cancelText'
    | 'onOk'
    | 'styles'
    | 'children'
    | 'afterOpenChange'
    | 'afterClose'
  > {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Called for Esc and for the button that cancels; a press beside the dialog does nothing. */
  readonly onCancel: () => void;
  /** Gives the focus to what has it first: the first button or field unless given. */
  readonly focusFirst?: (dialog: HTMLElement) => void;
}

/**
 * Every dialog of the site. It is there as a whole from the first frame on and fades in, so that a press on one of its buttons lands;
 * it has the focus at once, and what lies beneath cannot be used.
 */
export function DialogFrame({ open, afterClose, ...frame }: DialogFrameProps) {
  // Put into the page again each time it opens: the library needs several renderings to show what is there but hidden.
  const [isThere, setThere] = useState(open);
  if (open && !isThere) setThere(true);
  const handleClosed = () => {
    setThere(false);
    afterClose?.();
  };
  return isThere && <Frame {...frame} open={open} afterClose={handleClosed} />;
}

const FREE = { trap: false };

/** A press beside the dialog leaves the focus where it is. */
const BESIDE = {
  onMouseDown: (event: MouseEvent) => {
    if (event.target === event.currentTarget) event.preventDefault();
  },
};

function Frame({ title, children, focusFirst = focusFirstIn, ...modal }: DialogFrameProps) {
  const inside = useRef<HTMLDivElement>(null);
  const enter = useDialogLayer(inside, modal.open, focusFirst);
  useEffect(keepFocusInDialogs, []);
  return (
    <Modal
      width={440}
      {...modal}
      title={<DialogTitle>{title}</DialogTitle>}
      // A cross would have the focus first.
      closable={false}
      // What lies beneath is inert, and keepFocusInDialogs has Tab go round.
      focusable={FREE}
      wrapProps={BESIDE}
      // It neither grows nor moves.
      transitionName="ant-fade"
      destroyOnHidden
    >
      <Inside root={inside} onThere={enter}>
        {children}
      </Inside>
    </Modal>
  );
}

interface InsideProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly onThere: () => void;
  readonly children: ReactNode;
}

function Inside({ root, onThere, children }: InsideProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is there
  useLayoutEffect(onThere, []);
  return <div ref={root}>{children}</div>;
}
