import { Button, Flex } from 'antd';
import { ignoreSecondClick } from '../focus/use-first-problem';
import { LeaveGuard } from '../leave/leave-guard';
import { formTexts } from './form.texts';

interface DialogFormEndProps {
  readonly isSending: boolean;
  /** Said aloud when the form is refused; empty while it is not. */
  readonly refusal: string;
  readonly submit: string;
  /** What the button says while the form is on its way. */
  readonly sending?: string;
  readonly cancel: string;
  readonly onCancel: () => void;
  /** Whether something typed would be lost now, and the question that is asked then. */
  readonly isLeftBy: () => boolean;
  readonly loss: string;
}

/** The end of a form in a dialog: its buttons, what is said aloud of it, and the question before typing is lost. */
export function DialogFormEnd({
  isSending,
  refusal,
  submit,
  sending = formTexts.saving,
  cancel,
  onCancel,
  isLeftBy,
  loss,
}: DialogFormEndProps) {
  return (
    <>
      <Flex wrap gap="small" justify="end">
        <Button onClick={onCancel}>{cancel}</Button>
        {/* Not disabled: a disabled button loses the focus. The form's state refuses a second press. */}
        <Button
          type="primary"
          htmlType="submit"
          aria-disabled={isSending || undefined}
          onClick={ignoreSecondClick}
        >
          {isSending ? sending : submit}
        </Button>
      </Flex>
      <p className="visually-hidden" role="status">
        {isSending ? sending : refusal}
      </p>
      <LeaveGuard isLeftBy={isLeftBy}>{loss}</LeaveGuard>
    </>
  );
}
