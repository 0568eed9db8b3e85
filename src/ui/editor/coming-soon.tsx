/** A part of the editor that is not there yet (specification, section 2). */
export function ComingSoon({ title }: { readonly title: string }) {
  return (
    <section className="coming-soon" aria-label={title}>
      <h3>{title}</h3>
      <p>coming soon</p>
    </section>
  );
}
