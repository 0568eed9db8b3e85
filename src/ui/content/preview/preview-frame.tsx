import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { forgiveTranslators } from '../../app/boot/forgive-translators';

interface PreviewFrameProps {
  /** What is shown, for assistive technology. */
  readonly name: string;
  /** The width that the content is laid out for, in px. */
  readonly width: number;
  /** The height of the screen that the content is laid out for, in px; longer content makes the frame longer. */
  readonly screenHeight: number;
  /** Whether it scrolls by itself, beside the form; else it is as high as what it shows. */
  readonly scrolls: boolean;
  readonly children: ReactNode;
}

/**
 * A screen of the given width, scaled down to the space there is. The content lives in a document of its own, so that
 * media queries and viewport units see that screen and not the dashboard around it; it is a picture of the page, in
 * which nothing can be focused or pressed.
 */
export function PreviewFrame({ name, width, screenHeight, scrolls, children }: PreviewFrameProps) {
  const [space, setSpace] = useState<HTMLElement | null>(null);
  const [frame, setFrame] = useState<Document | null>(null);
  const spaceWidth = useSize(space).width;
  const height = Math.max(screenHeight, useSize(frame?.body ?? null).height);
  const adopt = useCallback((element: HTMLIFrameElement | null) => {
    setFrame(element?.contentDocument ? dressed(element.contentDocument) : null);
  }, []);
  const scale = Math.min(1, spaceWidth / width);

  return (
    <section
      className="preview-frame"
      aria-label={name}
      data-scrolls={scrolls || undefined}
      // What scrolls, the keyboard has to be able to scroll, too.
      tabIndex={scrolls ? 0 : undefined}
    >
      <div ref={setSpace}>
        <div
          className="preview-frame__page"
          style={{ width: width * scale, height: height * scale, opacity: spaceWidth > 0 ? 1 : 0 }}
        >
          <iframe
            ref={adopt}
            // Some browsers replace the first, empty document once it has "loaded".
            onLoad={(event) => adopt(event.currentTarget)}
            className="preview-frame__screen"
            title={name}
            tabIndex={-1}
            inert
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      {frame && createPortal(children, frame.body)}
    </section>
  );
}

/** Gives the frame's document what the page has: its language, its patience with translators, and its style sheets; those that the component library writes are not needed. */
function dressed(frame: Document): Document {
  if (frame.head.childElementCount > 0) return frame;
  const frameWindow = frame.defaultView as (Window & typeof globalThis) | null;
  if (frameWindow) forgiveTranslators(frameWindow.Node.prototype);
  frame.documentElement.lang = document.documentElement.lang;
  frame.documentElement.style.overflow = 'hidden';
  const sheets = document.head.querySelectorAll('style:not([data-css-hash]), link[rel="stylesheet"]');
  for (const sheet of sheets) frame.head.append(frame.importNode(sheet, true));
  return frame;
}

/** The size of what an element shows, in px; 0 until it is measured. */
function useSize(element: HTMLElement | null) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) =>
      setSize({ width: entry?.contentRect.width ?? 0, height: element.scrollHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
