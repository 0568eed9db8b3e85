import { Button } from 'antd';
import { type ReactNode, type RefObject, useId, useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  /** What the button says. */
  readonly children: string;
  /** The `accept` attribute. It does not stop every file, so the caller checks the file again. */
  readonly accept: string;
  /** True while a file is being read: further files are ignored, and the button keeps its focus. */
  readonly busy: boolean;
  /** Ids of what describes the choice, or what is wrong with it. */
  readonly describedBy?: string | undefined;
  /** Whether the file that was chosen last was refused. */
  readonly isWrong?: boolean;
  readonly onFile: (file: File) => void;
  /** The id of the button. */
  readonly buttonId?: string | undefined;
  readonly buttonRef?: RefObject<HTMLButtonElement | null>;
  /** What stands between the label and the button. */
  readonly hint?: ReactNode;
}

/**
 * A label and a button that opens the choice of a file. It is not Ant Design's Upload: that one takes the focus away from
 * the button inside it, or answers to Enter and not to Space, and it takes what is pasted anywhere on the page.
 */
export function FileButton(props: FileButtonProps) {
  const { label, children, accept, busy, describedBy, isWrong, onFile, buttonId, buttonRef, hint } = props;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <label htmlFor={id}>
        <strong>{label}</strong>
      </label>
      {hint}
      <input
        id={id}
        ref={inputRef}
        type="file"
        // Not the attribute 'hidden': Ant Design's forms show each file input again.
        style={{ display: 'none' }}
        accept={accept}
        disabled={busy}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Choosing the same file again is a change, too.
          target.value = '';
        }}
      />
      <Button
        ref={buttonRef}
        id={buttonId}
        aria-label={`${label}: ${children}`}
        aria-describedby={describedBy}
        aria-disabled={busy}
        onClick={() => inputRef.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
