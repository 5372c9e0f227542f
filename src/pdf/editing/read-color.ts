/** CSS's basic colours, and gold, which highlighters have. */
const names: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  gold: '#ffd700',
  orange: '#ffa500',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
};

/** 'Red' and '#F00' → '#ff0000'. Anything else stays as it is. */
export function readColor(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  const color = given.trim().toLowerCase();
  if (/^#[0-9a-f]{3}$/.test(color)) return color.replace(/[0-9a-f]/g, '$&$&');
  return names[color] ?? color;
}
