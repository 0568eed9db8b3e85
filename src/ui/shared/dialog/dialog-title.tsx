import './dialog-title.css';

/** The heading of a dialog: what stands below it has headings of its own, which must not hang in the air. */
export function DialogTitle({ children }: { readonly children: string }) {
  return <h2 className="dialog-title">{children}</h2>;
}
