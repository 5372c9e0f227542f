const chunkCharacters = 32 * 1024;

/** Joins short texts into UTF-8 chunks worth writing; holds one in memory. */
export async function* textChunks(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < chunkCharacters) continue;
    yield Buffer.from(waiting.join(''));
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.from(waiting.join(''));
}
