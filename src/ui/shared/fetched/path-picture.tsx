import './path-picture.css';

/** A shoe on its way along the path: for places where nothing stands yet. */
export function PathPicture() {
  return (
    <svg className="path-picture" viewBox="0 0 320 120" aria-hidden="true">
      <path className="path-picture__ground" d="M0 96c60-18 110-22 170-10s100 10 150-8v42H0z" />
      <path className="path-picture__trail" d="M12 100c46-13 90-19 134-11" pathLength="20" />
      <g transform="translate(152 54)">
        <path className="path-picture__shoe" d="M2 4h15c3 8 9 12 18 14 7 1 11 4 11 10v4H2z" />
        <path className="path-picture__sole" d="M0 31h48v4a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" />
      </g>
    </svg>
  );
}
