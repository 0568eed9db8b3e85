import { type ReactNode, useState } from 'react';
import { DialogFrame } from './dialog-frame';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** What may be chosen with it, below the text. */
  readonly more?: ReactNode;
  /** What the button says that does it. */
  readonly action: string;
  /** What the button says that leaves all as it is. */
  readonly dismissal: string;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  /** When it is gone, whatever was answered, and has given the focus back to what opened it, if that is still there. */
  readonly onClosed?: () => void;
}

/** Asks before something that a person may regret; Esc leaves all as it is, and so does the answer that has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, more, action, dismissal, onConfirm, onDismiss, onClosed } = props;
  return (
    <DialogFrame
      open={open}
      title={title}
      okText={action}
      okButtonProps={{ danger: true }}
      cancelText={dismissal}
      onOk={onConfirm}
      onCancel={onDismiss}
      afterClose={() => onClosed?.()}
      // Buttons that do not fit on one line keep a gap between the rows.
      styles={{
        footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 'var(--space-3)' },
      }}
    >
      <p>{children}</p>
      {more}
    </DialogFrame>
  );
}

interface Question extends Pick<ConfirmDialogProps, 'title' | 'more' | 'action' | 'onConfirm'> {
  readonly text: ReactNode;
}

/** The dialog that asks before a page does something, and what opens it; what it says stays while it fades away. */
export function useConfirmDialog(dismissal: string) {
  const [shownQuestion, setShownQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (question: Question) => {
    setShownQuestion(question);
    setOpen(true);
  };
  const handleConfirm = () => {
    // It fades after the first answer.
    if (!open) return;
    setOpen(false);
    shownQuestion?.onConfirm();
  };
  const dialog = shownQuestion && (
    <ConfirmDialog
      open={open}
      dismissal={dismissal}
      title={shownQuestion.title}
      more={shownQuestion.more}
      action={shownQuestion.action}
      onConfirm={handleConfirm}
      onDismiss={() => setOpen(false)}
    >
      {shownQuestion.text}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
