import './sole-print.css';

/** Whose shoe left the print: each has its own tread. */
export type Sole = 'first-steps' | 'sneaker' | 'work-boot' | 'dress-shoe';

const FOREFOOT = 'M21 1C33 1 39 14 38 29c-1 13-6 20-8 29H12C10 48 2 41 2 27 2 12 9 1 21 1Z';
const HEEL = 'M13 64h17c2 9 3 16 1 23-2 9-17 9-19 0-2-7-1-14 1-23Z';
const SMALL =
  'M20 22c11 0 16 8 16 19 0 9-4 14-4 23 0 10 3 14 2 20-2 12-26 12-28 0-1-7 3-12 2-20C7 56 4 50 4 41c0-11 5-19 16-19Z';

const TREADS: Readonly<Record<Sole, { readonly shape: string; readonly tread: string }>> = {
  'first-steps': {
    shape: SMALL,
    tread:
      'M14 35h.1M26 35h.1M20 43h.1M12 47h.1M28 47h.1M16 56h.1M25 56h.1M20 66h.1M14 76h.1M26 76h.1M20 84h.1',
  },
  sneaker: {
    shape: FOREFOOT + HEEL,
    tread: 'M0 16l20 9 20-9M0 27l20 9 20-9M0 38l20 9 20-9M6 48l14 7 14-7M8 73l13 6 13-6M8 82l13 6 13-6',
  },
  'work-boot': {
    shape: FOREFOOT + HEEL,
    tread:
      'M20 0v60M0 13h14M26 13h14M0 25h14M26 25h14M0 37h14M26 37h14M6 48h8M26 48h8M21 62v34M8 75h8M26 75h8M8 84h8M26 84h8',
  },
  'dress-shoe': { shape: FOREFOOT + HEEL, tread: 'M10 20c6-10 15-10 20 0M9 30c6 20 16 20 22 0M14 70h15' },
};

/** The print a shoe leaves: the recurring figure of the public site, in the color of the text around it. Decoration only. */
export function SolePrint({ sole, className = '' }: { readonly sole: Sole; readonly className?: string }) {
  const { shape, tread } = TREADS[sole];
  return (
    <svg
      className={`sole-print screen-only ${className}`}
      viewBox="0 0 40 96"
      width="40"
      height="96"
      aria-hidden="true"
    >
      <path d={shape} />
      <path className="sole-print__tread" d={tread} />
    </svg>
  );
}
