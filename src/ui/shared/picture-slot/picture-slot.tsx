import { Button } from 'antd';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { acceptOf, type ImageSlot } from '../../../core/content/image-slot';
import type { PictureSize } from '../../../core/content/picture-codec.port';
import type { PictureRef } from '../../../core/content/site-content';
import { Picture } from '../picture';
import './picture-slot.css';

/** What happens in a slot. */
export type SlotState =
  | { readonly status: 'idle' }
  /** A file is being read, checked or stored. */
  | { readonly status: 'busy' }
  /** The picture is larger than needed; the person decides whether it is scaled down. */
  | { readonly status: 'asking'; readonly size: PictureSize; readonly smaller: PictureSize }
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly message: string };

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
  readonly onFile: (file: File) => void;
  /** The answer to the question about scaling down; a slot without a recommended size never asks. */
  readonly onDecide?: (scaleDown: boolean) => void;
  /** Drops the question, or an upload that is under way. */
  readonly onDismiss: () => void;
  /** Takes the picture away; only where there may be none. */
  readonly onRemove?: () => void;
}

/**
 * Where a picture of the document is replaced: by choosing a file with mouse or keyboard, by dropping one, or by
 * pasting one while the slot has the focus. Whatever is wrong stands beside it.
 */
export function PictureSlot({
  label,
  value,
  slot,
  state,
  ground = 'light',
  readOnly = false,
  onFile,
  onDecide,
  onDismiss,
  onRemove,
}: PictureSlotProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [measured, setMeasured] = useState<{ value: PictureRef; size: PictureSize } | null>(null);
  const busy = readOnly || state.status === 'busy';

  const take = (files: FileList | null) => {
    const file = files?.[0];
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
  /** The button that is pressed goes with what it answers, and would take the focus along. */
  const leaving = (act?: () => void) => () => {
    inputRef.current?.focus();
    act?.();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts for the file input inside
    <div
      className="picture-slot"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      <div className="picture-slot__frame" data-ground={ground}>
        {value !== '' && (
          <Picture
            key={value}
            className="picture-slot__picture"
            src={value}
            alt=""
            decoding="async"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setMeasured({ value, size: { width, height } })
            }
          />
        )}
      </div>
      <div className="picture-slot__side">
        {readOnly ? (
          <p className="picture-slot__label">{label}</p>
        ) : (
          <label className="picture-slot__label" htmlFor={id}>
            {label}
          </label>
        )}
        <p className="picture-slot__hint" id={`${id}-hint`}>
          <span>{slot.extensions.join(', ')}</span>{' '}
          {slot.size && <span>Recommended {sizeText(slot.size)}</span>}{' '}
          {measured?.value === value && <span>Now {sizeText(measured.size)}</span>}
        </p>
        {!readOnly && (
          <p className="picture-slot__choose">
            <input
              id={id}
              ref={inputRef}
              type="file"
              className="picture-slot__input"
              accept={acceptOf(slot)}
              aria-describedby={`${id}-hint ${id}-state`}
              aria-invalid={state.status === 'refused'}
              // Not disabled: that would take away the focus of whoever chose the picture.
              aria-disabled={busy}
              onClick={(event) => {
                if (busy) event.preventDefault();
              }}
              onChange={(event) => {
                take(event.target.files);
                // Choosing the same file again is a change, too.
                event.target.value = '';
              }}
            />
            <span className="picture-slot__button" aria-hidden="true">
              Choose a picture
            </span>
            <span className="picture-slot__ways">or drop or paste one here</span>
          </p>
        )}
        {onRemove && value !== '' && !busy && (
          <p className="picture-slot__remove">
            <Button size="small" onClick={leaving(onRemove)}>
              Remove {label.toLowerCase()}
            </Button>
          </p>
        )}
        {state.status === 'busy' && (
          <div className="picture-slot__busy">
            <progress aria-label={`${label}: checking and keeping the picture`} />
            <Button size="small" onClick={leaving(onDismiss)}>
              Cancel
            </Button>
          </div>
        )}
        <div className="picture-slot__state" aria-live="polite" id={`${id}-state`}>
          {state.status === 'busy' && <p className="visually-hidden">Checking and keeping the picture</p>}
          {state.status === 'done' && measured?.value === value && (
            <p className="visually-hidden">The picture is in its place, {sizeText(measured.size)}</p>
          )}
          {state.status === 'asking' && (
            <>
              <p>
                This picture is {sizeText(state.size)}, larger than needed. Scaled down to{' '}
                {sizeText(state.smaller)} it loads faster and looks the same.
              </p>
              <p className="picture-slot__answers">
                <Button size="small" onClick={leaving(() => onDecide?.(true))}>
                  Scale down
                </Button>
                <Button size="small" onClick={leaving(() => onDecide?.(false))}>
                  Keep full size
                </Button>
                <Button size="small" type="text" onClick={leaving(onDismiss)}>
                  Cancel
                </Button>
              </p>
            </>
          )}
          {state.status === 'refused' && <p className="picture-slot__refused">{state.message}</p>}
        </div>
      </div>
    </div>
  );
}

/** A size for people, for example '200 × 80'. */
function sizeText({ width, height }: PictureSize): string {
  return `${width} × ${height} px`;
}
