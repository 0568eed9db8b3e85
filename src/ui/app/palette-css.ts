import palette from './palette.json' with { type: 'json' };

/** Each color of the palette as a custom property, so that plain CSS and Ant Design share one list. */
export function paletteCss(): string {
  const properties = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
  return `:root{${properties.join(';')}}`;
}
