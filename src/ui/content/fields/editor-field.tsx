import { Typography } from 'antd';
import { type ChangeEvent, useId } from 'react';
import { ErrorMark } from '../../shared/error/error-mark';
import '../../shared/control/native-select.css';
import './editor-field.css';

interface EditorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The id of the control; one of its own unless said otherwise. */
  readonly id?: string;
  /** The sentence that says what is wrong; null when nothing is. */
  readonly problem?: string | null;
  /** What could be better and is not wrong; null when nothing could. */
  readonly warning?: string | null;
  /** The id of what says elsewhere why the text was refused. */
  readonly refusedBy?: string | undefined;
  /** Height in lines; one line unless said otherwise. */
  readonly rows?: number | undefined;
  readonly readOnly?: boolean;
}

/**
 * One line or several of text with its label, and what is wrong with it below. A native field: the component library's
 * own takes the editor past twice the time of a page without script, from a key to the next paint.
 */
export function EditorField({
  label,
  value,
  onChange,
  id: ownId,
  problem = null,
  warning = null,
  refusedBy,
  rows = 1,
  readOnly = false,
}: EditorFieldProps) {
  const newId = useId();
  const id = ownId ?? newId;
  const isWrong = problem !== null || refusedBy !== undefined;
  const describedBy =
    [problem === null ? refusedBy : `${id}-problem`, warning !== null && `${id}-warning`]
      .filter(Boolean)
      .join(' ') || undefined;
  const control = {
    id,
    value,
    readOnly,
    className: 'native-control',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
  };
  return (
    <div className="editor-field">
      <label htmlFor={id}>
        <strong>{label}</strong>
      </label>
      {rows === 1 ? <input type="text" {...control} /> : <textarea rows={rows} {...control} />}
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
