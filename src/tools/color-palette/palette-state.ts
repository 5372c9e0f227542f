import type { Hex } from './color-space.ts';
import { parseHex } from './hex.ts';
import { derivePalette, type PaletteTypeId, type Wheel } from './palette-types.ts';

export type Swatch = { hex: Hex; locked: boolean };

/** Where the colours come from: a rule on the base colour, chance, or a picture. */
export type PaletteSource = PaletteTypeId | 'random' | 'image';

export type Palette = { base: Hex; source: PaletteSource; swatches: readonly Swatch[] };

/** The palette, what can be undone and redone, and what stands in the field of the base colour. */
export type PaletteState = {
  palette: Palette;
  past: readonly Palette[];
  future: readonly Palette[];
  baseText: string;
  /** The sentence beside the field while what stands in it is no colour; the last valid palette stays. */
  baseError: string | undefined;
  wheel: Wheel;
  /** A row of changes by one control, such as dragging in a colour picker, is undone in one step. */
  running: string | undefined;
};

export type PaletteAction =
  | { do: 'type-base'; text: string }
  | { do: 'choose-type'; type: PaletteTypeId }
  | { do: 'choose-wheel'; wheel: Wheel }
  /** Colours from elsewhere: `randomPalette`, `colorsFromPixels`. Locked swatches keep their places. */
  | { do: 'show'; colors: readonly Hex[]; source: 'random' | 'image' }
  | { do: 'toggle-lock'; index: number }
  | { do: 'set-swatch'; index: number; hex: Hex }
  | { do: 'add-swatch'; hex: Hex }
  | { do: 'remove-swatch'; index: number }
  | { do: 'move-swatch'; from: number; to: number }
  /** A palette from a link. */
  | { do: 'load'; palette: Palette }
  | { do: 'undo' }
  | { do: 'redo' };

export const mostSwatches = 24;
const mostUndone = 100;

export function startPalette(base: Hex, type: PaletteTypeId): PaletteState {
  const swatches = derivePalette(base, type).map((hex) => ({ hex, locked: false }));
  return {
    palette: { base, source: type, swatches },
    past: [],
    future: [],
    baseText: base,
    baseError: undefined,
    wheel: 'hsl',
    running: undefined,
  };
}

/** The state after an action; the same object when the action changes nothing. Pure. */
export function reducePalette(state: PaletteState, action: PaletteAction): PaletteState {
  const { palette, wheel } = state;
  switch (action.do) {
    case 'type-base':
      return typeBase(state, action.text);
    case 'choose-type':
      return change(state, derive(palette, palette.base, action.type, wheel));
    case 'choose-wheel':
      return change({ ...state, wheel: action.wheel }, derive(palette, palette.base, ruleOf(palette), action.wheel));
    case 'show':
      return change(state, {
        ...palette,
        source: action.source,
        swatches: aroundLocked(palette.swatches, action.colors),
      });
    case 'load':
      return { ...change(state, action.palette), baseText: action.palette.base, baseError: undefined };
    case 'undo':
      return step(state, 'past', 'future');
    case 'redo':
      return step(state, 'future', 'past');
    default: {
      const swatches = editSwatches(palette.swatches, action);
      const running = action.do === 'set-swatch' ? `swatch ${action.index}` : undefined;
      return swatches === palette.swatches ? state : change(state, { ...palette, swatches }, running);
    }
  }
}

function typeBase(state: PaletteState, text: string): PaletteState {
  const parsed = parseHex(text);
  if (!parsed.valid) return { ...state, baseText: text, baseError: parsed.message };
  const typed = { ...state, baseText: text, baseError: undefined };
  if (parsed.hex === state.palette.base) return typed;
  return change(typed, derive(state.palette, parsed.hex, ruleOf(state.palette), state.wheel), 'base');
}

/** Random and image palettes have no rule; a new base colour then starts the commonest one. */
const ruleOf = ({ source }: Palette): PaletteTypeId =>
  source === 'random' || source === 'image' ? 'complementary' : source;

function derive(palette: Palette, base: Hex, type: PaletteTypeId, wheel: Wheel): Palette {
  return { base, source: type, swatches: aroundLocked(palette.swatches, derivePalette(base, type, wheel)) };
}

/** The new colours, with the locked swatches where they were; those beyond the end go behind it. */
function aroundLocked(swatches: readonly Swatch[], colors: readonly Hex[]): Swatch[] {
  const fresh = colors.map((hex, index) => {
    const current = swatches[index];
    return current?.locked ? current : { hex, locked: false };
  });
  const beyond = swatches.slice(colors.length).filter(({ locked }) => locked);
  return [...fresh, ...beyond].slice(0, mostSwatches);
}

type SwatchAction = Extract<PaletteAction, { do: `${string}-swatch` | 'toggle-lock' }>;

function editSwatches(swatches: readonly Swatch[], action: SwatchAction): readonly Swatch[] {
  if (action.do === 'add-swatch') {
    return swatches.length < mostSwatches ? [...swatches, { hex: action.hex, locked: false }] : swatches;
  }
  const index = action.do === 'move-swatch' ? action.from : action.index;
  const swatch = swatches[index];
  if (!swatch) return swatches;
  switch (action.do) {
    case 'toggle-lock':
      return swatches.with(index, { ...swatch, locked: !swatch.locked });
    case 'set-swatch':
      return swatch.hex === action.hex ? swatches : swatches.with(index, { ...swatch, hex: action.hex });
    case 'remove-swatch':
      return swatches.length > 1 ? swatches.toSpliced(index, 1) : swatches;
    case 'move-swatch': {
      if (action.from === action.to || !swatches[action.to]) return swatches;
      return swatches.toSpliced(index, 1).toSpliced(action.to, 0, swatch);
    }
  }
}

function change(state: PaletteState, palette: Palette, running?: string): PaletteState {
  const continues = running !== undefined && running === state.running;
  const past = continues ? state.past : [...state.past, state.palette].slice(-mostUndone);
  return { ...state, palette, past, future: [], running };
}

function step(state: PaletteState, from: 'past' | 'future', to: 'past' | 'future'): PaletteState {
  const palette = state[from].at(-1);
  if (!palette) return state;
  return {
    ...state,
    palette,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], state.palette],
    baseText: palette.base,
    baseError: undefined,
    running: undefined,
  };
}
