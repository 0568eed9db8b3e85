import { Typography } from 'antd';
import { type ReactElement, useId } from 'react';
import { ErrorMark } from '../../shared/error/error-mark';
import '../../shared/control/native-select.css';
import './editor-field.css';

/** What a control has from the field around it. */
interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface EditorFieldProps {
  readonly label: string;
  /** The id of the control; one of its own unless said otherwise. */
  readonly id?: string;
  /** The sentence that says what is wrong; null when nothing is. */
  readonly problem?: string | null;
  /** What could be better and is not wrong; null when nothing could. */
  readonly warning?: string | null;
  /** The id of what says elsewhere why the text was refused. */
  readonly refusedBy?: string | undefined;
  /** The control, which takes what it is given. */
  readonly children: (control: FieldControl) => ReactElement;
}

/**
 * A native control with its label, and what is wrong with it below. The component library's own control takes the editor past
 * twice the time of a page without script, from a key to the next paint.
 */
export function EditorField({
  label,
  id: ownId,
  problem = null,
  warning = null,
  refusedBy,
  children,
}: EditorFieldProps) {
  const newId = useId();
  const id = ownId ?? newId;
  const describedBy =
    [problem === null ? refusedBy : `${id}-problem`, warning !== null && `${id}-warning`]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <div className="editor-field">
      <label htmlFor={id}>
        <strong>{label}</strong>
      </label>
      {children({
        id,
        className: 'native-control',
        'aria-invalid': problem !== null || refusedBy !== undefined,
        'aria-describedby': describedBy,
      })}
      {problem !== null && (
        <Typography.Text type="danger" id={`${id}-problem`}>
          <ErrorMark />
          <span>{problem}</span>
        </Typography.Text>
      )}
      {warning !== null && (
        <Typography.Text type="warning" id={`${id}-warning`}>
          <span>{warning}</span>
        </Typography.Text>
      )}
    </div>
  );
}
