import { expect, test } from 'vitest';
import { imageCompressor } from '../../../tools/image-compressor/image-compressor.tool.ts';
import { proOffer } from './pro-offer.ts';

const { compress } = imageCompressor.actions;

test('names the limits that Pro raises', () => {
  expect(proOffer(imageCompressor)).toEqual({
    title: 'More of the Image Compressor with Pro',
    text: 'Size of one image: 500 MB instead of 25 MB.',
    proOnly: false,
  });
});

test('says so where the whole tool is for Pro', () => {
  const proOnly = { title: 'Pro Feature', text: 'Photo enhancement is available for Pro users.' };
  expect(proOffer({ name: 'Photo Enhancer', actions: { enhance: { ...compress, proOnly } } })).toEqual({
    title: 'Photo Enhancer is part of Pro',
    text: proOnly.text,
    proOnly: true,
  });
});

test('names an allowance that Pro does not have', () => {
  const allowance = { free: { max: 5, per: 'month' as const }, unit: { one: 'scan', many: 'scans' } };
  expect(proOffer({ name: 'Scanner', actions: { scan: { ...compress, files: undefined, allowance } } })?.text).toBe(
    'Scans: unlimited instead of 5 scans a month.',
  );
});

test('offers nothing where Pro changes nothing', () => {
  expect(proOffer({ name: 'Word Counter', actions: {} })).toBeUndefined();
});
