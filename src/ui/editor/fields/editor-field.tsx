import { Flex, Input, Typography } from 'antd';
import { type ChangeEvent, useId } from 'react';
import { ErrorMark } from '../../shared/error-mark';

interface EditorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The sentence that says what is wrong; null when nothing is. */
  readonly problem?: string | null;
  /** The id of what says elsewhere why the text was refused. */
  readonly refusedBy?: string | undefined;
  /** Height in lines; one line unless said otherwise. */
  readonly rows?: number | undefined;
  readonly readOnly?: boolean;
}

/** One line or several of text with its label, and what is wrong with it below. */
export function EditorField({
  label,
  value,
  onChange,
  problem = null,
  refusedBy,
  rows = 1,
  readOnly = false,
}: EditorFieldProps) {
  const id = useId();
  const isWrong = problem !== null || refusedBy !== undefined;
  const control = {
    id,
    value,
    readOnly,
    status: isWrong ? ('error' as const) : ('' as const),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
    'aria-invalid': isWrong,
    'aria-describedby': problem === null ? refusedBy : `${id}-problem`,
  };
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>
        <strong>{label}</strong>
      </label>
      {rows === 1 ? <Input {...control} /> : <Input.TextArea rows={rows} {...control} />}
      {problem !== null && (
        <Typography.Text type="danger" id={`${id}-problem`}>
          <ErrorMark />
          {problem}
        </Typography.Text>
      )}
    </Flex>
  );
}
