import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect } from 'react';
import { siteTexts } from '../site.texts';
import { shownSentence } from '../translation/marked-words';
import type { ToastViewModel } from './toast.view-model';

// Not in a file of their own: its name alone would make the landing page's document longer than a first flight of packets.
const REGION: CSSProperties = {
  position: 'fixed',
  zIndex: 2000,
  inset: 'var(--toast-inset, auto 0 0)',
  maxInlineSize: 420,
  marginInlineStart: 'auto',
  padding: 'var(--space-4)',
};
const LIST: CSSProperties = { margin: 0, padding: 0, listStyle: 'none' };
const TOAST: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  padding: 'var(--space-4)',
  border: '1px solid transparent',
  borderInlineStart: '6px solid var(--sage)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper)',
  color: 'var(--ink)',
  boxShadow: 'var(--shadow-high)',
};
const TEXT: CSSProperties = { flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' };
const DESTRUCTIVE: CSSProperties = { ...TOAST, borderInlineStartColor: 'var(--error)' };

/** The toast without the toaster's code, which may be what could not be fetched: it needs no request of its own. */
export const PlainToast = observer(function PlainToast({ toasts }: { readonly toasts: ToastViewModel }) {
  const { toast } = toasts;
  const isOpen = toast?.open === true;
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) toasts.clear();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [toasts, isOpen]);
  if (!toast?.open) return null;
  const isDestructive = toast.variant === 'destructive';
  return (
    <section className="screen-only" style={REGION} aria-label={siteTexts.plainNotifications}>
      <ol style={LIST}>
        <li
          style={isDestructive ? DESTRUCTIVE : TOAST}
          onPointerEnter={() => toasts.hold('hover')}
          onPointerLeave={() => toasts.release('hover')}
          onFocus={() => toasts.hold('focus')}
          onBlur={() => toasts.release('focus')}
        >
          <div key={toast.id} style={TEXT} role={isDestructive ? 'alert' : 'status'}>
            <strong>{toast.title}</strong>
            {toast.description !== undefined && (
              <p style={{ margin: 0 }}>{shownSentence(toast.description)}</p>
            )}
          </div>
          <button type="button" className="button button--quiet" onClick={() => toasts.clear()}>
            {siteTexts.closeNotification}
          </button>
        </li>
      </ol>
    </section>
  );
});
