import { describe, expect, it } from 'vitest';
import { BitmapCache } from './bitmap-cache.ts';

describe('kept pictures of pages', () => {
  it('leave when there is no room, the one not looked at for longest first, and give their memory back', () => {
    const cache = new BitmapCache<FakePicture>(800);
    const [a, b, c] = [new FakePicture(), new FakePicture(), new FakePicture()];
    cache.add('a', a);
    cache.add('b', b);
    cache.get('a');
    cache.add('c', c);
    expect([a, b, c].map(({ isClosed }) => isClosed)).toEqual([false, true, false]);
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBe(a);
  });

  it('hold the newest even when it is larger than all the room', () => {
    const cache = new BitmapCache<FakePicture>(10);
    const picture = new FakePicture();
    cache.add('large', picture);
    expect(cache.get('large')).toBe(picture);
  });

  it('leave with their document', () => {
    const cache = new BitmapCache<FakePicture>(8000);
    const [first, second] = [new FakePicture(), new FakePicture()];
    cache.add('1/0/100', first);
    cache.add('12/0/100', second);
    cache.deleteAll('1/');
    expect(first.isClosed).toBe(true);
    expect(second.isClosed).toBe(false);
  });
});

class FakePicture {
  readonly width = 10;
  readonly height = 10;
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
}
