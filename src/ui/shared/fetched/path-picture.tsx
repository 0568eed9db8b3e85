/** A shoe on its way along the path: for places where nothing stands yet. */
export function PathPicture() {
  return (
    <svg
      style={{ width: 'min(20rem, 100%)', height: 'auto', marginInline: 'auto' }}
      viewBox="0 0 320 120"
      aria-hidden="true"
    >
      <path
        fill="color-mix(in oklab, var(--gold) 30%, var(--sand))"
        d="M0 96c60-18 110-22 170-10s100 10 150-8v42H0z"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeDasharray="1 1"
        d="M12 100c46-13 90-19 134-11"
        pathLength="20"
      />
      <g transform="translate(152 54)">
        <path fill="var(--sage)" d="M2 4h15c3 8 9 12 18 14 7 1 11 4 11 10v4H2z" />
        <path fill="var(--ink)" d="M0 31h48v4a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" />
      </g>
    </svg>
  );
}
