import { Modal, type ModalProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useSharedViewModel } from '../../app/page-hooks';
import { focusFirstIn } from '../focus/move-focus';
import { focusPageHeading } from '../focus/route-focus';
import { focusLastRow } from '../focus/use-focus-heir';
import { UnsavedWorkViewModel } from '../leave/unsaved-work.view-model';
import { DialogName } from './dialog-name';
import { DialogTitle } from './dialog-title';

interface PlainDialogProps extends Pick<ModalProps, 'open' | 'width' | 'mask' | 'afterClose'> {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog around something that has the buttons itself; the first button or field has the focus. */
export function PlainDialog({ title, onClose, children, ...modal }: PlainDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      width={440}
      {...modal}
      title={<DialogTitle>{title}</DialogTitle>}
      footer={null}
      // A cross would have the focus first.
      closable={false}
      onCancel={onClose}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusFirstIn(body.current);
        // The button that opened it may be gone by now. A caller with `afterClose` moves the focus itself.
        else if (!modal.afterClose && document.activeElement === document.body)
          focusLastRow(document.body) || focusPageHeading();
      }}
      destroyOnHidden
    >
      <div ref={body}>
        <DialogName value={title}>{children}</DialogName>
      </div>
    </Modal>
  );
}

/** How a form in a dialog ends: it closes, when it is done, or after asking about what is unsaved in it. */
export type FormEnds = Readonly<Record<'onDone' | 'onCancel', () => void>>;

interface FormDialogProps extends Omit<PlainDialogProps, 'children'> {
  /** Makes the form, which is a new one each time the dialog opens. */
  readonly children: (ends: FormEnds) => ReactNode;
}

/** A dialog around a form that has the buttons itself. */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const close = () => void unsaved.mayLeave('view').then((leave) => leave && onClose());
  return (
    <PlainDialog {...dialog} onClose={close}>
      {children({ onDone: onClose, onCancel: close })}
    </PlainDialog>
  );
}
