import type { FormInstance } from 'antd';
import { type MouseEvent, type RefObject, useState } from 'react';
import { moveFocus } from '../../shared/focus/move-focus';
import { useKeptFocus } from '../../shared/focus/use-kept-focus';
import type { Submission } from '../../shared/form/submission';

type FieldOf<Values> = keyof Values & string;

interface SubmissionOptions<Values extends object> {
  readonly form: FormInstance;
  /** The form's `name`, which Ant Design puts before each field's id. */
  readonly formName: string;
  readonly fields: readonly FieldOf<Values>[];
  readonly isSending: boolean;
  readonly submit: (values: Values) => Promise<Submission<FieldOf<Values>>>;
}

interface SubmissionHandlers<Values extends object> {
  /** Answers whether the form is done. */
  readonly handleFinish: (values: Values) => Promise<boolean>;
  /** Takes the messages of these fields away, since somebody is mending them. */
  readonly clearMessages: (fields: readonly string[]) => void;
  /** For the submit button. */
  readonly buttonProps: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly disabled: boolean;
    /** The second click of a double click is no second submission. */
    readonly onClick: (event: MouseEvent) => void;
  };
  /** What is wrong with the field that has the focus already, to be said aloud; else empty. */
  readonly refusal: string;
  /** For the text that says that the form is being sent: it keeps the focus for the button. */
  readonly statusProps: {
    readonly ref: RefObject<HTMLParagraphElement | null>;
    readonly role: 'status';
    readonly tabIndex: -1;
  };
}

/**
 * Hands a form in and shows what comes of it: messages beside the fields and the focus on the first of them, or a form
 * that is done. A failure leaves everything typed where it is.
 */
export function useSubmission<Values extends object>({
  form,
  formName,
  fields,
  isSending,
  submit,
}: SubmissionOptions<Values>): SubmissionHandlers<Values> {
  const { buttonRef, statusRef, noteFocus } = useKeptFocus(isSending);

  const [refusal, setRefusal] = useState('');

  const clearMessages = (fields: readonly string[]) => {
    setRefusal('');
    form.setFields(fields.map((name) => ({ name, errors: [] })));
  };

  const handleFinish = async (values: Values): Promise<boolean> => {
    noteFocus();
    clearMessages(fields);
    const submission = await submit(values);
    if (submission.isDone) return true;
    form.setFields(submission.problems.map(({ field, message }) => ({ name: field, errors: [message] })));
    const [first] = submission.problems;
    if (first && !moveFocus(document.getElementById(`${formName}_${first.field}`))) setRefusal(first.message);
    return false;
  };

  const handleClick = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  };

  return {
    handleFinish,
    clearMessages,
    refusal,
    buttonProps: { ref: buttonRef, disabled: isSending, onClick: handleClick },
    statusProps: { ref: statusRef, role: 'status', tabIndex: -1 },
  };
}
