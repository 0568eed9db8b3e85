import type { ReactNode } from 'react';
import './dialog-title.css';

/** The heading of a dialog: what stands below it has headings of its own, which must not hang in the air. */
export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return <h2 className="dialog-title">{children}</h2>;
}
