import './trail.css';

/**
 * One stretch of the path that runs through the whole landing page: a bend from where the section before left it, then
 * the way down along this section. Where it runs is the section's style: --trail-from and --trail-to (distances from
 * the left edge of the page's grid), so that neighboring stretches meet. Decoration only.
 */
export function Trail() {
  return (
    <div className="trail screen-only">
      <svg className="trail__bend" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0C0 62 100 38 100 100" />
      </svg>
      <svg className="trail__way" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M50 0C50 10 92 16 92 28S8 50 8 62 50 86 50 100" />
      </svg>
    </div>
  );
}
