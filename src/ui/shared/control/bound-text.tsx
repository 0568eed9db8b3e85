import { autorun } from 'mobx';
import { type AriaAttributes, useCallback, useLayoutEffect, useRef, useState } from 'react';

interface BoundTextProps extends AriaAttributes {
  readonly id: string;
  readonly className: string;
  readonly readOnly: boolean;
  /** The language of the text, where it is not that of the page. */
  readonly lang?: string;
  /** The text as it is now, read from observable state. It has to mean the same for as long as the component lives. */
  readonly read: () => string;
  /** Gets what was typed; where it keeps something else, the field shows that at once. */
  readonly onText: (text: string) => void;
  /** Height in lines; one line unless said otherwise. */
  readonly rows?: number | undefined;
}

/**
 * A native field that follows a text of observable state by itself: what is typed is in it already, so that a key renders nothing, and
 * only what comes from elsewhere (undoing, another document) is put in. It has no default value: React would put that into a textarea
 * again on each key, and the browser would look for styles that change with it.
 */
export function BoundText({ read, onText, rows = 1, ...attributes }: BoundTextProps) {
  const [{ current }] = useState(() => ({ current: read }));
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const follow = useCallback(() => {
    const now = current();
    if (ref.current && ref.current.value !== now) ref.current.value = now;
  }, [current]);
  useLayoutEffect(() => autorun(follow), [follow]);
  const control = {
    ...attributes,
    ref,
    onChange: (event: { target: { value: string } }) => {
      onText(event.target.value);
      follow();
    },
  };
  return rows === 1 ? <input type="text" {...control} /> : <textarea rows={rows} {...control} />;
}
