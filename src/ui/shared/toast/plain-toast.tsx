import { observer } from 'mobx-react-lite';
import { siteTexts } from '../site.texts';
import type { ToastViewModel } from './toast.view-model';
import './plain-toast.css';

/** The toast without the toaster's code, which may be what could not be fetched: it needs no request of its own. */
export const PlainToast = observer(function PlainToast({ toasts }: { readonly toasts: ToastViewModel }) {
  const { toast } = toasts;
  if (!toast?.open) return null;
  const isDestructive = toast.variant === 'destructive';
  return (
    <section className="plain-toaster screen-only" aria-label={siteTexts.plainNotifications}>
      <ol>
        <li
          className={isDestructive ? 'plain-toast plain-toast--destructive' : 'plain-toast'}
          onPointerEnter={() => toasts.hold('hover')}
          onPointerLeave={() => toasts.release('hover')}
          onFocus={() => toasts.hold('focus')}
          onBlur={() => toasts.release('focus')}
        >
          <div key={toast.id} role={isDestructive ? 'alert' : 'status'}>
            <p>
              <strong>{toast.title}</strong>
            </p>
            {toast.description !== undefined && <p>{toast.description}</p>}
          </div>
          <button type="button" className="button button--quiet" onClick={() => toasts.clear()}>
            {siteTexts.closeNotification}
          </button>
        </li>
      </ol>
    </section>
  );
});
