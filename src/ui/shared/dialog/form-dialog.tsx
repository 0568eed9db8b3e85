import { Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { focusFirstIn } from '../focus/move-focus';
import { useAskedClose } from '../leave/use-asked-close';
import { DialogTitle } from './dialog-title';

interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** px. */
  readonly width?: number;
  readonly onClose: () => void;
  /** Makes the form, which is a new one each time the dialog opens; `close` asks about what is unsaved in it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A dialog around a form that has the buttons itself. */
export function FormDialog({ open, title, width = 440, onClose, children }: FormDialogProps) {
  const close = useAskedClose(onClose);
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={<DialogTitle>{title}</DialogTitle>}
      footer={null}
      // A cross would have the focus first.
      closable={false}
      width={width}
      onCancel={close}
      afterOpenChange={(isOpen) => isOpen && focusFirstIn(body.current)}
      destroyOnHidden
    >
      <div ref={body}>{children(close)}</div>
    </Modal>
  );
}
