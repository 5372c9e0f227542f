/** Moves places in a text along with an edit of it; those that it touched are dropped. Positions in UTF-16 units. */
export function followEdit<Place extends { start: number; end: number }>(
  places: readonly Place[],
  before: string,
  after: string,
): Place[] {
  if (before === after) return [...places];
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shortest - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const end = before.length - tail;
  const moved = after.length - before.length;
  return places.flatMap((place) => {
    if (place.end < start) return [place];
    // A word that grows at its beginning is another word.
    return place.start > end ? [{ ...place, start: place.start + moved, end: place.end + moved }] : [];
  });
}
