import type { PhotoStep } from '../photo-tile.ts';
import { mapTone, type ToneMap } from './map-tone.ts';

export type TonePlan = { step: 'tone'; map: ToneMap };

/** Light and colours. Each pixel by itself. */
export const createToneStep = ({ map }: TonePlan): PhotoStep => ({
  name: 'tone',
  scale: 1,
  margin: 0,
  apply: (tile) => ({ ...tile, data: mapTone(tile, map) }),
});
