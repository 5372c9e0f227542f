const passes = 4;
const unreached = 1e9;

/**
 * How much a plane's value must change on the way from `isStart` pixels to each other one, approximately
 * (minimum barrier distance by raster scans: Zhang et al., ICCV 2015).
 */
export function barrierDistance(
  plane: Float32Array,
  width: number,
  height: number,
  isStart: (index: number) => boolean,
): Float32Array {
  const distance = new Float32Array(plane.length).fill(unreached);
  const highest = Float32Array.from(plane);
  const lowest = Float32Array.from(plane);
  for (let index = 0; index < plane.length; index += 1) if (isStart(index)) distance[index] = 0;
  const relax = (pixel: number, from: number) => {
    if (distance[from] === unreached) return;
    const value = plane[pixel] ?? 0;
    const high = Math.max(highest[from] ?? 0, value);
    const low = Math.min(lowest[from] ?? 0, value);
    if (high - low >= (distance[pixel] ?? 0)) return;
    distance[pixel] = high - low;
    highest[pixel] = high;
    lowest[pixel] = low;
  };
  for (let pass = 0; pass < passes; pass += 1) {
    const forwards = pass % 2 === 0;
    const step = forwards ? 1 : -1;
    for (let row = 0; row < height; row += 1) {
      const y = forwards ? row : height - 1 - row;
      for (let column = 0; column < width; column += 1) {
        const pixel = y * width + (forwards ? column : width - 1 - column);
        if (row > 0) relax(pixel, pixel - step * width);
        if (column > 0) relax(pixel, pixel - step);
      }
    }
  }
  return distance;
}
