import { expect, test } from 'vitest';
import {
  addPages,
  addPhotos,
  emptyList,
  finishPhoto,
  frontWithoutBack,
  movePage,
  type Photo,
  type Place,
  removePage,
  type ScanList,
  type ScannedPage,
  sideOf,
} from './scan-list.ts';

test('a single photo is opened; several wait together', () => {
  expect(addPhotos(emptyList, [photo('a')]).open).toBe('a');
  expect(addPhotos(emptyList, [photo('a'), photo('b')]).open).toBeUndefined();
});

test('a processed photo becomes the first page and is selected', () => {
  const list = scan(scan(emptyList, 'a'), 'b');
  expect(order(list)).toBe('b a');
  expect(list.selected).toBe('b');
  expect(list.photos).toEqual([]);
  expect(list.open).toBeUndefined();
});

test('photos added together keep their order before the older pages', () => {
  const batch: Place = { at: 'front', batch: 'together' };
  expect(order(scan(scan(scan(emptyList, 'old'), 'a', batch), 'b', batch))).toBe('a b old');
});

test('a photo that is cropped again replaces its pages, both of them for a book', () => {
  const list: ScanList = { ...emptyList, pages: [page('x'), page('left', 'book'), page('right', 'book'), page('y')] };
  expect(order(scan(list, 'new', { at: 'instead', scan: 'book' }))).toBe('x new y');
});

test("a phone's pages keep their order there, also one by one, and none comes twice", () => {
  const list: ScanList = { ...emptyList, pages: [page('old')] };
  const one = addPages(list, [{ ...page('a'), batch: 'together' }]);
  const both = addPages(one, [{ ...page('b'), batch: 'together' }, page('c')]);
  expect(order(both)).toBe('c a b old');
  expect(both.selected).toBe('c');
  expect(addPages(both, [page('c')])).toBe(both);
});

test('the back of a card follows its front, and is no longer expected then', () => {
  const front: ScanList = { ...emptyList, pages: [{ ...page('front'), mode: 'id-card' }, page('other')] };
  expect(frontWithoutBack(front)?.key).toBe('front');
  const both = finishPhoto(
    { ...front, photos: [{ ...photo('back'), place: { at: 'behind', page: 'front' } }] },
    'back',
    [{ ...page('back'), mode: 'id-card', scannedAt: 2 }],
  );
  expect(order(both)).toBe('front back other');
  expect(both.pages.slice(0, 2).map((side) => sideOf(both.pages, side))).toEqual(['front', 'back']);
  expect(frontWithoutBack(both)).toBeUndefined();
});

test('a page moves within the list and not out of it', () => {
  const list: ScanList = { ...emptyList, pages: [page('a'), page('b'), page('c')] };
  expect(order(movePage(list, 'a', 2))).toBe('b c a');
  expect(movePage(list, 'a', 3)).toBe(list);
});

test('when the selected page is deleted, its neighbour is selected', () => {
  const list: ScanList = { ...emptyList, pages: [page('a'), page('b')], selected: 'b' };
  expect(removePage(list, 'b').selected).toBe('a');
  expect(removePage(removePage(list, 'b'), 'a').selected).toBeUndefined();
});

const scan = (list: ScanList, key: string, place: Place = { at: 'front', batch: key }): ScanList =>
  finishPhoto(addPhotos(list, [{ ...photo(key), place }]), key, [
    { ...page(key), batch: place.at === 'front' ? place.batch : key },
  ]);

const order = ({ pages }: ScanList): string => pages.map(({ key }) => key).join(' ');

const photo = (key: string): Photo => ({
  key,
  original: key,
  name: `${key}.jpg`,
  bytes: 1,
  size: undefined,
  corners: undefined,
  edges: 'looking',
  place: { at: 'front', batch: key },
  state: { is: 'waiting' },
});

const page = (key: string, scanKey = key): ScannedPage => ({
  key,
  scan: scanKey,
  original: key,
  originalName: `${key}.jpg`,
  batch: key,
  image: { url: '/api/files/x', name: 'scan.jpg', type: 'jpeg', width: 10, height: 10 },
  photoSize: undefined,
  readText: '',
  text: '',
  words: [],
  confidence: 0,
  mode: 'document',
  scannedAt: 1,
  rotation: 0,
  corners: undefined,
  sure: true,
  contact: undefined,
  notes: [],
});
