import { type ReactNode, useRef } from 'react';
import { useSharedViewModel } from '../../app/page-hooks';
import { focusFirstIn } from '../focus/move-focus';
import { focusPageHeading } from '../focus/route-focus';
import { focusLastRow } from '../focus/use-focus-stays';
import { UnsavedWorkViewModel } from '../leave/unsaved-work.view-model';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';
import { DialogName } from './dialog-name';

interface PlainDialogProps extends Pick<DialogFrameProps, 'open' | 'width' | 'afterClose'> {
  readonly title: string;
  /** What its heading shows, where that is more than the text of the title. */
  readonly heading?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog around something that has the buttons itself; the first button or field has the focus. */
export function PlainDialog({ title, heading = title, onClose, children, ...frame }: PlainDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame
      {...frame}
      title={heading}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(isOpen) => {
        // What it holds may have come later.
        if (isOpen) focusFirstIn(body.current);
        // The button that opened it may be gone by now. A caller with `afterClose` moves the focus itself.
        else if (!frame.afterClose && document.activeElement === document.body)
          focusLastRow(document.body) || focusPageHeading();
      }}
    >
      <div ref={body}>
        <DialogName value={title}>{children}</DialogName>
      </div>
    </DialogFrame>
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
