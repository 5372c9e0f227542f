import type { Hex } from './color-space.ts';
import { parseHex } from './hex.ts';
import { derivePalette, type PaletteTypeId, type Wheel } from './palette-types.ts';

export type Swatch = { hex: Hex; locked: boolean };

/** The source of the colours: a rule on the base colour, random, or an image. */
export type PaletteSource = PaletteTypeId | 'random' | 'image';

export type Palette = { base: Hex; source: PaletteSource; swatches: readonly Swatch[] };

/** The palette, its undo history, and the text of the base colour field. */
export type PaletteState = {
  palette: Palette;
  /** The palette's rule, or the last one before random or an image. */
  type: PaletteTypeId;
  past: readonly Palette[];
  future: readonly Palette[];
  baseText: string;
  /** The error beside the field while its text is not a colour; the last valid palette stays. */
  baseError: string | undefined;
  wheel: Wheel;
  /** Consecutive changes by one control, such as dragging in a colour picker, are one undo step. */
  running: string | undefined;
};

export type PaletteAction =
  | { do: 'type-base'; text: string }
  | { do: 'choose-type'; type: PaletteTypeId }
  | { do: 'choose-wheel'; wheel: Wheel }
  /**
   * Replaces the colours. Locked swatches keep their index: `randomPalette` already includes them, an image's main colours go
   * around them.
   */
  | { do: 'show'; colors: readonly Hex[]; source: 'random' | 'image' }
  | { do: 'toggle-lock'; index: number }
  | { do: 'set-swatch'; index: number; hex: Hex }
  /** Replaces one colour everywhere. */
  | { do: 'replace'; old: Hex; hex: Hex }
  | { do: 'add-swatch'; hex: Hex }
  | { do: 'remove-swatch'; index: number }
  | { do: 'move-swatch'; from: number; to: number }
  /** Replaces the palette with one from a link. */
  | { do: 'load'; palette: Palette }
  /** The palette of the link that opened the page; undo stops there. */
  | { do: 'open'; palette: Palette }
  /** The steps to this palette and back to it, as they were before a reload. */
  | ({ do: 'resume' } & Pick<PaletteState, 'past' | 'future'>)
  | { do: 'undo' }
  | { do: 'redo' };

export const maxSwatches = 24;
const maxUndoSteps = 100;

export function startPalette(base: Hex, type: PaletteTypeId): PaletteState {
  const swatches = derivePalette(base, type).map((hex) => ({ hex, locked: false }));
  return startFrom({ base, source: type, swatches }, type);
}

function startFrom(palette: Palette, type: PaletteTypeId): PaletteState {
  return {
    palette,
    type: ruleOf(palette) ?? type,
    past: [],
    future: [],
    baseText: palette.base,
    baseError: undefined,
    wheel: 'hsl',
    running: undefined,
  };
}

/** The state after an action; the same object when nothing changes. Pure. */
export function reducePalette(state: PaletteState, action: PaletteAction): PaletteState {
  const { palette, type, wheel } = state;
  switch (action.do) {
    case 'type-base':
      return typeBase(state, action.text);
    case 'choose-type':
      return change(state, derive(palette, palette.base, action.type, wheel));
    case 'choose-wheel':
      return change({ ...state, wheel: action.wheel }, derive(palette, palette.base, type, action.wheel));
    case 'show': {
      const colors = action.source === 'image' ? makeRoom(palette.swatches, action.colors) : action.colors;
      return change(state, { ...palette, source: action.source, swatches: aroundLocked(palette.swatches, colors) });
    }
    case 'replace': {
      const { old, hex } = action;
      const swatches = palette.swatches.map((swatch) => (swatch.hex === old ? { ...swatch, hex } : swatch));
      return change(state, { ...palette, swatches });
    }
    case 'load':
      return { ...change(state, action.palette), baseText: action.palette.base, baseError: undefined };
    case 'open':
      return startFrom(action.palette, type);
    case 'resume':
      return { ...state, past: action.past.slice(-maxUndoSteps), future: action.future.slice(-maxUndoSteps) };
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
  return change(typed, derive(state.palette, parsed.hex, state.type, state.wheel), 'base');
}

/** Random and image palettes follow no rule. */
const ruleOf = ({ source }: Palette): PaletteTypeId | undefined =>
  source === 'random' || source === 'image' ? undefined : source;

function derive(palette: Palette, base: Hex, type: PaletteTypeId, wheel: Wheel): Palette {
  return { base, source: type, swatches: aroundLocked(palette.swatches, derivePalette(base, type, wheel)) };
}

/** The new colours, with locked swatches at their index; those beyond the end are appended. */
function aroundLocked(swatches: readonly Swatch[], colors: readonly Hex[]): Swatch[] {
  const fresh = colors.map((hex, index) => {
    const current = swatches[index];
    return current?.locked ? current : { hex, locked: false };
  });
  const beyond = swatches.slice(colors.length).filter(({ locked }) => locked);
  return [...fresh, ...beyond].slice(0, maxSwatches);
}

/** The colours, moved past the indexes of locked swatches. */
function makeRoom(swatches: readonly Swatch[], colors: readonly Hex[]): Hex[] {
  const left = [...colors];
  const placed: Hex[] = [];
  while (left.length > 0) {
    const locked = swatches[placed.length];
    placed.push(...(locked?.locked ? [locked.hex] : left.splice(0, 1)));
  }
  return placed;
}

type SwatchAction = Extract<PaletteAction, { do: `${string}-swatch` | 'toggle-lock' }>;

function editSwatches(swatches: readonly Swatch[], action: SwatchAction): readonly Swatch[] {
  if (action.do === 'add-swatch') {
    return swatches.length < maxSwatches ? [...swatches, { hex: action.hex, locked: false }] : swatches;
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
  if (isSame(palette, state.palette)) return state;
  const continues = running !== undefined && running === state.running;
  const past = continues ? state.past : [...state.past, state.palette].slice(-maxUndoSteps);
  return { ...state, palette, type: ruleOf(palette) ?? state.type, past, future: [], running };
}

function isSame(one: Palette, other: Palette): boolean {
  return (
    one.base === other.base &&
    one.source === other.source &&
    one.swatches.length === other.swatches.length &&
    one.swatches.every(({ hex, locked }, index) => {
      const swatch = other.swatches[index];
      return swatch?.hex === hex && swatch.locked === locked;
    })
  );
}

function step(state: PaletteState, from: 'past' | 'future', to: 'past' | 'future'): PaletteState {
  const palette = state[from].at(-1);
  if (!palette) return state;
  return {
    ...state,
    palette,
    type: ruleOf(palette) ?? state.type,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], state.palette],
    baseText: palette.base,
    baseError: undefined,
    running: undefined,
  };
}
