import { describe, expect, it } from 'vitest';
import { BitmapCache } from './bitmap-cache.ts';

describe('kept images of pages', () => {
  it('leave when there is no room, the one not looked at for longest first, and give their memory back', () => {
    const cache = new BitmapCache<FakeImage>(800);
    const [a, b, c] = [new FakeImage(), new FakeImage(), new FakeImage()];
    cache.add('a', a);
    cache.add('b', b);
    cache.get('a');
    cache.add('c', c);
    expect([a, b, c].map(({ isClosed }) => isClosed)).toEqual([false, true, false]);
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBe(a);
  });

  it('hold the newest even when it is larger than all the room', () => {
    const cache = new BitmapCache<FakeImage>(10);
    const image = new FakeImage();
    cache.add('large', image);
    expect(cache.get('large')).toBe(image);
  });

  it('leave with their document', () => {
    const cache = new BitmapCache<FakeImage>(8000);
    const [first, second] = [new FakeImage(), new FakeImage()];
    cache.add('1/0/100', first);
    cache.add('12/0/100', second);
    cache.deleteAll('1/');
    expect(first.isClosed).toBe(true);
    expect(second.isClosed).toBe(false);
  });
});

class FakeImage {
  readonly width = 10;
  readonly height = 10;
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
}
