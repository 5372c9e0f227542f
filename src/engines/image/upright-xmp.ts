/** XMP may repeat the orientation that was just applied to the pixels; a viewer that believes it would turn them twice. */
export function uprightXmp(xmp: string): string {
  return xmp
    .replace(/(tiff:Orientation\s*=\s*["'])\d(["'])/g, '$11$2')
    .replace(/(<tiff:Orientation>)\s*\d\s*(<\/tiff:Orientation>)/g, '$11$2');
}
