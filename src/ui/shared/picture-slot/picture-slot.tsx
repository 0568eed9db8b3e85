import { Button, Flex, Progress, Typography } from 'antd';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import type { PictureSize } from '../../../core/content/pictures/image-library.port';
import { acceptOf, type ImageSlot } from '../../../core/content/pictures/image-slot';
import type { PictureRef } from '../../../core/content/site-content';
import { FileButton } from '../control/file-button';
import { ErrorMark } from '../error/error-mark';
import { PictureFrame } from './picture-frame';
import { pictureSlotTexts as texts } from './picture-slot.texts';
import type { SlotState } from './picture-upload';
import './picture-slot.css';

interface PictureSlotProps {
  readonly label: string;
  /** Empty where there is no picture. */
  readonly value: PictureRef;
  /** The formats that are accepted and the recommended size. */
  readonly slot: ImageSlot;
  readonly state: SlotState;
  /** The ground that the picture needs to be seen on. */
  readonly ground?: 'light' | 'dark' | undefined;
  readonly readOnly?: boolean;
  /** The id of the button, for code that moves the focus to it. */
  readonly buttonId?: string | undefined;
  /** The id of what says elsewhere why the picture was refused. */
  readonly refusedBy?: string | undefined;
  readonly onFile: (file: File) => void;
  /** The answer to the question about scaling down; a slot without a recommended size never asks. */
  readonly onDecide?: (scaleDown: boolean) => void;
  /** Drops the question, or an upload that is under way; only where that is possible. */
  readonly onDismiss?: () => void;
  /** Removes the picture. Omit it where a picture is required. */
  readonly onRemove?: () => void;
  /** Says so on its button: 'Remove picture'. */
  readonly removeText?: string;
}

/**
 * Replaces a picture: by choosing a file, by dropping one, or by pasting one while the slot has the focus. A problem with
 * the file is shown next to the slot.
 */
export function PictureSlot(props: PictureSlotProps) {
  const { label, value, slot, state, ground, readOnly = false, buttonId, refusedBy } = props;
  const { onFile, onDecide, onDismiss, onRemove, removeText } = props;
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const [measured, setMeasured] = useState<{ value: PictureRef; size: PictureSize } | null>(null);
  const busy = readOnly || state.status === 'busy';
  const sizeNow = measured?.value === value ? measured.size : null;

  const take = (files: FileList) => {
    const [file] = files;
    if (file && !busy) onFile(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  /** The button that is pressed goes away with what it answers, so the focus moves on first. */
  const leaving = (act?: () => void) => () => {
    buttonRef.current?.focus();
    act?.();
  };
  const hint = (
    <Typography.Text type="secondary" className="picture-slot__hint" id={`${id}-hint`}>
      <span>{slot.extensions.join(', ')}</span> {slot.size && <span>{texts.recommended(slot.size)}</span>}{' '}
      {sizeNow && <span>{texts.now(sizeNow)}</span>}
    </Typography.Text>
  );

  return (
    // Dropping and pasting are shortcuts for the button inside.
    <Flex
      className="picture-slot"
      wrap
      gap="var(--space-2) var(--space-4)"
      align="start"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      <PictureFrame value={value} ground={ground} onSize={(size) => setMeasured({ value, size })} />
      <Flex vertical gap="small" align="start" flex="999 1 min(10rem, 100%)" style={{ minWidth: 0 }}>
        {readOnly ? (
          <>
            <strong>{label}</strong>
            {hint}
          </>
        ) : (
          <>
            <FileButton
              label={label}
              accept={acceptOf(slot)}
              busy={busy}
              describedBy={[`${id}-hint ${id}-state`, refusedBy ?? []].flat().join(' ')}
              isWrong={state.status === 'refused' || refusedBy !== undefined}
              buttonId={buttonId}
              onFile={onFile}
              buttonRef={buttonRef}
              hint={hint}
            >
              {texts.choose}
            </FileButton>
            <Typography.Text type="secondary">{texts.otherWays}</Typography.Text>
          </>
        )}
        {onRemove && value !== '' && !busy && (
          <Button size="small" onClick={leaving(onRemove)}>
            {removeText}
          </Button>
        )}
        {state.status === 'busy' && (
          <Flex gap="small" align="center">
            <Progress
              aria-label={texts.busyWith(label)}
              style={{ minWidth: '6rem' }}
              percent={100}
              status="active"
              showInfo={false}
            />
            {onDismiss && (
              <Button size="small" onClick={leaving(onDismiss)}>
                {texts.cancel}
              </Button>
            )}
          </Flex>
        )}
        <div aria-live="polite" id={`${id}-state`}>
          {state.status === 'busy' && <p className="visually-hidden">{texts.busy}</p>}
          {state.status === 'done' && sizeNow && <p className="visually-hidden">{texts.done(sizeNow)}</p>}
          {state.status === 'asking' && (
            <Flex vertical gap="small">
              <p>{texts.isLarge(state.size, state.smaller)}</p>
              <Flex gap="small" wrap>
                <Button size="small" onClick={leaving(() => onDecide?.(true))}>
                  {texts.scaleDown}
                </Button>
                <Button size="small" onClick={leaving(() => onDecide?.(false))}>
                  {texts.keepSize}
                </Button>
                <Button size="small" type="text" onClick={leaving(onDismiss)}>
                  {texts.cancel}
                </Button>
              </Flex>
            </Flex>
          )}
          {state.status === 'refused' && (
            <Typography.Text type="danger">
              <ErrorMark />
              <span>{state.message}</span>
            </Typography.Text>
          )}
        </div>
      </Flex>
    </Flex>
  );
}
