import type { PDFDict } from '@cantoo/pdf-lib';
import { dictionaryEntry, entry, rawEntry } from '../../objects/access.ts';
import { readColorSpace } from '../images/color-space.ts';
import { type ContentOperator, type Operand, scanContent } from './scan-content.ts';

/**
 * Converts a content stream's RGB and CMYK colours to gray, in device and ICC-based spaces. Spot colours, palettes and
 * gradients stay. Returns the same buffer when nothing changes.
 */
export function grayColors(content: Buffer, resources: PDFDict | undefined): Buffer {
  const state = new ColorState(resources);
  const parts: Buffer[] = [];
  let copied = 0;
  scanContent(content, (operator) => {
    const gray = state.translate(operator);
    if (gray === undefined) return;
    parts.push(content.subarray(copied, operator.start), Buffer.from(gray, 'latin1'));
    copied = operator.end;
  });
  if (parts.length === 0) return content;
  return Buffer.concat([...parts, content.subarray(copied)]);
}

/** The number of components of the current space, if it is converted to gray. */
type Channels = { fill: number | undefined; stroke: number | undefined };

class ColorState {
  readonly #resources: PDFDict | undefined;
  #channels: Channels = { fill: undefined, stroke: undefined };
  readonly #saved: Channels[] = [];

  constructor(resources: PDFDict | undefined) {
    this.#resources = resources;
  }

  /** The replacement for an operator; undefined keeps it. */
  translate({ name, operands }: ContentOperator): string | undefined {
    switch (name) {
      case 'q':
        this.#saved.push(this.#channels);
        return undefined;
      case 'Q':
        this.#channels = this.#saved.pop() ?? this.#channels;
        return undefined;
      case 'rg':
      case 'k':
        return this.#setDirectly('fill', operands, 'g');
      case 'RG':
      case 'K':
        return this.#setDirectly('stroke', operands, 'G');
      case 'g':
        this.#set('fill', undefined);
        return undefined;
      case 'G':
        this.#set('stroke', undefined);
        return undefined;
      case 'cs':
        return this.#choose('fill', operands, name);
      case 'CS':
        return this.#choose('stroke', operands, name);
      case 'sc':
      case 'scn':
        return this.#setInSpace('fill', operands, name);
      case 'SC':
      case 'SCN':
        return this.#setInSpace('stroke', operands, name);
      default:
        return undefined;
    }
  }

  #set(kind: keyof Channels, channels: number | undefined): void {
    this.#channels = { ...this.#channels, [kind]: channels };
  }

  #setDirectly(kind: keyof Channels, operands: readonly Operand[], operator: string): string | undefined {
    this.#set(kind, undefined);
    const gray = grayOf(numbersOf(operands));
    return gray === undefined ? undefined : `${gray} ${operator}`;
  }

  /** Spaces of three or four components become DeviceGray; colours set in them are converted. */
  #choose(kind: keyof Channels, [operand]: readonly Operand[], operator: string): string | undefined {
    const name = operand && typeof operand !== 'number' && 'name' in operand ? operand.name : '';
    const channels = this.#channelsOf(name);
    this.#set(kind, channels);
    return channels === undefined ? undefined : `/DeviceGray ${operator}`;
  }

  #channelsOf(name: string): number | undefined {
    if (name === 'DeviceRGB') return 3;
    if (name === 'DeviceCMYK') return 4;
    const spaces = dictionaryEntry(this.#resources, 'ColorSpace');
    if (!spaces || entry(spaces, name) === undefined) return undefined;
    const space = readColorSpace(spaces.context, rawEntry(spaces, name));
    return space?.kind === 'rgb' || space?.kind === 'cmyk' ? space.channels : undefined;
  }

  #setInSpace(kind: keyof Channels, operands: readonly Operand[], operator: string): string | undefined {
    const numbers = numbersOf(operands);
    const gray = numbers.length === this.#channels[kind] ? grayOf(numbers) : undefined;
    return gray === undefined ? undefined : `${gray} ${operator}`;
  }
}

const numbersOf = (operands: readonly Operand[]): number[] => operands.filter((operand) => typeof operand === 'number');

/** ISO 32000-2, 10.4.2 (RGB) and 10.4.4 (CMYK), rounded to three decimals; undefined for other component counts. */
export function grayOf(color: readonly number[]): number | undefined {
  // Out-of-range values are clamped (8.6.4).
  const [first = 0, second = 0, third = 0, black = 0] = color.map((value) => Math.min(1, Math.max(0, value)));
  const weighted = 0.3 * first + 0.59 * second + 0.11 * third;
  if (color.length !== 3 && color.length !== 4) return undefined;
  const gray = color.length === 3 ? weighted : 1 - Math.min(1, weighted + black);
  return Number(gray.toFixed(3));
}
