import { circle, shape, stroke } from './draw.mjs';
import { color as c } from './palette.mjs';
import { bow, build, lacing, light, shade } from './shoe-kit.mjs';

/** A lace-up work boot: lugged sole, padded collar, storm welt. */
export function workBoot({
  upper = c.sandDeep,
  panel = c.emberSoft,
  sole = c.ink,
  welt = c.gold,
  lace = c.ember,
  lining = c.emberDeep,
  collar = c.ember,
  inside = '',
} = {}) {
  const up =
    'M10-38C0-62 8-92 18-118C22-150 18-182 14-214C42-224 88-224 116-218C124-194 124-164 134-144C150-124 186-112 214-108C258-104 292-92 298-48C298-42 297-38 294-36H10Z';
  const bottom =
    'M2-42H300C306-36 305-24 298-18L288-4H270L266 0H246L240-8H214L208 0H186L180-8H156L150 0H132L124-12H98V0H8C0-10-2-30 2-42Z';
  return build({
    inside,
    up,
    bottom,
    fill: upper,
    sole,
    behind:
      shape('M14-212C36-232 92-232 116-218L106-196H20Z', lining) +
      shape('M94-206C100-226 108-240 120-242C132-240 138-228 138-214L142-160Z', panel),
    panels:
      shape('M8-230H118L122-192C84-200 44-198 14-192Z', collar) +
      shape('M-4-30V-128C30-128 44-100 52-76C58-58 66-46 74-30Z', panel) +
      shape(
        'M98-204C102-160 108-138 126-118C144-98 176-84 200-74L232-106C190-108 146-122 134-146C124-166 122-190 118-212Z',
        panel,
      ) +
      shape('M240-112C214-98 208-66 214-30H310V-112Z', panel) +
      shade(
        'M-6-54C90-44 200-46 304-66V-30H-6ZM84-230C90-170 106-128 150-104L132-140C122-166 124-200 118-230Z',
      ) +
      light(
        'M10-192C24-196 26-186 24-170C24-140 18-110 13-84C8-70 8-60 14-44C-4-60-4-160 10-192ZM232-106C258-102 278-92 286-76C270-90 250-94 228-96Z',
        0.38,
      ),
    front:
      shape('M3-44H299C302-40 303-37 303-33H2C1-37 1-41 3-44Z', welt) +
      lacing(
        [
          [101, -168, 120, -175],
          [107, -147, 126, -156],
          [118, -127, 138, -139],
          [136, -111, 155, -125],
          [158, -98, 178, -113],
        ],
        lace,
        7,
      ) +
      bow(124, -186, lace),
  });
}

/** A laced leather dress shoe. */
export function oxford({
  upper = c.emberDeep,
  panel = c.ember,
  sole = c.ink,
  lace = c.ink,
  lining = c.sandDeep,
  inside = '',
} = {}) {
  const up =
    'M10-24C4-46 6-70 14-92C15-100 14-106 16-112C48-104 84-108 112-132C122-134 130-130 138-122C152-100 182-82 222-70C262-60 294-48 301-20H10Z';
  const bottom =
    'M6-28H240C270-28 292-26 304-22C307-16 304-10 296-9C262-6 236-10 206-14C180-18 150-20 124-18C108-16 98-12 94 0H12C6-8 4-18 6-28Z';
  return build({
    inside,
    up,
    bottom,
    fill: upper,
    sole,
    behind: shape('M16-112C40-124 82-136 112-132L100-104C70-94 36-98 16-112Z', lining),
    panels:
      shape('M0-16V-100C34-104 46-70 66-16Z', panel) +
      shape('M92-120C98-86 126-56 168-44L196-80C168-90 148-104 134-128Z', panel) +
      shape('M228-76C214-56 214-36 222-14H310V-76Z', panel) +
      stroke('M228-70C214-52 214-36 222-20', c.sandDeep, 3, { 'stroke-dasharray': '1 8' }) +
      shade('M0-36C90-28 220-26 304-34V0H0Z', 0.25) +
      light(
        'M12-96C10-74 10-54 16-34C6-44 4-76 12-96ZM226-66C258-58 282-46 290-34C270-46 246-52 224-54Z',
        0.38,
      ),
    front:
      shape('M6-29H240C270-29 292-27 304-22L302-17C270-22 236-21 206-22H5Z', c.emberSoft) +
      lacing(
        [
          [114, -112, 130, -126],
          [126, -94, 145, -108],
          [142, -78, 162, -92],
        ],
        lace,
        6,
      ),
  });
}

/** A pump with a block heel. */
export function pump({
  upper = c.sunrise,
  lining = c.sandMid,
  sole = c.ink,
  heel = c.sunrise,
  inside = '',
} = {}) {
  const up =
    'M10-92C4-110 6-128 14-140C30-134 38-114 56-100C88-78 128-62 166-58C184-57 196-66 214-64C250-56 284-38 299-14C298-8 292-6 286-6H214C168-10 120-46 66-62C46-68 24-78 10-92Z';
  const bottom =
    'M12-96C22-78 50-66 70-60C120-44 166-10 214-6H296C300-3 298 0 292 0H212C160-2 116-36 74-46C64-30 62-16 62 0H24C24-30 20-62 12-96Z';
  return build({
    inside,
    up,
    bottom,
    fill: upper,
    sole,
    behind: shape(
      'M14-140C38-138 58-122 78-112C116-94 166-84 216-64C196-68 184-57 166-58C128-62 88-78 56-100C38-114 30-134 14-140Z',
      lining,
    ),
    panels:
      shade('M8-96C60-66 120-52 180-26C220-12 260-16 300-30V0H120L-10-70Z', 0.2) +
      light(
        'M12-136C8-122 8-108 16-94C2-106 4-126 12-136ZM212-62C244-52 266-40 278-28C256-40 234-48 206-50Z',
        0.45,
      ),
    front:
      shape('M12-96C22-78 50-66 76-58C64-36 62-18 62-8H24C24-34 20-64 12-96Z', heel) +
      shade('M44-74L76-58C64-36 62-18 62-8H46C48-30 50-50 44-74Z', 0.22),
  });
}

/** A strapped sandal; `foot` is the skin inside it, left out when it stands empty. */
export function sandal({
  strap = c.ember,
  sole = c.sandDeep,
  tread = c.emberDeep,
  foot = '',
  inside = '',
} = {}) {
  const bare =
    'M14-30C6-50 12-76 22-96C26-112 26-124 24-140H100C102-120 116-104 140-92C176-74 240-64 276-50C288-44 288-32 278-28Z';
  const straps =
    'M14-66C40-58 90-76 116-104L130-94C108-58 60-36 10-44ZM96-34C112-58 136-78 168-84L196-76C178-62 166-48 162-30ZM196-30C202-48 218-62 240-68L262-62C250-52 244-42 242-28Z';
  const bottom =
    'M6-34C2-18 4 0 16 0H246C272 0 290-8 296-22C298-30 294-34 286-34C262-24 240-24 210-26H90C58-26 34-28 6-34Z';
  return build({
    inside,
    up: foot ? bare : straps,
    bottom,
    fill: foot || strap,
    sole,
    panels: foot
      ? shade('M14-40C90-26 200-30 284-46L278-26H14Z') +
        stroke('M262-42C268-40 272-37 274-33', c.ink, 3, { opacity: 0.3 }) +
        shape(straps, strap)
      : '',
    front:
      light(
        'M14-66C40-58 90-76 116-104L120-101C94-70 44-54 13-60ZM120-58C134-70 150-80 168-84L176-82C156-78 140-68 128-56Z',
        0.35,
      ) + shape('M8-10C10-3 12 0 16 0H246C266 0 280-4 289-12C272-8 258-8 244-8H40Z', tread),
  });
}

/** A strap shoe for school. */
export function maryJane({
  upper = c.ink,
  strap = c.ink,
  sole = c.emberDeep,
  lining = c.sunriseMid,
  buckle = c.gold,
  inside = '',
} = {}) {
  const up =
    'M10-26C2-50 6-84 18-104C30-108 40-98 46-84C58-62 92-52 132-54C150-66 172-76 196-78C240-78 290-64 299-28C298-22 294-18 288-18H10Z';
  const bottom =
    'M6-30C2-14 4 0 14 0H92L100-8H230C262-4 292-10 302-26C303-30 300-34 294-34C260-22 230-22 200-22H80C50-22 30-24 6-30Z';
  return build({
    inside,
    up,
    bottom,
    fill: upper,
    sole,
    behind:
      shape('M18-104C60-112 130-96 196-78L140-50C92-46 58-58 44-84Z', lining) +
      shape('M92-56C96-84 108-110 128-120L146-112C132-98 124-80 122-52Z', strap) +
      circle(125, -98, 9, buckle),
    panels:
      shade('M0-38C90-30 220-26 304-42V0H0Z', 0.3) +
      light(
        'M14-102C8-80 8-58 16-36C0-56 2-90 14-102ZM208-74C248-70 276-56 284-42C262-56 238-62 204-60Z',
        0.35,
      ),
  });
}

/**
 * A running blade below the knee: socket, clamp and carbon spring, on the same ground as the shoes. `thigh` is what
 * it is worn on, in the same units.
 */
export function blade({ socket = c.gold, spring = c.ink, pad = c.sunrise, thigh = '' } = {}) {
  const band =
    'M96-330C92-280 60-236 44-196C22-146 30-104 76-74C122-46 176-34 214-20C234-12 262-12 280-26L284-14C266 4 232 4 206-2C150-18 96-30 52-64C0-104-4-160 22-212C44-254 66-286 70-330Z';
  return build({
    inside: thigh,
    up: band,
    bottom: 'M186-20C206-10 236 0 260-8L284-20L286-12C266 8 232 8 200 0Z',
    fill: spring,
    sole: pad,
    panels: light(
      'M66-330C60-280 36-236 20-202C0-156 4-110 44-76C24-104 22-150 40-190C58-234 84-280 82-330Z',
      0.4,
    ),
    front:
      shape('M58-338H108V-300C98-290 68-290 58-300Z', c.inkSoft) +
      shape('M18-500C16-430 40-370 56-330H110C130-370 152-430 154-508C110-488 60-486 18-500Z', socket) +
      shade('M110-496C116-430 100-370 92-330H110C130-370 152-430 154-508C140-502 126-498 110-496Z') +
      light('M18-500C16-430 40-370 56-330H68C52-380 36-440 36-496Z', 0.5),
  });
}
