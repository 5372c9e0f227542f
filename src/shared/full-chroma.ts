/** From this quality on, colour edges are worth the bytes: full chroma. */
export const fullChromaQuality = 90;
