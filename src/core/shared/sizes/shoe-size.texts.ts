/** How US shoe sizes are written; `size` is a number such as '10½'. Nobody has measured 'unknown' ones yet. */
export const shoeSizeTexts = {
  sizes: {
    men: (size: string) => `Men ${size}`,
    women: (size: string) => `Women ${size}`,
    'kids-c': (size: string) => `Kids ${size}C`,
    'kids-y': (size: string) => `Kids ${size}Y`,
  },
  unknown: {
    men: 'Men, to measure',
    women: 'Women, to measure',
    'kids-c': 'Kids C, to measure',
    'kids-y': 'Kids Y, to measure',
  },
  wide: (size: string) => `${size} wide`,
};
